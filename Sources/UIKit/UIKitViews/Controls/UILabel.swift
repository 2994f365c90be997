// SPDX-License-Identifier: MIT

/// A view that shows read-only text.
///
/// A label without size constraints has the size of its text. Lines are broken once, during layout, and drawn with the
/// same breaks.
///
/// Source: Apple, `UILabel`; Facts, “Lines of text and baselines”.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The text and its appearance.
  @exclusivity(unchecked) var content = LabelContent()
  /// The width that layout has determined, in points, while layout requests the height at that width; otherwise `nil`.
  @exclusivity(unchecked) var layoutWidth: CGFloat?
  @exclusivity(unchecked) private var storedWrappedWidth: CGFloat?

  /// Creates a label with `frame`, in points, in the superview's coordinate system.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
    isOpaque = false
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates an empty label.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    contentMode = .redraw
    isOpaque = false
    decode(coder, as: UILabel.self)
  }

  // MARK: Text

  /// The text without attributes. The default is `nil`.
  open var text: String? {
    get { content.string }
    set {
      change { $0.set(plain: newValue) }
      observedValuesMayHaveChanged()
    }
  }

  /// The attributed text. Setting it also sets the label's font, color and alignment from the first character. The
  /// default is `nil`.
  open var attributedText: NSAttributedString? {
    get { content.attributedString }
    set { change { $0.set(attributed: newValue) } }
  }

  /// The font of the text. The default is the system font at 17 points.
  open var font: UIFont! {
    get { shownFont }
    set { change { $0.set(font: newValue ?? LabelContent.defaultFont) } }
  }

  /// The color of the text. The default is `.label`.
  open var textColor: UIColor! {
    get { content.color }
    set {
      content.set(color: newValue ?? .label)
      setNeedsDisplay()
    }
  }

  /// The alignment of the text. The default is `.natural`.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { change { $0.set(alignment: newValue) } }
  }

  /// The line break mode of the text. The default is `.byTruncatingTail`.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { change { $0.set(lineBreakMode: newValue) } }
  }

  /// The strategy for breaking lines. The default is `.standard`.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.lineBreakStrategy }
    set { change { $0.lineBreakStrategy = newValue } }
  }

  // MARK: Appearance

  /// The text color while ``isHighlighted`` is `true`; `nil` for ``textColor``. The default is `nil`.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether the text is drawn with the highlighted color. The default is `false`.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// Whether the label is drawn as enabled. The default is `true`.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// The shadow color of the text; `nil` for no shadow. The default is `nil`.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The offset of the shadow from the text, in points. The default is `CGSize(width: 0, height: -1)`.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  // MARK: Lines

  /// The maximum number of lines; 0 for no limit. The default is `1`.
  @exclusivity(unchecked) open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }

  /// Whether the font shrinks so that the text fits. The intrinsic content size does not depend on it. The default is
  /// `false`.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The smallest scale of the font, as a fraction of its size; 0 for no limit. The default is `0`.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The vertical alignment of text that was scaled down. The default is `.alignBaselines`.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { setNeedsDisplay() } }
  /// Whether letter spacing may be reduced before the text is truncated. The default is `false`. Stored; has no effect.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether a pointer over truncated text shows the full text. The default is `false`. Stored; has no effect.
  open var showsExpansionTextWhenTruncated = false

  /// The width at which the text wraps for the intrinsic content size, in points; 0 for the width that layout
  /// determines. The default is `0`.
  @exclusivity(unchecked) open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }

  /// Whether the font follows the content size category. The default is `false`.
  @exclusivity(unchecked) open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
  }

  // MARK: Measuring and drawing

  /// Returns the rectangle of the text in `bounds` with at most `numberOfLines` lines, in points. Override it to add
  /// padding.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: textSize(in: bounds.size, lineLimit: numberOfLines))
  }

  /// Draws the text in `rect`, in the label's coordinates. Override it to add padding.
  open func drawText(in rect: CGRect) { draw(textIn: rect) }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// The size of the text, in points: on one line, or wrapped at ``preferredMaxLayoutWidth`` or else at the width at which layout
  /// last wrapped it.
  override var described: DescribedAttributes {
    // Since iOS 17, the description shows the clear color behind a label.
    let hasBackground = InterfaceGeneration.current >= .iOS17
    return DescribedAttributes(
      baseClass: UILabel.self, text: text, isDrawnOpaque: true,
      background: hasBackground ? "UIExtendedGrayColorSpace 0 0" : nil, layerClass: "_UILabelLayer")
  }

  open override var intrinsicContentSize: CGSize {
    let room = CGRect(x: 0, y: 0, width: wrappingWidth, height: UILabel.unlimited)
    return roundedUpToPixels(textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size)
  }

  /// Returns the size of the text, in points: on one line for any `size`, or wrapped at its width when several lines
  /// are allowed.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? UILabel.unlimited : size.width
    let room = CGRect(x: 0, y: 0, width: width, height: UILabel.unlimited)
    return roundedUpToPixels(textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { textDidChange() }
  }

  // MARK: Engine hooks

  @_spi(ViewHooks) open override func measuredContentSize(fittingWidth width: CGFloat?) -> CGSize {
    layoutWidth = width ?? .infinity
    defer { layoutWidth = nil }
    return intrinsicContentSize
  }

  override var wrappedWidth: CGFloat? {
    get { storedWrappedWidth }
    set { storedWrappedWidth = newValue }
  }

  @_spi(ViewHooks) open override var contentHeightDependsOnWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }
  override var contentWidthIsThatOfWrappedLines: Bool { true }
  package override var firstBaselineFromTop: CGFloat? { firstBaseline(of: baselineFont) }
  override var lastBaselineFromBottom: CGFloat? { lastBaseline(of: baselineFont) }
  @_spi(ViewHooks) open override var textForDescription: String? { text }
  override var isAccessibilityElementByItself: Bool { !(text ?? "").isEmpty }
  override var standardAccessibilityTraits: UIAccessibilityTraits { .staticText }
  override var fontSizeForSpacing: CGFloat? { shownFont.pointSize }

  /// Whether the text takes the colors behind it on glass. The default is `.none`. Stored; has no effect.
  open var preferredVibrancy = UILabelVibrancy.none
  /// Whether tall letters enlarge the label. The default is `.typographic`. Stored; has no effect.
  open var sizingRule = UILetterformAwareSizingRule.typographic
}
