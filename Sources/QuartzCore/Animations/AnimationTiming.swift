// SPDX-License-Identifier: MIT

/// When an animation runs, how often, and at what pace.
///
/// Source: Apple, `CAMediaTiming`.
public struct AnimationTiming: Equatable, Sendable {
  /// How long after its start it waits, in seconds.
  public var delay: TimeInterval
  /// How long one way takes, in seconds.
  public var duration: TimeInterval
  /// How progress goes with time on the way.
  public var curve: TimingCurve
  /// How often it runs; infinite for ever.
  public var repeatCount: Double
  /// Whether each time it also goes back again.
  public var autoreverses: Bool

  /// How much faster than the clock its own time runs.
  var speed = 1.0
  /// Where in its own time it begins, in seconds.
  var timeOffset: TimeInterval = 0
  /// Whether its first value is shown before it begins, and its last one after it has ended.
  var fillsBackwards = true
  var fillsForwards = false

  /// A timing that runs once.
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

  /// How long it takes from its start, delay and repetitions included, in seconds.
  public var totalDuration: TimeInterval { delay + (speed > 0 ? activeDuration / speed : .infinity) }

  private var cycle: TimeInterval { autoreverses ? 2 * duration : duration }
  private var activeDuration: TimeInterval { duration > 0 ? cycle * repeatCount : 0 }

  /// The progress `time` seconds after the start; nil while the animation has no effect.
  func progress(at time: TimeInterval) -> Double? {
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

  /// Where on its way it stands when it has ended.
  private var endFraction: Double {
    let part = repeatCount - repeatCount.rounded(.down)
    if autoreverses { return part == 0 ? 0 : part <= 0.5 ? 2 * part : 2 - 2 * part }
    return part == 0 ? 1 : part
  }
}
