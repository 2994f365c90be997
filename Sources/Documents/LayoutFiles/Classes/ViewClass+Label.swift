// SPDX-License-Identifier: MIT

import Tinamou

extension ViewClass {
  static let label = ViewClass(
    "UILabel", "Read-only text.", make: { UILabel() },
    properties: [
      .property("text", "The text.") { (view: UILabel, value: String?) in view.text = value },
      .property("font", "The font: a size, a text style, or { size:, weight:, style:, italic:, monospacedDigits: }.") {
        (view: UILabel, value: UIFont) in view.font = value
      },
      .property("textColor", "The text color.") { (view: UILabel, value: UIColor) in view.textColor = value },
      .property("textAlignment", "The alignment of the lines.") {
        (view: UILabel, value: NSTextAlignment) in view.textAlignment = value
      },
      .property("numberOfLines", "The maximum number of lines; 0 for no limit.") {
        (view: UILabel, value: Count) in view.numberOfLines = value.value
      },
      .property("lineBreakMode", "How text that does not fit is wrapped or truncated.") {
        (view: UILabel, value: NSLineBreakMode) in view.lineBreakMode = value
      },
      .property(
        "preferredMaxLayoutWidth",
        "The width at which text wraps for the intrinsic size, in points; 0 for the width from layout."
      ) {
        (view: UILabel, value: CGFloat) in view.preferredMaxLayoutWidth = value
      },
      .property("adjustsFontSizeToFitWidth", "Whether the font shrinks so that the text fits.") {
        (view: UILabel, value: Bool) in view.adjustsFontSizeToFitWidth = value
      },
      .property("minimumScaleFactor", "The smallest scale of the font, from 0 to 1.") {
        (view: UILabel, value: CGFloat) in view.minimumScaleFactor = value
      },
      .property("adjustsFontForContentSizeCategory", "Whether the font follows the text size that the user prefers.") {
        (view: UILabel, value: Bool) in view.adjustsFontForContentSizeCategory = value
      },
      .property("attributedText", "The text with attributes, which also sets font, color and alignment.") {
        (view: UILabel, value: FileAttributedText) in view.attributedText = value.text
      },
      .property("isEnabled", "Whether the label is drawn as enabled.") { (view: UILabel, value: Bool) in
        view.isEnabled = value
      },
    ])
}
