// SPDX-License-Identifier: MIT

/// The time of a clock. The animations of the clock read it, also those of layers, which are not isolated to an actor. It is used on
/// the main thread only.
package final class AnimationTime: @unchecked Sendable {
  /// The current time, in seconds.
  package var now: TimeInterval = 0
}

/// The current time of the animation clock, in seconds.
///
/// Differs from Core Animation: the time changes only when ``AnimationClock/main`` is advanced.
public func CACurrentMediaTime() -> TimeInterval { AnimationClock.current.time.now }
