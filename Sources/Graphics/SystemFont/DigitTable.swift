// SPDX-License-Identifier: MIT

/// A table of numbers, written as a string. A string takes the compiler no time, unlike an array of numbers.
struct DigitTable: ExpressibleByStringLiteral, Sendable {
  /// The number of digits. They are the characters from `#` on, so none is a quote or a backslash.
  static let base = 57
  private static let first = 0x23

  private let text: StaticString

  init(stringLiteral text: StaticString) { self.text = text }

  /// The number of digits in the table.
  var count: Int { text.utf8CodeUnitCount }

  /// The digit at `index`.
  func digit(_ index: Int) -> Int {
    precondition(index >= 0 && index < count, "The table has no digit \(index)")
    return Int(text.utf8Start[index]) - Self.first
  }

  /// The number at `index` in a table of numbers with two digits.
  func pair(_ index: Int) -> Int { digit(2 * index) * Self.base + digit(2 * index + 1) }
}
