// SPDX-License-Identifier: MIT

@_exported import Foundation

/// A number of units of a time, as in Core Media.
public typealias CMTimeValue = Int64
/// The number of units in a second.
public typealias CMTimeScale = Int32
/// A number that distinguishes the timelines of a medium.
public typealias CMTimeEpoch = Int64

/// The state of a time. Raw values are Core Media's.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The bits of the flags.
  public let rawValue: UInt32
  /// Creates flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The time is a number or infinite.
  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  /// The time was rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  /// The time is later than all others.
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  /// The time is earlier than all others.
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  /// The time is not known yet.
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
  /// The flags of times that are not numbers.
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A time as a fraction: a number of units, and the number of units in a second.
public struct CMTime: Sendable {
  /// The number of units.
  public var value: CMTimeValue
  /// The number of units in a second.
  public var timescale: CMTimeScale
  /// The state of the time.
  public var flags: CMTimeFlags
  /// The timeline of the time.
  public var epoch: CMTimeEpoch

  /// Creates a time from its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }
  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  /// Creates a time of `value` units.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }
  /// Creates a time from seconds, rounded to the nearest unit, halves away from zero.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    if seconds.isNaN {
      self = .invalid
    } else if seconds.isInfinite {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
    } else {
      let units = seconds * Double(preferredTimescale)
      let rounded = units.rounded()
      self.init(
        value: CMTimeValue(exactly: rounded) ?? (rounded > 0 ? .max : .min), timescale: preferredTimescale,
        flags: rounded == units ? .valid : [.valid, .hasBeenRounded], epoch: 0)
    }
  }

  /// Zero.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that is not valid.
  public static let invalid = CMTime()
  /// A time that is not known yet.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// A time that is later than all others.
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// A time that is earlier than all others.
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// Whether the time is valid.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether the time is later than all others.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether the time is earlier than all others.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether the time is not known yet.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether the time is a number.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  /// Whether the time was rounded.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The time in seconds; not a number for invalid and indefinite times.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  /// Returns the time in other units, rounded to the nearest one.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale != timescale else { return self }
    let units = Double(value) * Double(newTimescale) / Double(timescale)
    let rounded = units.rounded(method.rule)
    return CMTime(
      value: CMTimeValue(rounded), timescale: newTimescale,
      flags: rounded == units ? .valid : [.valid, .hasBeenRounded],
      epoch: epoch)
  }
}

/// The rounding of times to units. Raw values are Core Media's.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero = 2
  case roundAwayFromZero = 3
  case quickTime = 4
  case roundTowardPositiveInfinity = 5
  case roundTowardNegativeInfinity = 6

  /// The default: `roundHalfAwayFromZero`.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero

  fileprivate var rule: FloatingPointRoundingRule {
    switch self {
    case .roundHalfAwayFromZero: .toNearestOrAwayFromZero
    case .roundTowardZero, .quickTime: .towardZero
    case .roundAwayFromZero: .awayFromZero
    case .roundTowardPositiveInfinity: .up
    case .roundTowardNegativeInfinity: .down
    }
  }
}

extension CMTime: Comparable, Hashable {
  /// Whether two times are the same number, or the same of the other times.
  public static func == (a: CMTime, b: CMTime) -> Bool { a.rank == b.rank && (!a.isNumeric || a.order(b) == 0) }

  /// Whether a time is earlier. Invalid times come last, indefinite ones before them.
  public static func < (a: CMTime, b: CMTime) -> Bool {
    a.rank == b.rank ? a.isNumeric && a.order(b) < 0 : a.rank < b.rank
  }

  /// Adds the time to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    if isNumeric { hasher.combine(seconds) }
  }

  private var rank: Int {
    if isNegativeInfinity { return 0 }
    if isNumeric { return 1 }
    if isPositiveInfinity { return 2 }
    return isIndefinite ? 3 : 4
  }

  /// The sign of the difference of two numbers, without rounding.
  private func order(_ other: CMTime) -> Int {
    let left = value.multipliedFullWidth(by: CMTimeValue(other.timescale))
    let right = other.value.multipliedFullWidth(by: CMTimeValue(timescale))
    if left.high != right.high { return left.high < right.high ? -1 : 1 }
    return left.low == right.low ? 0 : left.low < right.low ? -1 : 1
  }
}

extension CMTime {
  /// The sum of two times, in the finer of their units where one divides the other.
  public static func + (a: CMTime, b: CMTime) -> CMTime { a.combined(b) { $0 + $1 } }
  /// The difference of two times.
  public static func - (a: CMTime, b: CMTime) -> CMTime { a.combined(b) { $0 - $1 } }

  private func combined(_ other: CMTime, _ operation: (CMTimeValue, CMTimeValue) -> CMTimeValue) -> CMTime {
    guard isNumeric, other.isNumeric else { return isNumeric ? other : self }
    let (a, b) = (CMTimeValue(timescale), CMTimeValue(other.timescale))
    let common = a % b == 0 ? a : b % a == 0 ? b : a * b
    guard let scale = CMTimeScale(exactly: common) else {
      return CMTime(
        seconds: seconds + (operation(0, 1) > 0 ? other.seconds : -other.seconds), preferredTimescale: timescale)
    }
    return CMTime(value: operation(value * (common / a), other.value * (common / b)), timescale: scale)
  }
}
