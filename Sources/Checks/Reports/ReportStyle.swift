// SPDX-License-Identifier: MIT

/// The style of text output: plain or colored.
public struct ReportStyle: Sendable {
  private let isColored: Bool

  /// The style without colors.
  public static let plain = ReportStyle(isColored: false)
  /// The style with colors, for a terminal.
  public static let colored = ReportStyle(isColored: true)

  /// Returns `text` in the style of a heading.
  public func bold(_ text: String) -> String { wrapped(text, "1") }
  /// Returns `text` in the style of an error.
  public func error(_ text: String) -> String { wrapped(text, "1;31") }
  /// Returns `text` in the style of a warning.
  public func warning(_ text: String) -> String { wrapped(text, "1;33") }
  /// Returns `text` in the style of secondary text.
  public func faint(_ text: String) -> String { wrapped(text, "2") }

  /// Control characters are shown as escapes: such text names files and what is in them.
  private func wrapped(_ text: String, _ code: String) -> String {
    let text = text.singleLine
    return isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
