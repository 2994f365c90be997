// SPDX-License-Identifier: MIT

/// Prints a text in HTML. Stored; has no effect.
///
/// Source: Apple, `UIMarkupTextPrintFormatter`.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// Creates a formatter of a text.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
  /// The text.
  open var markupText: String?
}
