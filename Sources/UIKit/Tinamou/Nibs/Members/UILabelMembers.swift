// SPDX-License-Identifier: MIT

/// The members of ``UILabel`` that are found by name.
enum UILabelMembers: _MemberTable {
  static var owner: AnyObject.Type { UILabel.self }
  static var members: [_Member] {
    [
      .property("text", \UILabel.text),
      .property("attributedText", \UILabel.attributedText),
      .property("font", \UILabel.font),
      .property("textColor", \UILabel.textColor),
      .property("textAlignment", \UILabel.textAlignment),
      .property("lineBreakMode", \UILabel.lineBreakMode),
      .property("numberOfLines", \UILabel.numberOfLines),
      .property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
      .property("minimumScaleFactor", \UILabel.minimumScaleFactor),
      .property("isEnabled", \UILabel.isEnabled),
      .property("isHighlighted", \UILabel.isHighlighted),
      .property("highlightedTextColor", \UILabel.highlightedTextColor),
      .property("shadowColor", \UILabel.shadowColor),
      .property("shadowOffset", \UILabel.shadowOffset),
      .property("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
      .property("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
    ]
  }
}
