// SPDX-License-Identifier: MIT

/// The clock of all animations. It advances only when told to, so that tests and pictures are reproducible.
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
/// Differs from UIKit: the clock does not advance by itself. Completions that UIKit calls in the next pass of the run
/// loop, such as those of animations without a duration, are called at the next tick of the clock; `advance(by: 0)` is
/// one.
@MainActor
public final class AnimationClock {
  /// The shared clock.
  public static let main = AnimationClock()

  /// The number of consecutive completions without a change of the time that is treated as an endless loop.
  private static let limit = 10_000

  private var isTurning = false

  private init() {}

  /// The current time, in seconds since the start of the program.
  public var now: TimeInterval { AnimationTime.now }

  /// Whether no animation is running and no completion is pending.
  public var isIdle: Bool { AnimationTime.runs.isEmpty }

  /// The time at which the last running animation ends, in seconds: infinite if one repeats forever, ``now`` if none is
  /// running. Animations that completions will start are not included.
  public var endOfAnimations: TimeInterval { AnimationTime.runs.map(\.end).max().map { max($0, now) } ?? now }

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
    while let run = nextEnding(before: target) {
      callsWithoutTime = run.end > now ? 0 : callsWithoutTime + 1
      if callsWithoutTime == Self.limit {
        LayoutLog.write(
          "Completions keep starting animations without a duration; stopped after \(Self.limit) completions.")
        break
      }
      AnimationTime.now = max(now, run.end)
      run.finish()
    }
    AnimationTime.now = target
  }

  /// Advances the clock until all animations have ended, including those started by completions, except those that
  /// repeat forever.
  public func finish() {
    var rounds = 0
    while let end = AnimationTime.runs.map(\.end).filter(\.isFinite).max(), rounds < Self.limit {
      advance(to: end)
      rounds += 1
    }
  }

  /// Runs `work` at the next tick, as UIKit would in the next pass of the run loop.
  package static func afterThisTurn(_ work: @escaping () -> Void) {
    let run = AnimationRun()
    run.completions.append { _ in work() }
    AnimationTime.runs.append(run)
  }

  private func nextEnding(before time: TimeInterval) -> AnimationRun? {
    // Sums of seconds are inexact, so an animation that ends within a microsecond has ended.
    let due = AnimationTime.runs.filter { $0.end <= time + 1e-6 }
    return due.min { ($0.end, $0.order) < ($1.end, $1.order) }
  }
}
