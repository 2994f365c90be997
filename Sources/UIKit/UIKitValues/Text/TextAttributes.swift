// SPDX-License-Identifier: MIT

import LayoutModel
import SystemFont

/// The text attributes used in layout and drawing.
package struct TextAttributes {
  package var font: UIFont
  var color: UIColor?
  var backgroundColor: UIColor?
  /// The additional space after each letter, in points.
  var kern: CGFloat = 0
  /// The offset of the text above the baseline, in points.
  var baselineOffset: CGFloat = 0
  var underline: NSUnderlineStyle = []
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle = []
  var strikethroughColor: UIColor?
  var shadow: NSShadow?
  var attachment: NSTextAttachment?
  var paragraph: NSParagraphStyle?

  /// The font of attributed text that specifies none.
  package static let defaultFont = UIFont(face: FontFace(.helvetica, size: 12), name: "Helvetica", family: "Helvetica")

  package init(font: UIFont, color: UIColor? = nil) {
    self.font = font
    self.color = color
  }

  init(_ attributes: [NSAttributedString.Key: Any], defaultFont: UIFont = TextAttributes.defaultFont) {
    font = attributes[.font] as? UIFont ?? defaultFont
    color = attributes[.foregroundColor] as? UIColor
    backgroundColor = attributes[.backgroundColor] as? UIColor
    kern = numericAttribute(attributes[.tracking]) ?? numericAttribute(attributes[.kern]) ?? 0
    baselineOffset = numericAttribute(attributes[.baselineOffset]) ?? 0
    underline = Self.lineStyle(attributes[.underlineStyle])
    underlineColor = attributes[.underlineColor] as? UIColor
    strikethrough = Self.lineStyle(attributes[.strikethroughStyle])
    strikethroughColor = attributes[.strikethroughColor] as? UIColor
    shadow = attributes[.shadow] as? NSShadow
    attachment = attributes[.attachment] as? NSTextAttachment
    paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
  }

  private static func lineStyle(_ value: Any?) -> NSUnderlineStyle {
    if let style = value as? NSUnderlineStyle { return style }
    return NSUnderlineStyle(rawValue: Int(saturating: Double(numericAttribute(value) ?? 0)))
  }

  /// The distances above and below the baseline, and the leading, in points.
  var extent: (ascent: Double, descent: Double, leading: Double) {
    let raised = Double(baselineOffset)
    let letters = (ascent: Double(font.ascender) + raised, descent: -Double(font.descender) - raised)
    guard let placement = attachment?.placement else { return (letters.ascent, letters.descent, Double(font.leading)) }
    // The font of an attachment has its room, too. Source: recorded labels of one snapshot suite (Facts, “Recorded snapshots”).
    return (max(letters.ascent, Double(placement.maxY)), max(letters.descent, Double(-placement.minY)), 0)
  }
}
