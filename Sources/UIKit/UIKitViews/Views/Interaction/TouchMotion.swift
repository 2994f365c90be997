// SPDX-License-Identifier: MIT

/// The movement of a point by which fingers pan, on the animation clock.
struct TouchMotion {
  /// The time for which fingers may rest before they are lifted without losing their velocity, in seconds.
  private static let rest: TimeInterval = 0.1

  /// The velocity, in points per second, in the window.
  private(set) var velocity = CGPoint.zero
  private var location = CGPoint.zero
  private var time: TimeInterval = 0

  /// Begins at a point, with the velocity that there is.
  mutating func start(at point: CGPoint, _ time: TimeInterval) { (location, self.time) = (point, time) }

  /// Moves to a point. A movement that takes no time has no velocity of its own.
  mutating func move(to point: CGPoint, _ time: TimeInterval) {
    // Times are sums of short ones; the rest of a microsecond is their rounding, and would make equal movements differ.
    let elapsed = ((time - self.time) * 1e6).rounded() / 1e6
    guard elapsed > 0 else { return }
    velocity = CGPoint(x: (point.x - location.x) / elapsed, y: (point.y - location.y) / elapsed)
    (location, self.time) = (point, time)
  }

  /// Ends the movement.
  mutating func end(_ time: TimeInterval) { if time - self.time > Self.rest { velocity = .zero } }
}
