// SPDX-License-Identifier: MIT

import Synchronization

/// The clock of all animations. It advances only on request, or while code waits with `RunLoop.run(until:)`, so that tests and
/// pictures are reproducible.
///
/// ```swift
/// UIView.animate(withDuration: 0.5, animations: { box.alpha = 0 }, completion: { _ in box.removeFromSuperview() })
/// box.alpha                             // 0: the view has its new value at once
/// AnimationClock.main.advance(by: 0.25)
/// box.layer.presentation()?.opacity     // 0.5: what would be on the screen
/// AnimationClock.main.advance(by: 0.25) // and now the completion has been called
/// ```
///
/// A test advances it in steps, or to the end with ``finish()``. A program that displays views calls ``advance(by:)``
/// once per frame with the time since the previous frame.
///
/// Differs from UIKit: the clock advances by itself only while the main run loop runs. Completions that UIKit calls in the next pass of the run
/// loop, such as those of animations without a duration, are called at the next tick of the clock; `advance(by: 0)` is
/// one.
///
/// An animation belongs to the clock that was in force when it began. Layouts that animate at different paces can have clocks of
/// their own; see ``whileMain(_:)``.
///
/// UIKit's own animations, such as those of a push, and the implicit animations of layers take time only while the clock is
/// running; see ``isRunning``.
@MainActor
public final class AnimationClock {
  /// The clock in force, by which animations that begin now run: that of the process, or the one that ``whileMain(_:)`` puts in its
  /// place.
  public static var main: AnimationClock { current }

  /// The clock in force, for code that is not isolated to the main actor.
  package nonisolated static var current: AnimationClock { setting.valueOnMainThread }

  private nonisolated static let ofProcess = AnimationClock(isRunning: false)
  private nonisolated static let setting = LayoutSetting(ofProcess)

  /// The number of animations on all clocks.
  private nonisolated static let runningCount = Atomic(0)

  /// Whether an animation is on any clock.
  package nonisolated static var isAnyRunning: Bool { runningCount.load(ordering: .relaxed) > 0 }

  /// The number of consecutive completions without a change of the time that is treated as an endless loop.
  private static let limit = 10_000

  private var isTurning = false

  /// The time, which animations share with the clock.
  package nonisolated let time = AnimationTime()
  /// The running animations, in the order of their start.
  package private(set) nonisolated(unsafe) var runs: [AnimationRun] = []

  /// Whether UIKit's own animations take their time on this clock: pushes, presentations, page turns, changes of rows and
  /// scrolling that are `animated`, rotations, the motion of a scroll view after a drag, and the implicit animations of layers
  /// without a view.
  ///
  /// While the clock is not running, they end at once and call their methods in UIKit's order, so that code can read the result in
  /// the next line. Animations that the app describes itself take their time in both cases. The value is `false` for the clock of
  /// the process until a program sets it to `true`, and `true` for a clock that code creates. Animations that have begun
  /// continue when it changes.
  public nonisolated(unsafe) var isRunning: Bool

  /// Creates a clock that shows 0, has no animations and is running.
  public nonisolated convenience init() { self.init(isRunning: true) }

  private nonisolated init(isRunning: Bool) { self.isRunning = isRunning }

  deinit { AnimationClock.runningCount.subtract(runs.count, ordering: .relaxed) }

  /// Runs `body` with this clock as ``main``, and restores the previous one afterward.
  public func whileMain<Value>(_ body: () throws -> Value) rethrows -> Value {
    try AnimationClock.setting.withValue(self, body)
  }

  /// Runs `body` with this clock as ``main`` for the current task and its child tasks, also while they are suspended.
  package func whileMain<Value: Sendable>(inTask body: @MainActor () async throws -> Value) async rethrows -> Value {
    try await AnimationClock.setting.withValue(self, body)
  }

  /// The current time, in seconds since the start of the program.
  public var now: TimeInterval { time.now }

  /// Whether no animation is running and no completion is pending.
  public var isIdle: Bool { runs.isEmpty }

  /// The time at which the last running animation ends, in seconds: infinite if one repeats forever, ``now`` if none is
  /// running. Animations that completions will start are not included.
  public var endOfAnimations: TimeInterval { runs.map(\.end).max().map { max($0, now) } ?? now }

  /// Advances the clock by `seconds`; see ``advance(to:)``.
  public func advance(by seconds: TimeInterval) { advance(to: now + max(seconds, 0)) }

  /// Advances the clock to `time`, in seconds.
  ///
  /// Animations that end by then end in order, and each completion runs at the end time of its animation, so that an
  /// animation started in it follows without a gap. A time in the past does not move the clock; only pending
  /// completions are called.
  ///
  /// Does nothing when called from a completion.
  public func advance(to time: TimeInterval) {
    guard !isTurning else { return }
    isTurning = true
    defer { isTurning = false }
    let target = max(time, now)
    var callsWithoutTime = 0
    while true {
      let run = nextEnding(before: target)
      if let due = CADisplayLink.nextDue(on: self, before: min(target, run?.end ?? target)) {
        self.time.now = max(now, due.time)
        due.link.tick()
        continue
      }
      guard let run else { break }
      callsWithoutTime = run.end > now ? 0 : callsWithoutTime + 1
      if callsWithoutTime == Self.limit {
        LayoutLog.write(
          "Completions keep starting animations without a duration; stopped after \(Self.limit) completions.")
        break
      }
      self.time.now = max(now, run.end)
      run.finish()
    }
    self.time.now = target
  }

  /// Advances the clock until all animations have ended, including those started by completions, except those that
  /// repeat forever.
  public func finish() {
    var rounds = 0
    while let end = runs.map(\.end).filter(\.isFinite).max(), rounds < Self.limit {
      advance(to: end)
      rounds += 1
    }
  }

  /// Runs `work` at the next tick, as UIKit would in the next pass of the run loop.
  package static func afterThisTurn(_ work: @escaping () -> Void) {
    let run = AnimationRun()
    run.completions.append { _ in work() }
    run.enterClock()
  }

  /// Adds an animation.
  nonisolated func add(_ run: AnimationRun) {
    runs.append(run)
    AnimationClock.runningCount.add(1, ordering: .relaxed)
    RunLoopTicks.begin()
  }

  /// Removes an animation, if it is on the clock.
  nonisolated func remove(_ run: AnimationRun) {
    guard let index = runs.firstIndex(where: { $0 === run }) else { return }
    runs.remove(at: index)
    AnimationClock.runningCount.subtract(1, ordering: .relaxed)
    RunLoopTicks.endIfIdle()
  }

  private func nextEnding(before time: TimeInterval) -> AnimationRun? {
    // Sums of seconds are inexact, so an animation that ends within a microsecond has ended.
    let due = runs.filter { $0.end <= time + 1e-6 }
    return due.min { ($0.end, $0.order) < ($1.end, $1.order) }
  }
}

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
