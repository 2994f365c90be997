// SPDX-License-Identifier: MIT

/// Text of many lines that can be edited.
///
/// A text view that scrolls takes whatever size it is given, and its text is its content; one that does not is as large as
/// its text.
///
/// Source: Apple, `UITextView`.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  /// The text and how it looks.
  var content = LabelContent()
  var keyboardTraits = KeyboardTraits()
  /// The width that layout has found, while it asks for the height that goes with it.
  var layoutWidth: CGFloat?
  private var isBeingEdited = false

  /// The room that the lines are set in.
  public let textContainer: NSTextContainer

  /// A text view with `frame`, in points, in the superview's coordinates.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// A text view whose lines are set in `textContainer`.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
    setUpTextView()
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes an empty view.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
    setUpTextView()
  }

  private func setUpTextView() {
    content.set(font: .systemFont(ofSize: UIFont.smallSystemFontSize))
    content.set(lineBreakMode: .byWordWrapping)
    contentMode = .redraw
    textContainer.didChange = { [weak self] in self?.textDidChange() }
  }

  // MARK: Text

  /// The text, without its attributes. Never nil when read, as in UIKit.
  open var text: String! {
    get { content.string ?? "" }
    set { change { $0.set(plain: newValue) } }
  }

  /// The text with attributes of its own.
  open var attributedText: NSAttributedString! {
    get { content.attributedString ?? NSAttributedString(string: "") }
    set { change { $0.set(attributed: newValue) } }
  }

  /// The font of all text; 12 points of the system font at first.
  open var font: UIFont? {
    get { shownFont }
    set { change { $0.set(font: newValue ?? .systemFont(ofSize: UIFont.smallSystemFontSize)) } }
  }

  /// The colour of all text.
  open var textColor: UIColor? {
    get { content.color }
    set { change { $0.set(color: newValue ?? .label) } }
  }

  /// At which side of the view lines lie.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { change { $0.set(alignment: newValue) } }
  }

  /// The attributes of the next typed letters. Kept only.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// How links look. Kept only.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The letters chosen, in UTF-16 units.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Whether the text is shown as dots. Kept only, as in UIKit.
  open var isSecureTextEntry = false

  /// Whether the font follows the text size that the reader wants.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
  }

  // MARK: Room

  /// Whether text that is longer than the view scrolls; if not, the view is as large as its text.
  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { textDidChange() } } }

  /// The room around the text, in points; 8 above and below at first.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }

  // MARK: Editing

  /// What decides about editing and hears of it, and of scrolling.
  open weak var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
  /// Whether the text can be edited.
  open var isEditable = true
  /// Whether letters can be chosen.
  open var isSelectable = true
  /// Whether attributes can be edited. Kept only.
  open var allowsEditingTextAttributes = false
  /// Whether the text goes with the first letter typed. Kept only.
  open var clearsOnInsertion = false
  /// What is shown in the place of the keyboard. Kept only.
  open var inputView: UIView?
  /// What is shown above the keyboard. Kept only.
  open var inputAccessoryView: UIView?

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  open override var isFirstResponder: Bool { isBeingEdited }

  /// Begins editing, unless the delegate says no.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isBeingEdited else { return true }
    guard canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    isBeingEdited = true
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends editing, unless the delegate says no.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isBeingEdited else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true else { return false }
    isBeingEdited = false
    delegate?.textViewDidEndEditing(self)
    return true
  }

  // MARK: Layout

  /// The size of the text where the view does not scroll; no wish where it does.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return textSize(fittingWidth: layoutWidth ?? .infinity)
  }

  /// The size of the text with the room around it, wrapped at the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(fittingWidth: size.width > 0 ? size.width : .infinity)
  }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    drawText()
  }

  /// Finds out how high the text is at the present width: the content size, with the room around the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    takeContentSizeFromText()
  }

  /// Scrolls as little as is needed to see the first line of `range`, in UTF-16 units.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    guard let line = rect(ofLineAt: range.location) else { return }
    scrollRectToVisible(line, animated: false)
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

  override var contentHeightDependsOnWidth: Bool { !isScrollEnabled }
  override var firstBaselineFromTop: CGFloat? { textContainerInset.top + firstBaseline(of: shownFont) }
  override var lastBaselineFromBottom: CGFloat? { textContainerInset.bottom + lastBaseline(of: shownFont) }
  override var textForDescription: String? { content.string }
  override var fontSizeForSpacing: CGFloat? { shownFont.pointSize }
}
