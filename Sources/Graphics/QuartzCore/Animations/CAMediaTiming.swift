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
