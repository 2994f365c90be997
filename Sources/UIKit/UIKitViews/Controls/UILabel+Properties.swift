// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UILabel``.
  package static let label = PropertyTable(
    UILabel.self, "Read-only text.", make: { UILabel() },
    [
      ObjectProperty("text", \UILabel.text, "The text.", shown: { $0.ownAttributedText == nil ? $0.text : nil }),
      ObjectProperty(
        "font", \UILabel.font,
        "The font: a size, a text style, or { size:, weight:, style:, italic:, monospacedDigits: }.", kind: .font,
        document: "fontDescription"),
      ObjectProperty("textColor", \UILabel.textColor, "The text color.", kind: .color),
      ObjectProperty("textAlignment", \UILabel.textAlignment, "The alignment of the lines."),
      ObjectProperty(
        "numberOfLines", \UILabel.numberOfLines, "The maximum number of lines; 0 for no limit.", kind: .count),
      ObjectProperty("lineBreakMode", \UILabel.lineBreakMode, "How text that does not fit is wrapped or truncated."),
      ObjectProperty(
        "preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth,
        "The width at which text wraps for the intrinsic size, in points; 0 for the width from layout."),
      ObjectProperty(
        "adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth,
        "Whether the font shrinks so that the text fits.", document: "adjustsFontSizeToFit", absent: true),
      ObjectProperty("minimumScaleFactor", \UILabel.minimumScaleFactor, "The smallest scale of the font, from 0 to 1."),
      ObjectProperty("baselineAdjustment", \UILabel.baselineAdjustment, "The position of text that was scaled down."),
      ObjectProperty(
        "adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory,
        "Whether the font follows the text size that the user prefers.", absent: false),
      ObjectProperty(
        "highlightedTextColor", \UILabel.highlightedTextColor, "The text color of a highlighted label.",
        document: "highlightedColor", absent: .nothing),
      ObjectProperty("isHighlighted", \UILabel.isHighlighted, "Whether the label is highlighted.", absent: false),
      ObjectProperty("isEnabled", \UILabel.isEnabled, "Whether the label is drawn as enabled."),
      ObjectProperty("shadowColor", \UILabel.shadowColor, "The color of the text's shadow.", absent: .nothing),
      ObjectProperty("shadowOffset", \UILabel.shadowOffset, "The offset of the text's shadow, in points."),
      // It sets font, color and alignment, so it comes after them.
      ObjectProperty(
        "attributedText", \UILabel.attributedText,
        "The text with attributes, which also sets font, color and alignment.", kind: .attributedText,
        shown: { $0.ownAttributedText }),
    ])
}
