// SPDX-License-Identifier: MIT

/// Text that is read, not edited.
///
/// A label without constraints on its size is as large as its text. Its lines are broken once, by layout, and drawn as broken.
///
/// Source: Apple, `UILabel`; sizes and baselines as recorded in `reference/corpora.md` §5.5 and §6.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The text and how it looks.
  var content = LabelContent()
  /// The width that layout has found, while it asks for the height that goes with it.
  var layoutWidth: CGFloat?

  /// A label with `frame`, in points, in the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes an empty label.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: Text

  /// The text, without its attributes.
  open var text: String? {
    get { content.string }
    set { change { $0.set(plain: newValue) } }
  }

  /// The text with attributes of its own; those at its beginning become the label's.
  open var attributedText: NSAttributedString? {
    get { content.attributedString }
    set { change { $0.set(attributed: newValue) } }
  }

  /// The font of all text; 17 points of the system font at first.
  open var font: UIFont! {
    get { shownFont }
    set { change { $0.set(font: newValue ?? LabelContent.defaultFont) } }
  }

  /// The colour of all text.
  open var textColor: UIColor! {
    get { content.color }
    set {
      content.set(color: newValue ?? .label)
      setNeedsDisplay()
    }
  }

  /// At which side of the label lines lie.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { change { $0.set(alignment: newValue) } }
  }

  /// What happens to text that the label has no room for.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { change { $0.set(lineBreakMode: newValue) } }
  }

  /// How places to break are chosen.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.lineBreakStrategy }
    set { change { $0.lineBreakStrategy = newValue } }
  }

  // MARK: Look

  /// The colour of the text while ``isHighlighted``.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether the label shows its highlighted colour.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// Whether the label looks as if what it names can be used.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// The colour of a copy of the text behind it.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// How far the copy lies from the text, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  // MARK: Lines

  /// How many lines the text may have; 0 for as many as it needs.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }

  /// Whether the letters become smaller so that the text fits; the label's own size does not depend on it.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// How small letters may become, as a fraction of their size; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Where text goes that was made smaller.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { setNeedsDisplay() } }
  /// Whether letters may move together before text is truncated. Has no effect here.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the whole text is shown where the pointer rests on a truncated one. Has no effect here.
  open var showsExpansionTextWhenTruncated = false

  /// The width at which the text wraps when the label says its content size, in points; 0 for the width that layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }

  /// Whether the font follows the text size that the reader wants.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
  }

  // MARK: Measuring and drawing

  /// Where the text lies in `bounds` when it has at most `numberOfLines` lines, in points. Override to leave room around it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: textSize(in: bounds.size, lineLimit: numberOfLines))
  }

  /// Draws the text in `rect`, in the label's coordinates. Override to leave room around it.
  open func drawText(in rect: CGRect) { draw(textIn: rect) }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// The size of the text: on one line, or wrapped at ``preferredMaxLayoutWidth``, or at the width that layout gives.
  open override var intrinsicContentSize: CGSize {
    let room = CGRect(x: 0, y: 0, width: wrappingWidth, height: UILabel.unlimited)
    return roundedUpToPixels(textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size)
  }

  /// The size of the text: on one line whatever `size` is, or wrapped at its width if there may be more.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? UILabel.unlimited : size.width
    let room = CGRect(x: 0, y: 0, width: width, height: UILabel.unlimited)
    return roundedUpToPixels(textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { textDidChange() }
  }

  // MARK: Hooks of the engine

  override func measuredContentSize(fittingWidth width: CGFloat?) -> CGSize {
    layoutWidth = width
    defer { layoutWidth = nil }
    return intrinsicContentSize
  }

  override var contentHeightDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  override var contentWidthIsThatOfWrappedLines: Bool { true }
  override var firstBaselineFromTop: CGFloat? { firstBaseline(of: baselineFont) }
  override var lastBaselineFromBottom: CGFloat? { lastBaseline(of: baselineFont) }
  override var textForDescription: String? { text }
  override var fontSizeForSpacing: CGFloat? { shownFont.pointSize }
}
