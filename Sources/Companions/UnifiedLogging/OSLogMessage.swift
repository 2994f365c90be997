// SPDX-License-Identifier: MIT

/// A log message with interpolated values.
///
/// Differs from Apple's platforms: values are written whether they are private or public, and without alignment.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the parts of a log message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Creates an empty interpolation. Differs from iOS: the capacities are ignored.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Adds literal text.
  public mutating func appendLiteral(_ literal: String) { text += literal }
  /// Adds a value. Differs from iOS: the privacy and the alignment are ignored.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += String(describing: value()) }
  /// Adds a number in a format: decimal, octal or hexadecimal.
  public mutating func appendInterpolation<Number: BinaryInteger>(
    _ number: @autoclosure () -> Number, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += String(number(), radix: format.radix, uppercase: format.isUppercase) }
  /// Adds a number with a number of digits after the decimal point.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ number: @autoclosure () -> Number, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += format.text(Double(number())) }
}
