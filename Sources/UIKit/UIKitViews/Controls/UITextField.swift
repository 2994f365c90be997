// SPDX-License-Identifier: MIT

/// A control for editing one line of text.
///
/// Source: Apple, `UITextField`; Facts, “Sizes of controls”, and `TextFieldTests`.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextDraggable, UIContentSizeCategoryAdjusting {
  /// The text and its appearance.
  var content = LabelContent()
  /// The parts that an app has asked for; `nil` for a field that draws them all itself.
  var parts: TextFieldParts?
  var keyboardTraits = KeyboardTraits()
  private var placeholderText: NSAttributedString?
  private var isBeingEdited = false
  /// The state of editing.
  var editing = TextEditing()

  /// Creates a text field with `frame`, in points, in the superview's coordinate system.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpTextField()
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates an empty field.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpTextField()
    decode(coder, as: UITextField.self)
  }

  // MARK: Drags

  var drag = TextDragState()

  /// The object that customizes drags of the text.
  open weak var textDragDelegate: (any UITextDragDelegate)? {
    get { drag.delegate }
    set { drag.delegate = newValue }
  }
  /// The interaction that drags the selected text.
  open var textDragInteraction: UIDragInteraction? {
    if let interaction = drag.interaction { return interaction }
    let source = SelectedTextDrag(of: self)
    let interaction = UIDragInteraction(delegate: source)
    (drag.source, drag.interaction) = (source, interaction)
    addInteraction(interaction)
    return interaction
  }
  /// Whether text is being dragged. Always `false`, because touches do not begin a drag.
  open var isTextDragActive: Bool { false }
  /// Options of drags of the text. The default is none. Stored; has no effect.
  open var textDragOptions: UITextDragOptions {
    get { drag.options }
    set { drag.options = newValue }
  }

  private func setUpTextField() {
    contentHorizontalAlignment = .left
    contentMode = .redraw
  }

  // MARK: Text

  /// The text without attributes. As in UIKit, it is never `nil` when read. The default is an empty string.
  open var text: String? {
    get { content.string ?? "" }
    set {
      change { $0.set(plain: newValue) }
      forgetEditing()
      chosenCharacters = nil
      observedValuesMayHaveChanged()
    }
  }

  /// The attributed text. The default is `nil`.
  open var attributedText: NSAttributedString? {
    get { content.attributedString }
    set {
      change { $0.set(attributed: newValue) }
      forgetEditing()
    }
  }

  /// The font of the text. The default is the system font at 17 points.
  open var font: UIFont? {
    get { shownFont }
    set { change { $0.set(font: newValue ?? LabelContent.defaultFont) } }
  }

  /// The color of the text. The default is `.label`.
  open var textColor: UIColor? {
    get { content.color }
    set { change { $0.set(color: newValue ?? .label) } }
  }

  /// The alignment of the text. The default is `.natural`.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { change { $0.set(alignment: newValue) } }
  }

  /// The attributes of all text. Setting them changes those of the present text; an attribute that is left out keeps its value if it
  /// has a property, such as the font, and is removed otherwise. Of a paragraph style, the alignment has an effect.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { content.plainAttributes }
    set {
      change {
        if let font = newValue[.font] as? UIFont { $0.set(font: font) }
        if let color = newValue[.foregroundColor] as? UIColor { $0.set(color: color) }
        if let style = newValue[.paragraphStyle] as? NSParagraphStyle { $0.set(alignment: style.alignment) }
        $0.set(extraAttributes: newValue.filter { ![.font, .foregroundColor, .paragraphStyle].contains($0.key) })
      }
    }
  }

  /// The attributes of newly typed text. The default is `nil`, for those of the text before the cursor; it is `nil` again when the
  /// selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { editing.typingAttributes }
    set { editing.typingAttributes = newValue }
  }

  /// The text shown while the field is empty. The default is `nil`.
  open var placeholder: String? {
    get { placeholderText?.string }
    set {
      placeholderText = newValue.map { NSAttributedString(string: $0) }
      textDidChange()
    }
  }

  /// The attributed text shown while the field is empty. Missing attributes are those of ``placeholder``.
  /// The default is `nil`.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderText }
    set {
      placeholderText = newValue?.copy() as? NSAttributedString
      textDidChange()
    }
  }

  /// Whether the text is shown as dots. The default is `false`.
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { textDidChange() } } }

  // MARK: Appearance

  /// The border style. The default is `.none`.
  open var borderStyle: BorderStyle = .none { didSet { if borderStyle != oldValue { textDidChange() } } }
  /// The background image, stretched to the field. It replaces the border, unless the border is round. The default is
  /// `nil`.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// The background image while the field is disabled. The default is `nil`.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }

  /// Whether the font shrinks so that the text fits. The intrinsic content size does not depend on it. The default is
  /// `false`.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The smallest font size, in points. The default is `0`.
  open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }

  /// Whether the font follows the content size category. The default is `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
  }

  // MARK: Overlay views

  /// The overlay view at the leading edge. The default is `nil`.
  open var leftView: UIView? { didSet { exchange(oldValue, for: leftView) } }
  /// The condition under which ``leftView`` is visible. The default is `.never`.
  open var leftViewMode: ViewMode = .never { didSet { overlaysDidChange() } }
  /// The overlay view at the trailing edge. The default is `nil`.
  open var rightView: UIView? { didSet { exchange(oldValue, for: rightView) } }
  /// The condition under which ``rightView`` is visible. The default is `.never`.
  open var rightViewMode: ViewMode = .never { didSet { overlaysDidChange() } }
  /// The condition under which the clear button is visible. The default is `.never`.
  open var clearButtonMode: ViewMode = .never { didSet { overlaysDidChange() } }

  // MARK: Editing

  /// The delegate, which controls and is notified of editing. The default is `nil`.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is being edited.
  open var isEditing: Bool { isBeingEdited }
  /// Whether the text is removed when editing begins. The default is `false`.
  open var clearsOnBeginEditing = false
  /// Whether inserting text replaces all text. It is `false` again after that, and when the user selects something. The default is
  /// `false`.
  open var clearsOnInsertion = false
  /// Whether the keyboard on the screen makes a dash of two hyphens. The default is `.default`, which means that it does in prose.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether the keyboard on the screen types curved quotation marks. The default is `.default`, which means that it does in prose.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether spaces are adjusted when text is pasted. The default is `.default`. Stored; has no effect.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether text attributes can be edited. The default is `false`. Stored; has no effect.
  open var allowsEditingTextAttributes = false
  /// The view that replaces the keyboard. The default is `nil`. A change while the field is first responder is shown by
  /// `reloadInputViews()`.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  /// The view above the keyboard. The default is `nil`. A change while the field is first responder is shown by `reloadInputViews()`.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputAccessoryView: UIView?

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, unless the delegate prevents it. Returns whether editing began.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isBeingEdited else { return true }
    guard window != nil, canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    isBeingEdited = true
    editing.clearsSecureText = isSecureTextEntry && hasText
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { text = nil }
    overlaysDidChange()
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    sendActions(for: .editingDidBegin)
    firstResponderScope?.didChange(self)
    return true
  }

  /// The keyboard appears after the delegate has been told, other than for text views.
  override var showsInputViewsItself: Bool { true }

  /// Ends editing, unless the delegate prevents it. Returns whether editing ended.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isBeingEdited else { return true }
    let mayEnd = delegate?.textFieldShouldEndEditing(self) ?? true
    guard mayEnd || firstResponderScope?.isForced == true, super.resignFirstResponder() else { return false }
    isBeingEdited = false
    editingHasEnded()
    overlaysDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    sendActions(for: .editingDidEnd)
    return true
  }

  // MARK: Touches

  /// Ends a touch like a canceled one: a field sends no events of fingers that are lifted.
  ///
  /// Source: the events that a field sends were tried by the author of a book on iOS 4.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }

  // MARK: Commands

  /// The gestures that edit the text, made when the text is first touched.
  private(set) lazy var textInteraction = UITextInteraction(editing: self)

  override func attachOwnRecognizers() {
    super.attachOwnRecognizers()
    if textInteraction.view == nil { addInteraction(textInteraction) }
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditCommand(action).map { accepts($0, isEditable: isEnabled) }
      ?? super.canPerformAction(action, withSender: sender)
  }

  /// Moves the selected text to the pasteboard.
  open override func cut(_ sender: Any?) { perform(.cut, sender) }
  /// Copies the selected text to the pasteboard.
  open override func copy(_ sender: Any?) { perform(.copy, sender) }
  /// Inserts the text of the pasteboard in place of the selection.
  open override func paste(_ sender: Any?) { perform(.paste, sender) }
  /// Deletes the selected text.
  open override func delete(_ sender: Any?) { perform(.delete, sender) }
  /// Selects the word at the cursor.
  open override func select(_ sender: Any?) { perform(.select, sender) }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { perform(.selectAll, sender) }

  /// Returns the menu for editing a range: that of the delegate, or `nil` for the suggested actions.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(self, editMenuForCharactersIn: selection.range(textRange), suggestedActions: suggestedActions)
  }
  /// Tells the delegate that the menu for editing will be shown. Overrides call `super`.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }
  /// Tells the delegate that the menu for editing will be hidden. Overrides call `super`.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  // MARK: Text input

  /// Whether there is text.
  open var hasText: Bool { !content.isEmpty }
  /// Inserts text in place of the selected one, and moves the cursor behind it.
  open func insertText(_ text: String) { insertCharacters(text) }
  /// Deletes the selected text, or else the character before the cursor.
  open func deleteBackward() { deleteCharacters() }
  /// Returns the text in a range.
  open func text(in range: UITextRange) -> String? { selection.text.substring(with: selection.range(range)) }
  /// Replaces the text in a range, and moves the cursor behind the new text.
  open func replace(_ range: UITextRange, withText text: String) { replaceCharacters(selection.range(range), by: text) }
  /// The selected text; an empty range is the cursor. The default is the end of the text.
  open var selectedTextRange: UITextRange? {
    get { IndexedTextRange(selectedCharacters) }
    set {
      guard let newValue else { return }
      select(selection.range(newValue))
    }
  }
  private var chosenCharacters: NSRange?
  /// The selected UTF-16 code units.
  var selectedCharacters: NSRange {
    get {
      let length = (content.string ?? "").utf16.count
      guard let chosen = chosenCharacters, NSMaxRange(chosen) <= length else {
        return NSRange(location: length, length: 0)
      }
      return chosen
    }
    set { chosenCharacters = newValue }
  }
  /// The text that is being composed; `nil` for none.
  open var markedTextRange: UITextRange? { editing.composition.map { IndexedTextRange($0.range) } }
  /// The attributes of the text that is being composed, of which the background color is drawn. The default is `nil`.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { editing.markedTextStyle }
    set { editing.markedTextStyle = newValue }
  }
  /// Replaces the composed or the selected text by text that is being composed, and selects a part of it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    compose(markedText ?? "", selecting: selectedRange)
  }
  /// Ends the composition, and keeps its text.
  open func unmarkText() { endComposition() }
  /// The history of what the user has typed.
  open override var undoManager: UndoManager? { madeHistory.manager }
  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { IndexedTextPosition(0) }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { IndexedTextPosition(characters.length) }
  /// Returns the range between two positions.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    selection.range(from: fromPosition, to: toPosition)
  }
  /// Returns the position at a distance in UTF-16 code units; `nil` outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    selection.position(selection.index(position) + offset)
  }
  /// Returns the position at a distance in a direction; `nil` outside the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    selection.position(from: position, in: direction, offset: offset)
  }
  /// Returns the order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    selection.order(of: position, other)
  }
  /// Returns the number of UTF-16 code units between two positions.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    selection.index(toPosition) - selection.index(from)
  }
  /// The object that is notified of changes of the text. The default is `nil`.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// The object that finds words and sentences.
  open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
  /// Returns the farthest position of a range in a direction.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    selection.farthest(in: range, direction)
  }
  /// Returns the range from a position to the end of the text in a direction.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    selection.extended(from: position, direction)
  }
  /// Returns the writing direction: that of the interface.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { naturalWritingDirection }
  /// Has no effect: the writing direction is that of the interface.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  /// Returns the rectangle of the first line of a range, in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { selection.firstRect(of: range) }
  /// Returns the rectangle of the cursor, 2 points wide, in the view's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect {
    selection.geometry.caret(at: selection.index(position))
  }
  /// Returns the rectangles of a range, one for each line, in the view's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selection.rects(of: range) }
  /// Returns the position nearest to a point in the view's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { selection.closest(to: point) }
  /// Returns the position in a range that is nearest to a point in the view's coordinates.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    selection.closest(to: point, within: range)
  }
  /// Returns the range of the character at a point in the view's coordinates; `nil` where there is none.
  open func characterRange(at point: CGPoint) -> UITextRange? { selection.character(at: point) }
  /// The requirements for a new password. The default is `nil`. Stored; has no effect.
  open var passwordRules: UITextInputPasswordRules?
  /// The language of the keyboard. The default is that of the device.
  open override var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

  // MARK: Keyboard

  /// The words for which the keyboard turns its Shift key on. The default is `.sentences`.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { keyboardTraits.autocapitalization }
    set { keyboardTraits.autocapitalization = newValue }
  }
  /// The automatic correction of typed text. The default is `.default`. Stored; has no effect.
  open var autocorrectionType: UITextAutocorrectionType {
    get { keyboardTraits.autocorrection }
    set { keyboardTraits.autocorrection = newValue }
  }
  /// The spell checking of typed text. The default is `.default`. Stored; has no effect.
  open var spellCheckingType: UITextSpellCheckingType {
    get { keyboardTraits.spellChecking }
    set { keyboardTraits.spellChecking = newValue }
  }
  /// The type of the keyboard. The default is `.default`.
  open var keyboardType: UIKeyboardType {
    get { keyboardTraits.keyboard }
    set { keyboardTraits.keyboard = newValue }
  }
  /// The appearance of the keyboard. The default is `.default`, that of the field.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { keyboardTraits.appearance }
    set { keyboardTraits.appearance = newValue }
  }
  /// The title of the return key. The default is `.default`.
  open var returnKeyType: UIReturnKeyType {
    get { keyboardTraits.returnKey }
    set { keyboardTraits.returnKey = newValue }
  }
  /// Whether the return key is disabled while there is no text. The default is `false`.
  open var enablesReturnKeyAutomatically: Bool {
    get { keyboardTraits.enablesReturnKeyAutomatically }
    set { keyboardTraits.enablesReturnKeyAutomatically = newValue }
  }
  /// The meaning of the text. The default is `nil`. Stored; has no effect.
  open var textContentType: UITextContentType! {
    get { keyboardTraits.contentType }
    set { keyboardTraits.contentType = newValue }
  }

  // MARK: Rectangles to override, in points and in the field's coordinates

  /// Returns the rectangle of the border, in the field's coordinates. The default is `bounds`.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text, in the field's coordinates: within the border, between the overlay views.
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
  /// Returns the rectangle of the placeholder, in the field's coordinates. The default is the rectangle of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the text while it is edited, in the field's coordinates.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
  /// Returns the rectangle of the clear button, in the field's coordinates.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { naturalClearButtonRect(in: bounds) }
  /// Returns the rectangle of ``leftView``, in the field's coordinates.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { rect(of: leftView, isLeading: true, in: bounds) }
  /// Returns the rectangle of ``rightView``, in the field's coordinates.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rect(of: rightView, isLeading: false, in: bounds) }

  /// Draws the text in `rect`, in the field's coordinates.
  open func drawText(in rect: CGRect) { draw(shownText, in: rect) }
  /// Draws the placeholder in `rect`, in the field's coordinates.
  open func drawPlaceholder(in rect: CGRect) { draw(shownPlaceholder, in: rect) }

  // MARK: Layout

  override var described: DescribedAttributes { DescribedAttributes(baseClass: UITextField.self, text: text) }

  open override var intrinsicContentSize: CGSize { naturalSize }

  /// Returns the intrinsic content size, independent of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutOverlays()
  }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    drawBorder()
    drawSelection()
    if content.isEmpty {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    } else {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    }
    drawCursor(isEnabled)
    if showsClearButton, parts?.clearButton.image(for: .normal) == nil { drawClearButton() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { textDidChange() }
  }

  // MARK: Engine hooks

  override var firstBaselineFromTop: CGFloat? { baselineInHeight }
  override var lastBaselineFromBottom: CGFloat? { heightForBaseline - baselineInHeight }
  override var baselineShares: (first: Double, last: Double) { (0.5, 0.5) }
  override var baselineReferenceHeight: CGFloat { heightForBaseline }
  @_spi(ViewHooks) open override var textForDescription: String? { isSecureTextEntry ? nil : content.string }
  override var fontSizeForSpacing: CGFloat? { shownFont.pointSize }
  @_spi(ViewHooks) open override func contentSizeMayDependOnBounds() { heightMayHaveChanged() }
  /// Whether words are predicted in the text. The default is `.default`. Stored; has no effect.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Whether results of calculations are offered. The default is `.default`. Stored; has no effect.
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  /// The extent to which writing tools may change the text. The default is `.default`. Stored; has no effect.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// The kinds of text that writing tools may produce. The default is empty. Stored; has no effect.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
}
