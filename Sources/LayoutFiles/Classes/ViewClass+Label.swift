// SPDX-License-Identifier: MIT

import Tinamou

extension ViewClass {
  static let label = ViewClass(
    "UILabel", "Text that is only read.", make: { UILabel() },
    properties: [
      .property("text", "The text.") { (view: UILabel, value: String?) in view.text = value },
      .property("font", "The font: a size, a text style, or { size:, weight:, style:, italic:, monospacedDigits: }.") {
        (view: UILabel, value: UIFont) in view.font = value
      },
      .property("textColor", "The colour of the text.") { (view: UILabel, value: UIColor) in view.textColor = value },
      .property("textAlignment", "Where lines shorter than the width stand.") {
        (view: UILabel, value: NSTextAlignment) in view.textAlignment = value
      },
      .property("numberOfLines", "The most lines that are shown; 0 for as many as it takes.") {
        (view: UILabel, value: Count) in view.numberOfLines = value.value
      },
      .property("lineBreakMode", "Where text is broken or cut that does not fit.") {
        (view: UILabel, value: NSLineBreakMode) in view.lineBreakMode = value
      },
      .property(
        "preferredMaxLayoutWidth",
        "The width, in points, at which the intrinsic size breaks lines; 0 for the solved one."
      ) {
        (view: UILabel, value: CGFloat) in view.preferredMaxLayoutWidth = value
      },
      .property("adjustsFontSizeToFitWidth", "Whether text that is too wide is drawn smaller.") {
        (view: UILabel, value: Bool) in view.adjustsFontSizeToFitWidth = value
      },
      .property("minimumScaleFactor", "How much smaller, from 0 to 1.") {
        (view: UILabel, value: CGFloat) in view.minimumScaleFactor = value
      },
      .property("isEnabled", "Whether it looks usable.") { (view: UILabel, value: Bool) in view.isEnabled = value },
    ])
}
