// SPDX-License-Identifier: MIT

/// Whether text may be coloured, and how.
public struct TextStyle: Sendable {
  private let isColored: Bool

  /// Text without colour.
  public static let plain = TextStyle(isColored: false)
  /// Text for a terminal that shows colour.
  public static let colored = TextStyle(isColored: true)

  /// A heading.
  public func bold(_ text: String) -> String { wrapped(text, "1") }
  /// An error.
  public func error(_ text: String) -> String { wrapped(text, "1;31") }
  /// A warning.
  public func warning(_ text: String) -> String { wrapped(text, "1;33") }
  /// Something less important.
  public func faint(_ text: String) -> String { wrapped(text, "2") }

  private func wrapped(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
