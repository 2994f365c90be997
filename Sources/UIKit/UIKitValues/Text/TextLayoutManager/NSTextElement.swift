// SPDX-License-Identifier: MIT

/// A part of a document, such as a paragraph.
///
/// Source: Apple, `NSTextElement`.
open class NSTextElement: NSObject {
  /// The document; `nil` for none.
  open weak var textContentManager: NSTextContentManager?
  /// The place in the document; `nil` outside of a document.
  open var elementRange: NSTextRange?

  /// Creates a part of a document.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }
}

/// A paragraph of a text.
open class NSTextParagraph: NSTextElement {
  /// The text, with the line break at its end.
  open private(set) var attributedString: NSAttributedString

  /// Creates a paragraph outside of a document.
  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  /// The place of the text in the document without the line break at its end; `nil` outside of a document.
  open var paragraphContentRange: NSTextRange? {
    guard let range = elementRange?.offsets else { return nil }
    var length = range.length
    while length > 0, let scalar = Unicode.Scalar((attributedString.string as NSString).character(at: length - 1)),
      CharacterSet.newlines.contains(scalar)
    { length -= 1 }
    return NSTextRange(NSRange(location: range.location, length: length))
  }

  /// The place of the line break in the document; `nil` without one.
  open var paragraphSeparatorRange: NSTextRange? {
    guard let range = elementRange?.offsets, let content = paragraphContentRange?.offsets else { return nil }
    guard content.length < range.length else { return nil }
    return NSTextRange(NSRange(location: NSMaxRange(content), length: range.length - content.length))
  }
}
