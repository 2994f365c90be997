// SPDX-License-Identifier: MIT

/// One line of text that can be edited.
///
/// Source: Apple, `UITextField`; heights as recorded in Interface Builder documents (`TextFieldTests`).
@preconcurrency @MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
  /// The text and how it looks.
  var content = LabelContent()
  var keyboardTraits = KeyboardTraits()
  private var placeholderText: NSAttributedString?
  private var isBeingEdited = false

  /// A text field with `frame`, in points, in the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpTextField()
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes an empty field.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpTextField()
  }

  private func setUpTextField() {
    contentHorizontalAlignment = .left
    contentMode = .redraw
  }

  // MARK: Text

  /// The text, without its attributes. Never nil when read, as in UIKit.
  open var text: String? {
    get { content.string ?? "" }
    set { change { $0.set(plain: newValue) } }
  }

  /// The text with attributes of its own.
  open var attributedText: NSAttributedString? {
    get { content.attributedString }
    set { change { $0.set(attributed: newValue) } }
  }

  /// The font of all text; 17 points of the system font at first.
  open var font: UIFont? {
    get { shownFont }
    set { change { $0.set(font: newValue ?? LabelContent.defaultFont) } }
  }

  /// The colour of all text.
  open var textColor: UIColor? {
    get { content.color }
    set { change { $0.set(color: newValue ?? .label) } }
  }

  /// At which side of its room the text lies.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { change { $0.set(alignment: newValue) } }
  }

  /// The attributes that new text gets: font, colour and paragraph style have an effect here.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: content.font, .foregroundColor: content.color] }
    set {
      change {
        if let font = newValue[.font] as? UIFont { $0.set(font: font) }
        if let color = newValue[.foregroundColor] as? UIColor { $0.set(color: color) }
        if let style = newValue[.paragraphStyle] as? NSParagraphStyle { $0.set(alignment: style.alignment) }
      }
    }
  }

  /// The attributes of the next typed letters. Kept only.
  open var typingAttributes: [NSAttributedString.Key: Any]?

  /// What is shown where there is no text.
  open var placeholder: String? {
    get { placeholderText?.string }
    set {
      placeholderText = newValue.map { NSAttributedString(string: $0) }
      textDidChange()
    }
  }

  /// What is shown where there is no text, with attributes; what it leaves open looks as ``placeholder`` does.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderText }
    set {
      placeholderText = newValue?.copy() as? NSAttributedString
      textDidChange()
    }
  }

  /// Whether the text is shown as dots.
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { textDidChange() } } }

  // MARK: Look

  /// What is drawn around the text.
  open var borderStyle: BorderStyle = .none { didSet { if borderStyle != oldValue { textDidChange() } } }
  /// A picture stretched under the text; takes the place of the border unless that is round.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// The picture under the text while the field cannot be edited.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }

  /// Whether the letters become smaller so that the text fits; the field's own size does not depend on it.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// How small letters may become, in points.
  open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }

  /// Whether the font follows the text size that the reader wants.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
  }

  // MARK: Beside the text

  /// A view where reading begins.
  open var leftView: UIView? { didSet { exchange(oldValue, for: leftView) } }
  /// When ``leftView`` is to be seen.
  open var leftViewMode: ViewMode = .never { didSet { overlaysDidChange() } }
  /// A view where reading ends.
  open var rightView: UIView? { didSet { exchange(oldValue, for: rightView) } }
  /// When ``rightView`` is to be seen.
  open var rightViewMode: ViewMode = .never { didSet { overlaysDidChange() } }
  /// When the button that clears the text is to be seen.
  open var clearButtonMode: ViewMode = .never { didSet { overlaysDidChange() } }

  // MARK: Editing

  /// Who is asked about editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is being edited.
  open var isEditing: Bool { isBeingEdited }
  /// Whether the text goes when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the text goes with the first letter typed.
  open var clearsOnInsertion = false
  /// Whether attributes can be edited. Kept only.
  open var allowsEditingTextAttributes = false
  /// What is shown in the place of the keyboard. Kept only.
  open var inputView: UIView?
  /// What is shown above the keyboard. Kept only.
  open var inputAccessoryView: UIView?

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var isFirstResponder: Bool { isBeingEdited }

  /// Begins editing, unless the delegate says no.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isBeingEdited else { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    isBeingEdited = true
    if clearsOnBeginEditing { text = nil }
    overlaysDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends editing, unless the delegate says no.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isBeingEdited else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    isBeingEdited = false
    overlaysDidChange()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  // MARK: Rectangles to override, in points and in the field's coordinates

  /// Where the border is drawn, in the field's coordinates.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text lies: within the border, between the views beside it.
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
  /// Where the placeholder lies.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the text lies while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
  /// Where the button that clears is, in the field's coordinates.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { naturalClearButtonRect(in: bounds) }
  /// Where the view before the text is, in the field's coordinates.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { rect(of: leftView, isLeading: true, in: bounds) }
  /// Where the view after the text is, in the field's coordinates.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rect(of: rightView, isLeading: false, in: bounds) }

  /// Draws the text in `rect`.
  open func drawText(in rect: CGRect) { draw(shownText, in: rect) }
  /// Draws the placeholder in `rect`.
  open func drawPlaceholder(in rect: CGRect) { draw(shownPlaceholder, in: rect) }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { naturalSize }

  /// The size of the content, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeOverlays()
  }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    drawBorder()
    if content.isEmpty {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    } else {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    }
    if shows(clearButtonMode) && !content.isEmpty { drawClearButton() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { textDidChange() }
  }

  // MARK: Hooks of the engine

  override var firstBaselineFromTop: CGFloat? { baselineInHeight }
  override var lastBaselineFromBottom: CGFloat? { heightForBaseline - baselineInHeight }
  override var textForDescription: String? { isSecureTextEntry ? nil : content.string }
  override var fontSizeForSpacing: CGFloat? { shownFont.pointSize }
  override func contentSizeMayDependOnBounds() { heightMayHaveChanged() }
}
