// SPDX-License-Identifier: MIT

/// A time and a duration.
public struct CMTimeRange: Hashable, Sendable {
  /// The first time.
  public var start: CMTime
  /// The duration.
  public var duration: CMTime

  /// Creates a range from its start and duration.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }
  /// Creates an invalid range.
  public init() { self.init(start: .invalid, duration: .invalid) }
  /// Creates a range from its start and end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// A range without duration at zero.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// A range that is not valid.
  public static let invalid = CMTimeRange()

  /// The time after the range.
  public var end: CMTime { start + duration }
  /// Whether the range is valid.
  public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
  /// Whether the range has no duration.
  public var isEmpty: Bool { isValid && duration == .zero }
  /// Whether a time is in the range.
  public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }
  /// Whether a range is in this range.
  public func containsTimeRange(_ range: CMTimeRange) -> Bool { isValid && range.start >= start && range.end <= end }
}
