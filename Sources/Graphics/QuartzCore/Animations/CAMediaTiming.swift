// SPDX-License-Identifier: MIT

/// The timing of an animation: its start, speed and repetition.
public protocol CAMediaTiming {
  /// The begin time in the parent's time, in seconds; 0 to begin immediately.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run in one direction, in seconds.
  var duration: CFTimeInterval { get set }
  /// The rate of its time relative to its parent's.
  var speed: Float { get set }
  /// The offset in its own time at which it begins, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions; 0 for one run.
  var repeatCount: Float { get set }
  /// The time for which it repeats, in seconds; 0 when ``repeatCount`` applies.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each repetition also runs backward.
  var autoreverses: Bool { get set }
  /// The presented value before it begins and after it has ended.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Core Animation's name for a time in seconds.
public typealias CFTimeInterval = TimeInterval

/// The presented value before an animation begins and after it has ended. Raw values are Core Animation's.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Animation.
  public let rawValue: String
  /// Creates a mode from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value remains presented after the end, unless the animation is removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is presented before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both `forwards` and `backwards`.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing is presented before the beginning or after the end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
