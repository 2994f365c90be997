// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The correction needs no import: it is part of the program.
@Suite("Rectangles that meet")
struct RectangleTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test(
    "only a common area is an intersection",
    arguments: [
      (CGRect(x: 9, y: 9, width: 5, height: 5), true), (CGRect(x: 9.99, y: 0, width: 5, height: 5), true),
      (CGRect(x: 10, y: 0, width: 5, height: 5), false), (CGRect(x: 0, y: 10, width: 5, height: 5), false),
      (CGRect(x: 10, y: 10, width: 5, height: 5), false), (CGRect(x: -5, y: 0, width: 5, height: 5), false),
      (CGRect(x: 0, y: -5, width: 5, height: 5), false), (CGRect(x: 0, y: 20, width: 5, height: 5), false),
      (CGRect(x: -5, y: -5, width: 20, height: 20), true), (CGRect(x: 2, y: 2, width: 1, height: 1), true),
      (CGRect(x: 14, y: 14, width: -5, height: -5), true), (CGRect(x: 15, y: 15, width: -5, height: -5), false),
      (.null, false), (.infinite, true),
    ] as [(CGRect, Bool)])
  func intersects(other: CGRect, isIntersection: Bool) {
    #expect(square.intersects(other) == isIntersection)
    #expect(other.intersects(square) == isIntersection)
  }
}
