// SPDX-License-Identifier: MIT

/// UIKit's text attributes, which Foundation on Linux lacks. Raw values are Apple's.
extension NSAttributedString.Key {
  /// The font, a ``UIFont``. The default is Helvetica 12.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The paragraph style, an ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The color of the text, a ``UIColor``. The default is black.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind the text, a ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Whether ligatures are used. Has no effect.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The additional space after each letter, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The additional space after each letter, in points. It takes precedence over ``kern``.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The style of a line through the text, the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The style of a line under the text, the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The color of the outline of the text, a ``UIColor``. Has no effect.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the outline of the text, in percent of the font size. Has no effect.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The shadow of the text, an ``NSShadow``.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The name of a text effect. Has no effect.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// Whether punctuation is read aloud: `NSNumber`. Has no effect.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributePunctuation")
  /// The language in which the text is read aloud: `String`. Has no effect.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeLanguage")
  /// The pitch with which the text is read aloud: `NSNumber`. Has no effect.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributePitch")
  /// Whether the text waits until others have been read aloud: `NSNumber`. Has no effect.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The phonetic spelling of the text: `String`. Has no effect.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether the text is spelled out: `NSNumber`. Has no effect.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading: `NSNumber`. Has no effect.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  /// The kind of the text: `UIAccessibilityTextualContext`. Has no effect.
  public static let accessibilityTextCustom = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeCustom")
  /// An attachment, an ``NSTextAttachment``, in place of the character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The URL of a link.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The offset of the text above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The color of the line under the text, a ``UIColor``. The default is the text color.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The color of the line through the text, a ``UIColor``. The default is the text color.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The slant of the text. Has no effect.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The horizontal expansion of the text. Has no effect.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Nested writing directions. Has no effect.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

/// Returns the number in a value of any numeric type in a dictionary of attributes; `nil` for other values.
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

extension NSAttributedString {
  /// An effect of a text.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Creates an effect from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The text looks pressed into the page.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

/// The first stored property of a class whose objects can be the values of text attributes.
///
/// An attributed string on Linux compares the attributes of neighboring ranges with CoreFoundation's `CFEqual`. That
/// function reads the word after the header of an object, which is the first stored property of a Swift class, and
/// interprets bits 8 to 17 of it as the object's CoreFoundation type. If these bits are 0 in both objects, the
/// process stops. With any other number, the function detects that the object is not its own and calls `isEqual(_:)`.
///
/// Source: `CFEqual`, `_CFIsSwift` and `__CFNotATypeClass` in CFRuntime.c of swift-corelibs-foundation.
struct FoundationObjectMark: Sendable {
  private let word: UInt = 1 << 8
}
