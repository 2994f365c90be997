// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@testable import LayoutChecks

@Suite("Pairs of rectangles")
struct RectanglePairsTests {
  @Test("the pairs are those that a look at all pairs finds", arguments: 0..<20 as Range<UInt64>)
  func random(seed: UInt64) {
    var generator = SeededNumbers(seed: seed)
    // Wide, high and square arrangements; some rectangles are null or empty.
    let (width, height): (CGFloat, CGFloat) = [(400, 40), (40, 400), (200, 200)][Int(seed) % 3]
    let rectangles = (0..<60).map { _ -> CGRect in
      if Int.random(in: 0..<12, using: &generator) == 0 { return .null }
      return CGRect(
        x: CGFloat.random(in: 0...width, using: &generator), y: CGFloat.random(in: 0...height, using: &generator),
        width: CGFloat.random(in: 0...30, using: &generator), height: CGFloat.random(in: 0...30, using: &generator))
    }
    var expected: [[Int]] = []
    for front in rectangles.indices {
      for back in 0..<front where !rectangles[front].intersection(rectangles[back]).isNull {
        expected.append([front, back])
      }
    }
    #expect(RectanglePairs.meeting(rectangles).map { [$0.front, $0.back] } == expected)
  }
}
