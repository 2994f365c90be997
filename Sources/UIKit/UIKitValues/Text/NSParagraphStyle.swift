// SPDX-License-Identifier: MIT

import SystemFont

/// The line breaking, alignment and spacing of a paragraph.
///
/// Source: Apple, `NSParagraphStyle`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let objectMark = FoundationObjectMark()
  var values: ParagraphValues

  /// Creates the default paragraph style.
  public override init() {
    values = ParagraphValues()
    super.init()
  }

  init(values: ParagraphValues) {
    self.values = values
    super.init()
  }

  /// The default paragraph style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns the writing direction of the language `languageName`, or of the user's language if it is `nil`.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let name = languageName ?? Locale.current.identifier
    let language = name.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return ["ar", "dv", "fa", "he", "iw", "ks", "ku", "ps", "ug", "ur", "yi"].contains(language)
      ? .rightToLeft : .leftToRight
  }

  /// The additional space between lines, in points. The default is 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph, in points. The default is 0.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The alignment of the lines. The default is `.natural`.
  open var alignment: NSTextAlignment { values.alignment }
  /// The indentation of the first line from the leading edge, in points. The default is 0.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indentation of the other lines from the leading edge, in points. The default is 0.
  open var headIndent: CGFloat { values.headIndent }
  /// The trailing end of the lines, in points: a positive distance from the leading edge, or a negative one from the
  /// trailing edge. The default is 0.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The layout of text that is wider than its container. The default is `.byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The minimum height of a line, in points. The default is 0.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line, in points. The default is 0, which means no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The writing direction of the paragraph. The default is `.natural`.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The factor of the natural line height, applied before the limits. The default is 0, which means 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The space before the paragraph unless it is the first, in points. The default is 0.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The threshold for hyphenation. The default is 0. Has no effect, because words are not hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated. The default is `false`. Has no effect, because words are not hyphenated.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The tab stops, in any order. The default is twelve left-aligned stops at multiples of 28 points.
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The distance between the stops after those of ``tabStops``, in points; they are at its multiples. The default is 0,
  /// which means 28 points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether letter spacing may be reduced before text is truncated. The default is `false`. Has no effect.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// The strategy by which line breaks are chosen. The default is empty.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// The lists that contain the paragraph, outermost first. The default is empty. Has no effect.
  open var textLists: [NSTextList] { values.textLists }

  // MARK: NSObject

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle).map { $0.values == values } ?? false
  }

  open override var hash: Int { values.hashValue }

  /// Returns an immutable copy of the style.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }
  /// Returns a mutable copy of the style.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }
}

extension NSParagraphStyle {
  /// Options for choosing line breaks.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Creates options from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Avoids a last line with a single word. Has no effect, because the rule is not published.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Breaks Korean text between words rather than between syllables.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategy of labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

/// The alignment of the lines of a paragraph.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Both edges are aligned by widening spaces. The last line of a paragraph is aligned as with `natural`.
  case justified = 3
  /// The leading edge: left, or right for a right-to-left script or interface.
  case natural = 4
}

extension NSTextAlignment: NamedCases {
  package static var kindOfValue: String { "a text alignment" }
  package static var namedCases: [(name: String, value: NSTextAlignment)] {
    [("natural", .natural), ("left", .left), ("center", .center), ("right", .right), ("justified", .justified)]
  }
}

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first letter that has a direction.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The layout of text that is wider than its container.
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps the text to the next line, between words if possible.
  case byWordWrapping = 0
  /// Wraps the text to the next line before the first character that does not fit.
  case byCharWrapping = 1
  /// Clips the text.
  case byClipping = 2
  /// Replaces text at the start of the line with "…".
  case byTruncatingHead = 3
  /// Replaces text at the end of the line with "…".
  case byTruncatingTail = 4
  /// Replaces text in the middle of the line with "…".
  case byTruncatingMiddle = 5

  /// The corresponding mode of the line breaker.
  package var mode: LineBreakMode {
    switch self {
    case .byWordWrapping: .byWord
    case .byCharWrapping: .byCharacter
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }

  /// Whether the mode wraps text to the next lines.
  package var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension NSLineBreakMode: NamedCases {
  package static var kindOfValue: String { "a line break mode" }
  package static var namedCases: [(name: String, value: NSLineBreakMode)] {
    [
      ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping), ("byClipping", .byClipping),
      ("byTruncatingHead", .byTruncatingHead), ("byTruncatingTail", .byTruncatingTail),
      ("byTruncatingMiddle", .byTruncatingMiddle),
    ]
  }
  package static var documentNames: [String: String] {
    [
      "byWordWrapping": "wordWrap", "byCharWrapping": "characterWrap", "byClipping": "clip",
      "byTruncatingHead": "headTruncation", "byTruncatingTail": "tailTruncation",
      "byTruncatingMiddle": "middleTruncation",
    ]
  }
}
