// SPDX-License-Identifier: MIT

/// The attributes that UIKit gives text, which Foundation on Linux lacks. Raw values are Apple's.
extension NSAttributedString.Key {
  /// A ``UIFont``; Helvetica 12 where there is none.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The ``UIColor`` of the letters; black where there is none.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The ``UIColor`` behind the letters.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Whether letters may join into one. Has no effect here.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// Extra space after each letter, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Extra space after each letter, in points; stands in the place of ``kern`` where both are given.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The raw value of an ``NSUnderlineStyle`` for a line through the letters.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The raw value of an ``NSUnderlineStyle`` for a line under the letters.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The ``UIColor`` of the letters' outline. Has no effect here.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the letters' outline in percent of the font size. Has no effect here.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A shadow. Has no effect here.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The name of a text effect. Has no effect here.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// An ``NSTextAttachment`` in the place of the letter U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A URL that the letters lead to.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// How far the letters are raised above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The ``UIColor`` of the line under the letters; that of the letters where there is none.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The ``UIColor`` of the line through the letters; that of the letters where there is none.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// How far the letters lean. Has no effect here.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// How much the letters are stretched. Has no effect here.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Nested writing directions. Has no effect here.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

/// A number of any kind that Swift code may have put into a dictionary of attributes.
func numericAttribute(_ value: Any?) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Float: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  default: nil
  }
}
