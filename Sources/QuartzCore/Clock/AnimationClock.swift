// SPDX-License-Identifier: MIT

/// The clock that all animations run by. It moves only when it is told to, so that tests and pictures repeat.
///
/// ```swift
/// UIView.animate(withDuration: 0.5, animations: { box.alpha = 0 }, completion: { _ in box.removeFromSuperview() })
/// box.alpha                             // 0: the view has its new value at once
/// AnimationClock.main.advance(by: 0.25)
/// box.layer.presentation()?.opacity     // 0.5: what would be on the screen
/// AnimationClock.main.advance(by: 0.25) // and now the completion has been called
/// ```
///
/// A test turns it by hand, or to the end with ``finish()``. A program that shows views while time passes calls
/// ``advance(by:)`` once for each frame it draws, with the time since the last one.
///
/// Differs from UIKit: there time passes by itself. Completions that UIKit calls in the next turn of the run loop, such as
/// those of animations without a duration, are called by the next turn of the clock, of which `advance(by: 0)` is one.
@MainActor
public final class AnimationClock {
  /// The clock.
  public static let main = AnimationClock()

  /// How many completions may follow one another without time going on before they are taken for an endless loop.
  private static let limit = 10_000

  private var isTurning = false

  private init() {}

  /// The present time, in seconds since the program began to count.
  public var now: TimeInterval { AnimationTime.now }

  /// Whether nothing is under way or waiting to be told that it has ended.
  public var isIdle: Bool { AnimationTime.runs.isEmpty }

  /// When the last of what is under way will have ended: infinite if something repeats for ever, ``now`` if nothing is
  /// under way. What completions will start is not in it.
  public var endOfAnimations: TimeInterval { AnimationTime.runs.map(\.end).max().map { max($0, now) } ?? now }

  /// Lets `seconds` pass; see ``advance(to:)``.
  public func advance(by seconds: TimeInterval) { advance(to: now + max(seconds, 0)) }

  /// Goes on to `time`: what ends until then ends in its order, and each completion finds the clock at its own time, so
  /// that an animation started in it follows without a gap. A time that has passed changes nothing but calls what is due.
  ///
  /// Called from within a completion it does nothing.
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
          "Completions of animations keep starting animations without a duration; giving up after \(Self.limit).")
        break
      }
      AnimationTime.now = max(now, run.end)
      finish(run)
    }
    AnimationTime.now = target
  }

  /// Goes on until nothing is under way except what repeats for ever, and what completions have started is over, too.
  public func finish() {
    var rounds = 0
    while let end = AnimationTime.runs.map(\.end).filter(\.isFinite).max(), rounds < Self.limit {
      advance(to: end)
      rounds += 1
    }
  }

  /// Does `work` in the next turn, as UIKit would in the next turn of the run loop.
  package static func afterThisTurn(_ work: @escaping () -> Void) {
    let run = AnimationRun()
    run.completions.append { _ in work() }
    AnimationTime.runs.append(run)
  }

  private func nextEnding(before time: TimeInterval) -> AnimationRun? {
    // Sums of seconds are not exact: what ends within a millionth has ended.
    let due = AnimationTime.runs.filter { $0.end <= time + 1e-6 }
    return due.min { ($0.end, $0.order) < ($1.end, $1.order) }
  }

  private func finish(_ run: AnimationRun) {
    if let animator = run as? AnimatorRun, let reachEnd = animator.reachEnd {
      if reachEnd() { AnimationTime.runs.removeAll { $0 === run } }
      return
    }
    AnimationTime.runs.removeAll { $0 === run }
    run.leaveLayers()
    run.complete()
  }
}

extension ViewInspection {
  /// The clock that animations run by.
  public var animationClock: AnimationClock { .main }
}
