// SPDX-License-Identifier: MIT

/// The two fingers of a pinch or a rotation.
@MainActor
struct FingerPair {
  /// The way from the first finger to the second, in the window, in points.
  private let way: CGVector

  /// Creates the pair of the first two of some touches; `nil` if there are fewer.
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (first, second) = (touches[0].windowLocation, touches[1].windowLocation)
    way = CGVector(dx: second.x - first.x, dy: second.y - first.y)
  }

  /// The distance between the fingers, in points; at least 1.
  var distance: CGFloat { max(hypot(way.dx, way.dy), 1) }
  /// The direction from the first finger to the second, clockwise from the right, in radians.
  var angle: CGFloat { atan2(way.dy, way.dx) }
}
