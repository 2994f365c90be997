// SPDX-License-Identifier: MIT

import SystemFont

/// The text and appearance of a label, whether set as plain or as attributed text.
struct LabelContent {
  /// The font of labels, in the edition of the current system.
  static var defaultFont: UIFont {
    FontFace.Edition.ofCurrentSystem == .current ? currentFont : .systemFont(ofSize: UIFont.labelFontSize)
  }

  /// The font of systems whose font has the current edition, which all labels share.
  private static let currentFont = UIFont.systemFont(ofSize: UIFont.labelFontSize).inEdition(.current)

  private(set) var plain: String?
  private(set) var attributed: NSAttributedString?
  private(set) var font = LabelContent.defaultFont
  private(set) var color: UIColor = .label
  private(set) var alignment = NSTextAlignment.natural
  private(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  /// The attributes of all text that have no property, such as the kerning.
  private(set) var extraAttributes: [NSAttributedString.Key: Any] = [:]

  var string: String? { plain ?? attributed?.string }
  var isEmpty: Bool { string?.isEmpty ?? true }

  /// Whether the attributed text sets paragraph styles, which include the alignment of its lines.
  var hasOwnParagraphs: Bool {
    guard let attributed, attributed.length > 0 else { return false }
    var found = false
    attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { attributes, _, _ in
      if attributes[.paragraphStyle] != nil { found = true }
    }
    return found
  }

  /// The attributed text; for plain text, an attributed string with the label's font, color and paragraph style.
  var attributedString: NSAttributedString? {
    if let attributed { return attributed }
    return plain.map { NSAttributedString(string: $0, attributes: plainAttributes) }
  }

  /// The attributes of plain text.
  var plainAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    return [.font: font, .foregroundColor: color, .paragraphStyle: style].merging(extraAttributes) { own, _ in own }
  }

  mutating func set(plain string: String?) {
    plain = string
    attributed = nil
    addExtraAttributes(in: plain)
  }

  /// Gives all text, present and future, attributes that have no property, in place of those that it got before.
  mutating func set(extraAttributes newAttributes: [NSAttributedString.Key: Any]) {
    let old = extraAttributes.keys
    extraAttributes = newAttributes
    if let attributed {
      let changed = NSMutableAttributedString(attributedString: attributed)
      let range = NSRange(location: 0, length: changed.length)
      for key in old { changed.removeAttribute(key, range: range) }
      changed.addAttributes(newAttributes, range: range)
      self.attributed = changed
    } else {
      addExtraAttributes(in: plain)
    }
  }

  /// Makes plain text attributed, if it has attributes without a property.
  private mutating func addExtraAttributes(in text: String?) {
    guard let text, !text.isEmpty, !extraAttributes.isEmpty else { return }
    attributed = NSAttributedString(string: text, attributes: plainAttributes)
    plain = nil
  }

  /// Replaces the text, and sets font, color and alignment from the attributes of its first character.
  mutating func set(attributed string: NSAttributedString?) {
    plain = nil
    attributed = string?.copy() as? NSAttributedString
    guard let string, string.length > 0 else { return }
    let first = string.attributes(at: 0, effectiveRange: nil)
    font = first[.font] as? UIFont ?? font
    color = first[.foregroundColor] as? UIColor ?? color
    if let style = first[.paragraphStyle] as? NSParagraphStyle {
      alignment = style.alignment
      // Wrapping is the default of a paragraph style, so a style that wraps does not mean that the label
      // should not truncate.
      if !style.lineBreakMode.wraps { lineBreakMode = style.lineBreakMode }
    }
  }

  mutating func set(font newFont: UIFont) {
    font = newFont
    setEverywhere(.font, newFont)
  }

  mutating func set(color newColor: UIColor) {
    color = newColor
    setEverywhere(.foregroundColor, newColor)
  }

  mutating func set(alignment newAlignment: NSTextAlignment) {
    alignment = newAlignment
    changeParagraphs { $0.alignment = newAlignment }
  }

  mutating func set(lineBreakMode newMode: NSLineBreakMode) {
    lineBreakMode = newMode
    changeParagraphs { $0.lineBreakMode = newMode }
  }

  private mutating func setEverywhere(_ key: NSAttributedString.Key, _ value: NSObject) {
    guard let attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.attributed = changed
  }

  private mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { attributes, range, _ in
      let style = NSMutableParagraphStyle()
      if let old = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
      change(style)
      changed.addAttribute(.paragraphStyle, value: style, range: range)
    }
    self.attributed = changed
  }
}

/// Whether a text blends with the colors behind it. Stored; has no effect. Raw values are UIKit's.
public enum UILabelVibrancy: Int, Sendable { case none, automatic }

/// Whether tall letters increase the size of a text. Stored; has no effect. Raw values are UIKit's.
public enum UILetterformAwareSizingRule: Int, Sendable { case typographic, oversize }

extension UILabel {
  /// The attributed text that was set; `nil` for plain text.
  package var ownAttributedText: NSAttributedString? { content.attributed }
}

extension UITextField {
  /// The attributed text that was set; `nil` for plain text.
  package var ownAttributedText: NSAttributedString? { content.attributed }
}

extension UITextView {
  /// The attributed text that was set; `nil` for plain text.
  package var ownAttributedText: NSAttributedString? { content.attributed }
}

extension UITextField {
  /// The placeholder if it has an attribute; otherwise `nil`.
  var ownAttributedPlaceholder: NSAttributedString? {
    guard let text = attributedPlaceholder, text.length > 0 else { return nil }
    var isFound = false
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, _, _ in
      if !attributes.isEmpty { isFound = true }
    }
    return isFound ? text : nil
  }
}
