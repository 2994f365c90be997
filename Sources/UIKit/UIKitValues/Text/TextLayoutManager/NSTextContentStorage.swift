// SPDX-License-Identifier: MIT

/// A document whose elements are the paragraphs of a text.
///
/// Source: Apple, `NSTextContentStorage`.
open class NSTextContentStorage: NSTextContentManager {
  /// The text; `nil` before one is set.
  open var textStorage: NSTextStorage? { didSet { for manager in textLayoutManagers { manager.textDidChange() } } }
  /// The object that makes paragraphs. The default is `nil`. Differs from UIKit: never called.
  open weak var delegate: (any NSTextContentStorageDelegate)?
  /// Whether the text includes the list markers. The default is `true`. Stored; has no effect.
  open var includesTextListMarkers = true

  /// Creates a document without text.
  public override init() {
    super.init()
    textStorage = NSTextStorage()
  }

  /// The text. Setting it replaces the content of ``textStorage``.
  open var attributedString: NSAttributedString? {
    get { textStorage }
    set {
      let new = newValue ?? NSAttributedString(string: "")
      if let textStorage {
        textStorage.setAttributedString(new)
      } else {
        textStorage = NSTextStorage(attributedString: new)
      }
      for manager in textLayoutManagers { manager.textDidChange() }
    }
  }

  override var content: NSAttributedString { textStorage ?? super.content }

  /// Returns the text of an element; `nil` for an element of another kind.
  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }

  /// Returns the element of a text.
  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    NSTextParagraph(attributedString: attributedString)
  }
}

/// The object that makes the paragraphs of a document.
///
/// Differs from UIKit: Swift on Linux has no optional requirements; the method has a default implementation, and is never called.
public protocol NSTextContentStorageDelegate: NSObjectProtocol {
  /// Returns a paragraph that is laid out in place of the text; `nil`, the default, for the text itself.
  func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
    -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  /// Returns `nil`.
  public func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
    -> NSTextParagraph?
  { nil }
}
