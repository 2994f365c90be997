// SPDX-License-Identifier: MIT

import Foundation

/// Who may read a value of a log message. It has no effect.
public struct OSLogPrivacy: Sendable {
  /// How a private value is replaced.
  public struct Mask: Sendable {
    /// By a hash.
    public static let hash = Mask()
    /// By nothing.
    public static let none = Mask()
  }

  /// The system's choice.
  public static let auto = OSLogPrivacy()
  /// Everyone.
  public static let `public` = OSLogPrivacy()
  /// The developer.
  public static let `private` = OSLogPrivacy()
  /// The developer, even while debugging.
  public static let sensitive = OSLogPrivacy()
  /// The developer, with a mask for others.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// The system's choice, with a mask for others.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The alignment of a value in a log message. It has no effect.
public struct OSLogStringAlignment: Sendable {
  /// No alignment.
  public static let none = OSLogStringAlignment()
  /// At the right of columns.
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  /// At the left of columns.
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// The format of an integer in a log message.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let isUppercase: Bool

  /// Decimal.
  public static let decimal = OSLogIntegerFormatting(radix: 10, isUppercase: false)
  /// Hexadecimal.
  public static let hex = OSLogIntegerFormatting(radix: 16, isUppercase: false)
  /// Octal.
  public static let octal = OSLogIntegerFormatting(radix: 8, isUppercase: false)
  /// Hexadecimal, with capital letters on request.
  public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false)
    -> OSLogIntegerFormatting
  { OSLogIntegerFormatting(radix: 16, isUppercase: uppercase) }
}

/// The format of a floating-point number in a log message.
public struct OSLogFloatFormatting: Sendable {
  let digits: Int

  /// Six digits after the point.
  public static let fixed = OSLogFloatFormatting(digits: 6)
  /// A number of digits after the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(digits: precision) }

  func text(_ number: Double) -> String { String(format: "%.\(digits)f", number) }
}
