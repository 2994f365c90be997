// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The progress of the clock in force while the main run loop runs.
///
/// Programs that wait with `RunLoop.run(until:)`, as tests of apps do, see animations and their completions after the time that
/// these take. A timer of the main run loop advances the clock as long as something is animated. It fires only while somebody runs
/// the loop.
package enum RunLoopTicks {
  /// Whether only run loops that are run by a task advance the clock. In a process of tests the main run loop always runs, and
  /// the tests that wait in a suspension control the clock themselves.
  package static var needsTask: Bool {
    get { taskIsNeeded.load(ordering: .relaxed) }
    set { taskIsNeeded.store(newValue, ordering: .relaxed) }
  }
  private static let taskIsNeeded = Atomic(false)

  /// The time between two advances, in seconds.
  private static let interval = 1.0 / 60

  // The main run loop and the clocks are used on the main thread only.
  /// The timer, and the time at which the clock was last advanced, or the first animation began; `nil` while nothing is animated.
  nonisolated(unsafe) private static var running: (timer: Timer, last: Date)?

  /// Begins to advance the clock, unless that has begun.
  static func begin() {
    guard running == nil, Thread.isMainThread else { return }
    let timer = Timer(timeInterval: interval, repeats: true) { _ in tick() }
    running = (timer, Date())
    RunLoop.main.add(timer, forMode: .common)
  }

  /// Ends the timer when nothing is animated any more.
  static func endIfIdle() {
    guard running != nil, !AnimationClock.isAnyRunning, !CADisplayLink.isAnyRunning else { return }
    end()
  }

  private static func end() {
    running?.timer.invalidate()
    running = nil
  }

  /// Runs `body` without the timer, for questions about the timers of a program.
  package static func paused<Result>(_ body: () -> Result) -> Result {
    guard running != nil else { return body() }
    end()
    defer { begin() }
    return body()
  }

  private static func tick() {
    guard AnimationClock.isAnyRunning || CADisplayLink.isAnyRunning else { return end() }
    if needsTask, withUnsafeCurrentTask(body: { $0 == nil }) { return }
    let now = Date()
    let passed = now.timeIntervalSince(running?.last ?? now)
    running?.last = now
    // The timer is one of the main run loop.
    MainActor.assumeIsolated { AnimationClock.main.advance(by: passed) }
  }
}
