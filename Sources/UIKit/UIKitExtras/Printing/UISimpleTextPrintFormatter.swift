// SPDX-License-Identifier: MIT

/// Prints a text. Stored; has no effect.
///
/// Source: Apple, `UISimpleTextPrintFormatter`.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// Creates a formatter of a text.
  public init(text: String) {
    self.text = text
    super.init()
  }
  /// Creates a formatter of a text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
  /// The text. The default is `nil`.
  open var text: String?
  /// The text with attributes. The default is `nil`.
  open var attributedText: NSAttributedString?
  /// The font of a plain text. The default is `nil`.
  open var font: UIFont?
  /// The color of a plain text. The default is `nil`.
  open var color: UIColor?
  /// The alignment of a plain text. The default is `.natural`.
  open var textAlignment = NSTextAlignment.natural
}

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
