// SPDX-License-Identifier: MIT

import Foundation

extension String {
  /// A key of a table of localized strings with the values that its placeholders stand for.
  ///
  /// An interpolation of the literal becomes a placeholder: `"\(count) lakes"` has the key `%lld lakes`.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    enum Argument: Equatable, Sendable {
      case text(String)
      case integer(Int64)
      case unsigned(UInt64)
      case number(Double)

      var value: any CVarArg {
        switch self {
        case .text(let text): NSString(string: text)
        case .integer(let integer): integer
        case .unsigned(let unsigned): unsigned
        case .number(let number): number
        }
      }
    }

    private var interpolation: StringInterpolation

    /// Creates a value without placeholders.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// Creates a value without placeholders.
    public init(stringLiteral value: String) {
      interpolation = StringInterpolation(literalCapacity: value.count, interpolationCount: 0)
      interpolation.appendLiteral(value)
    }

    /// Creates a value with the placeholders of an interpolation.
    public init(stringInterpolation: StringInterpolation) { interpolation = stringInterpolation }

    /// The key in the table.
    var key: String { interpolation.key }

    /// The text for a format with the placeholders of the key.
    func text(of format: String, locale: Locale) -> String {
      if interpolation.arguments.isEmpty { return format }
      return String(format: format, locale: locale, arguments: interpolation.arguments.map(\.value))
    }
  }
}

extension String.LocalizationValue {
  /// The parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Equatable, Sendable {
    private var literals: [String] = [""]
    private var placeholders: [String] = []
    var arguments: [Argument] = []

    /// Creates an interpolation without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Literals with a percent sign are escaped where the key is a format.
    var key: String {
      if placeholders.isEmpty { return literals[0] }
      let escaped = literals.map { $0.replacingOccurrences(of: "%", with: "%%") }
      return zip(escaped, placeholders + [""]).map { $0 + $1 }.joined()
    }

    /// Appends a part of the key.
    public mutating func appendLiteral(_ literal: String) { literals[literals.count - 1] += literal }

    private mutating func append(_ argument: Argument, _ placeholder: String) {
      arguments.append(argument)
      placeholders.append(placeholder)
      literals.append("")
    }

    /// Appends a text for the placeholder `%@`.
    public mutating func appendInterpolation(_ text: String) { append(.text(text), "%@") }

    /// Appends a text for the placeholder `%@`.
    public mutating func appendInterpolation(_ text: Substring) { append(.text(String(text)), "%@") }

    /// Appends a signed integer for the placeholder `%lld`, or `%d` of a type of 32 bits or less.
    public mutating func appendInterpolation<Integer: SignedInteger & FixedWidthInteger>(_ integer: Integer) {
      append(.integer(Int64(integer)), Integer.bitWidth > 32 ? "%lld" : "%d")
    }

    /// Appends an unsigned integer for the placeholder `%llu`, or `%u` of a type of 32 bits or less.
    public mutating func appendInterpolation<Integer: UnsignedInteger & FixedWidthInteger>(_ integer: Integer) {
      append(.unsigned(UInt64(integer)), Integer.bitWidth > 32 ? "%llu" : "%u")
    }

    /// Appends a number for the placeholder `%lf`.
    public mutating func appendInterpolation(_ number: Double) { append(.number(number), "%lf") }

    /// Appends a number for the placeholder `%f`.
    public mutating func appendInterpolation(_ number: Float) { append(.number(Double(number)), "%f") }

    /// Appends a value in the given format, for the placeholder `%@`.
    public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
    where Style.FormatOutput == String {
      append(.text(format.format(value)), "%@")
    }

    /// Appends a localized string for the placeholder `%@`.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.text(String(localized: resource)), "%@")
    }

    /// Appends the description of an object for the placeholder `%@`.
    public mutating func appendInterpolation(_ object: some NSObject) { append(.text(object.description), "%@") }
  }
}
