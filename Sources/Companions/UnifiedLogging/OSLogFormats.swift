// SPDX-License-Identifier: MIT

import Foundation

/// The privacy of a value in a log message. Has no effect.
public struct OSLogPrivacy: Sendable {
  /// The replacement of a private value.
  public struct Mask: Sendable {
    /// A hash.
    public static let hash = Mask()
    /// No replacement.
    public static let none = Mask()
  }

  /// The privacy that the system determines.
  public static let auto = OSLogPrivacy()
  /// The value is public.
  public static let `public` = OSLogPrivacy()
  /// The value is private.
  public static let `private` = OSLogPrivacy()
  /// The value is sensitive, even while debugging.
  public static let sensitive = OSLogPrivacy()
  /// The value is private, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// The privacy that the system determines, with a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The alignment of a value in a log message. Has no effect.
public struct OSLogStringAlignment: Sendable {
  /// No alignment.
  public static let none = OSLogStringAlignment()
  /// Right alignment in a number of columns.
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  /// Left alignment in a number of columns.
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
  /// Hexadecimal, with capital letters if `uppercase` is `true`.
  public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false)
    -> OSLogIntegerFormatting
  { OSLogIntegerFormatting(radix: 16, isUppercase: uppercase) }
}

/// The format of a floating-point number in a log message.
public struct OSLogFloatFormatting: Sendable {
  let digits: Int

  /// Six digits after the decimal point.
  public static let fixed = OSLogFloatFormatting(digits: 6)
  /// Returns a number of digits after the decimal point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(digits: precision) }

  func text(_ number: Double) -> String { String(format: "%.\(digits)f", number) }
}
