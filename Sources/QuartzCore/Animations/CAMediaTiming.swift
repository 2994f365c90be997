// SPDX-License-Identifier: MIT

/// When something runs, how fast and how often.
public protocol CAMediaTiming {
  /// When it begins, in its parent's time, in seconds; 0 for at once.
  var beginTime: CFTimeInterval { get set }
  /// How long one way takes, in seconds.
  var duration: CFTimeInterval { get set }
  /// How much faster than its parent's its time runs.
  var speed: Float { get set }
  /// Where in its own time it begins, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs; 0 for once.
  var repeatCount: Float { get set }
  /// For how long it runs again and again, in seconds; 0 for as often as ``repeatCount`` says.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each time it also goes back again.
  var autoreverses: Bool { get set }
  /// What is seen before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds, as Core Animation calls them.
public typealias CFTimeInterval = TimeInterval
