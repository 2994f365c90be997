// SPDX-License-Identifier: MIT

/// Numbers as they are written in code, layout files and documents.
enum NumberText {
  /// Returns the shortest text that gives the same number, without a fraction for a whole number.
  static func text(_ number: Double) -> String {
    guard number == number.rounded(), abs(number) < 1e15 else { return plain(number) }
    return String(Int(number))
  }

  /// Returns the shortest text that gives the same number in single precision.
  static func text(_ number: Float) -> String {
    guard number == number.rounded(), abs(number) < 1e6 else { return "\(number)" }
    return String(Int(number))
  }

  private static func plain(_ number: Double) -> String { "\(number)" }
}
