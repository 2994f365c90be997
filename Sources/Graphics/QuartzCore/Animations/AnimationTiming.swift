// SPDX-License-Identifier: MIT

/// The delay, duration, curve and repetition of an animation.
///
/// Source: Apple, `CAMediaTiming`.
public struct AnimationTiming: Equatable, Sendable {
  /// The delay after the start, in seconds.
  public var delay: TimeInterval
  /// The duration of one run in one direction, in seconds.
  public var duration: TimeInterval
  /// The timing curve of one run in one direction.
  public var curve: TimingCurve
  /// The number of repetitions; infinite to repeat forever. The default is 1.
  public var repeatCount: Double
  /// Whether each repetition also runs backward. The default is `false`.
  public var autoreverses: Bool

  /// The rate of the animation's own time relative to the clock.
  package var speed = 1.0
  /// The offset in the animation's own time at which it begins, in seconds.
  var timeOffset: TimeInterval = 0
  /// Whether the first value is presented before the animation begins, and the last value after it has ended.
  var fillsBackwards = true
  var fillsForwards = false

  /// Creates a timing. By default it runs once with an ease-in-ease-out curve and without a delay.
  public init(
    delay: TimeInterval = 0, duration: TimeInterval, curve: TimingCurve = .easeInOut, repeatCount: Double = 1,
    autoreverses: Bool = false
  ) {
    self.delay = delay
    self.duration = duration
    self.curve = curve
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
  }

  /// The time from the start to the end, including the delay and all repetitions, in seconds.
  public var totalDuration: TimeInterval { delay + (speed > 0 ? activeDuration / speed : .infinity) }

  private var cycle: TimeInterval { autoreverses ? 2 * duration : duration }
  private var activeDuration: TimeInterval { duration > 0 ? cycle * repeatCount : 0 }

  /// The progress `time` seconds after the start; `nil` while the animation has no effect.
  package func progress(at time: TimeInterval) -> Double? {
    if time < delay { return fillsBackwards ? 0 : nil }
    let own = (time - delay) * speed + timeOffset
    let end = activeDuration
    guard own < end || fillsForwards else { return nil }
    guard duration > 0 else { return 1 }
    if own >= end { return curve.progress(at: endFraction, of: duration) }
    var part = own.truncatingRemainder(dividingBy: cycle)
    if part > duration { part = 2 * duration - part }
    return curve.progress(at: part / duration, of: duration)
  }

  /// The fraction of one run at which the animation ends.
  private var endFraction: Double {
    let part = repeatCount - repeatCount.rounded(.down)
    if autoreverses { return part == 0 ? 0 : part <= 0.5 ? 2 * part : 2 - 2 * part }
    return part == 0 ? 1 : part
  }
}
