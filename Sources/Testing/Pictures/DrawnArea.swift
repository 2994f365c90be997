// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// The area that drawing covers: an axis-aligned rectangle given by its edges, which may be infinite or NaN.
///
/// Foundation's `CGRect` traps when such rectangles are intersected.
struct DrawnArea: Equatable {
  var left: CGFloat
  var top: CGFloat
  var right: CGFloat
  var bottom: CGFloat

  /// The area of the entire plane.
  static let everything = DrawnArea(left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)
  /// The empty area.
  static let nothing = DrawnArea(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)

  init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// Creates the extent of a rectangle, including one with negative sizes. The extent is empty if an edge is NaN.
  init(_ rect: CGRect) {
    let (x, y) = (rect.origin.x, rect.origin.y)
    let (farX, farY) = (x + rect.size.width, y + rect.size.height)
    if x.isNaN || y.isNaN || farX.isNaN || farY.isNaN {
      self = .nothing
    } else {
      self.init(left: min(x, farX), top: min(y, farY), right: max(x, farX), bottom: max(y, farY))
    }
  }

  var isNothing: Bool { !(left <= right && top <= bottom) }

  /// The rectangle; `nil` if the extent is empty or exceeds one million points.
  var rect: CGRect? {
    guard !isNothing, max(abs(left), abs(top), abs(right), abs(bottom)) < 1e6 else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func intersection(_ other: DrawnArea) -> DrawnArea {
    DrawnArea(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func union(_ other: DrawnArea) -> DrawnArea {
    if isNothing { return other }
    if other.isNothing { return self }
    return DrawnArea(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// Returns the area with every edge moved outward by `reach`.
  func grown(by reach: CGFloat) -> DrawnArea {
    isNothing || reach.isNaN
      ? self : DrawnArea(left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach)
  }

  func moved(x: CGFloat, y: CGFloat) -> DrawnArea {
    x.isNaN || y.isNaN ? self : DrawnArea(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// Returns the bounding box of the transformed corners; the entire plane if a corner is not finite.
  func applying(_ t: CGAffineTransform) -> DrawnArea {
    if isNothing || t.isIdentity { return self }
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)].map {
      CGPoint(x: $0.0, y: $0.1).applying(t)
    }
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return .everything }
    let xs = corners.map(\.x), ys = corners.map(\.y)
    return DrawnArea(left: xs.min() ?? 0, top: ys.min() ?? 0, right: xs.max() ?? 0, bottom: ys.max() ?? 0)
  }

  func contains(_ other: DrawnArea) -> Bool {
    other.isNothing || (left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom)
  }
}
