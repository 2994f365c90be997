// SPDX-License-Identifier: MIT

/// How the lines of a paragraph are broken, placed and spaced.
///
/// Source: Apple, `NSParagraphStyle`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  var values: ParagraphValues

  /// The style that text without one has.
  public override init() {
    values = ParagraphValues()
    super.init()
  }

  init(values: ParagraphValues) {
    self.values = values
    super.init()
  }

  /// The style that text without one has.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// From which side text in `languageName` is read; in the user's language if that is nil.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let name = languageName ?? Locale.current.identifier
    let language = name.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return ["ar", "dv", "fa", "he", "iw", "ks", "ku", "ps", "ug", "ur", "yi"].contains(language)
      ? .rightToLeft : .leftToRight
  }

  /// Extra space between two lines of a paragraph, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Space after the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// At which side of their room lines lie.
  open var alignment: NSTextAlignment { values.alignment }
  /// How far the first line is moved in from where reading begins, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far the other lines are moved in from where reading begins, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: the distance from where reading begins if positive, from the far side if not, in points.
  open var tailIndent: CGFloat { values.tailIndent }
  /// What happens to text that is wider than its room.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// How high a line is at least, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// How high a line is at most, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// From which side the paragraph is read.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// What the natural line height is multiplied by, before the limits apply; 0 counts as 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Space before the paragraph unless it is the first, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How readily words are hyphenated. Has no effect here: words are not hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated. Has no effect here: words are not hyphenated.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Where tabs lead. Has no effect here: a tab is 28 points wide at 17 points.
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The distance of the tab stops after the last one, in points. Has no effect here.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether letters may move together before text is truncated. Has no effect here.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// How places to break are chosen.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  // MARK: NSObject

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle).map { $0.values == values } ?? false
  }

  open override var hash: Int { values.hashValue }

  /// A style of the same values.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }
  /// A style of the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }
}

extension NSParagraphStyle {
  /// How places to break are chosen.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The value as UIKit has it.
    public let rawValue: UInt
    /// The value that UIKit has for `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Avoids a last line of one word. Has no effect here: the rule is not published.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Breaks Korean between words rather than between syllables.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What labels do.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
