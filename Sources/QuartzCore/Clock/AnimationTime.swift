// SPDX-License-Identifier: MIT

/// The state of the clock, accessible to layers, which are not isolated to an actor. It is used on the main thread
/// only.
package enum AnimationTime {
  /// The current time, in seconds.
  package nonisolated(unsafe) static var now: TimeInterval = 0
  /// The running animations, in the order of their start.
  package nonisolated(unsafe) static var runs: [AnimationRun] = []

  /// Adds a run to the clock.
  package static func start(_ run: AnimationRun) {
    runs.append(run)
    CATransaction.current?.include(run)
  }
}

/// The current time of the animation clock, in seconds.
///
/// Differs from Core Animation: the time changes only when ``AnimationClock/main`` is advanced.
public func CACurrentMediaTime() -> TimeInterval { AnimationTime.now }
