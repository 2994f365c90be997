// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// An axis-aligned rectangle given by its edges. Its coordinates may be infinite or not a number.
///
/// Foundation's `CGRect` traps when such rectangles are intersected.
struct Extent: Equatable {
  var left: CGFloat
  var top: CGFloat
  var right: CGFloat
  var bottom: CGFloat

  /// The extent of the whole plane.
  static let everything = Extent(left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)
  /// The empty extent.
  static let nothing = Extent(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)

  init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// Creates the extent of a rectangle, including one with negative sizes. The extent is empty when an edge is not a
  /// number.
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

  /// The rectangle; `nil` when the extent is empty or exceeds one million points.
  var rect: CGRect? {
    guard !isNothing, max(abs(left), abs(top), abs(right), abs(bottom)) < 1e6 else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func intersection(_ other: Extent) -> Extent {
    Extent(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func union(_ other: Extent) -> Extent {
    if isNothing { return other }
    if other.isNothing { return self }
    return Extent(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// The extent with every edge moved outward by `reach`.
  func grown(by reach: CGFloat) -> Extent {
    isNothing || reach.isNaN
      ? self : Extent(left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach)
  }

  func moved(x: CGFloat, y: CGFloat) -> Extent {
    x.isNaN || y.isNaN ? self : Extent(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// The bounding box of the transformed corners; the whole plane when a corner is not finite.
  func applying(_ t: CGAffineTransform) -> Extent {
    if isNothing || t.isIdentity { return self }
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)].map {
      CGPoint(x: $0.0, y: $0.1).applying(t)
    }
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return .everything }
    let xs = corners.map(\.x), ys = corners.map(\.y)
    return Extent(left: xs.min() ?? 0, top: ys.min() ?? 0, right: xs.max() ?? 0, bottom: ys.max() ?? 0)
  }

  func contains(_ other: Extent) -> Bool {
    other.isNothing || (left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom)
  }
}
