// SPDX-License-Identifier: MIT

/// The state of the clock, within reach of layers, which belong to no actor. All of it is used on the main thread only.
enum AnimationTime {
  /// The present time, in seconds.
  nonisolated(unsafe) static var now: TimeInterval = 0
  /// What is under way, in the order of starting.
  nonisolated(unsafe) static var runs: [AnimationRun] = []

  /// Puts a run on the clock.
  static func start(_ run: AnimationRun) {
    runs.append(run)
    CATransaction.current?.include(run)
  }
}

/// The present time of the animation clock, in seconds.
///
/// Differs from Core Animation: it stands still until somebody turns ``AnimationClock/main``.
public func CACurrentMediaTime() -> TimeInterval { AnimationTime.now }
