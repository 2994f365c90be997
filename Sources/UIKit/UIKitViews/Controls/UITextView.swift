// SPDX-License-Identifier: MIT

/// A scroll view for editing text of several lines.
///
/// A text view that scrolls has no intrinsic content size; its content is the text. One that does not
/// scroll is as large as its text.
///
/// Source: Apple, `UITextView`.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextDraggable, UIContentSizeCategoryAdjusting {
  /// The text and its appearance.
  var content = LabelContent()
  var keyboardTraits = KeyboardTraits()
  /// The width that layout has determined, in points, while layout requests the height at that width; otherwise `nil`.
  var layoutWidth: CGFloat?
  private var storedWrappedWidth: CGFloat?
  private var isBeingEdited = false
  /// The state of editing.
  var editing = TextEditing()

  /// The area in which lines are laid out.
  open private(set) var textContainer: NSTextContainer

  /// Creates a text view with `frame`, in points, in the superview's coordinate system.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view that lays out lines in `textContainer`. Its background is that of the system, as apps know that clear it.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
    backgroundColor = .systemBackground
    setUpTextView()
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates an empty view.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
    setUpTextView()
    decode(coder, as: UITextView.self)
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

  private func setUpTextView() {
    content.set(font: .systemFont(ofSize: UIFont.smallSystemFontSize))
    content.set(lineBreakMode: .byWordWrapping)
    contentMode = .redraw
    textContainer.onChange = { [weak self] in
      // Containers of text views are changed on the main thread.
      MainActor.assumeIsolated {
        guard let self else { return }
        self.storage.takeTextOfContainer(of: self)
        self.textDidChange()
      }
    }
    storage.takeTextOfContainer(of: self)
  }

  // MARK: Text

  /// The text without attributes. As in UIKit, it is never `nil` when read. The default is an empty string.
  open var text: String! {
    get { content.string ?? "" }
    set { show { $0.set(plain: newValue) } }
  }

  /// The attributed text. The default is an empty string.
  open var attributedText: NSAttributedString! {
    get { content.attributedString ?? NSAttributedString(string: "") }
    set { show { $0.set(attributed: newValue) } }
  }

  /// The font of the text. The default is the system font at 12 points.
  open var font: UIFont? {
    get { shownFont }
    set { reformat { $0.set(font: newValue ?? .systemFont(ofSize: UIFont.smallSystemFontSize)) } }
  }

  /// The color of the text. The default is `.label`.
  open var textColor: UIColor? {
    get { content.color }
    set { reformat { $0.set(color: newValue ?? .label) } }
  }

  /// The alignment of the text. The default is `.natural`.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { reformat { $0.set(alignment: newValue) } }
  }

  /// The attributes of newly typed text. The default is those of the text before the cursor, or the view's font and color; they are
  /// the default again when the selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editing.typingAttributes ?? attributesAtCursor }
    set { editing.typingAttributes = newValue }
  }
  /// The attributes with which links are drawn over those of the text, without fonts and paragraph styles. The default is the tint
  /// color.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkTextAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
    set {
      ownLinkTextAttributes = newValue
      setNeedsDisplay()
    }
  }
  private var ownLinkTextAttributes: [NSAttributedString.Key: Any]?
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// The selected range, in UTF-16 units. The default is an empty range at the end of the text that was set last.
  open var selectedRange: NSRange {
    get { storedSelection }
    set { select(newValue) }
  }
  var storedSelection = NSRange(location: 0, length: 0)
  /// Whether the text is shown as dots. The default is `false`. Stored; has no effect, as in UIKit.
  open var isSecureTextEntry = false

  /// Whether the font follows the content size category. The default is `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { reformat { _ in } } }
  }

  /// Creates a text view. Both of UIKit's ways to lay out text give the same lines here; the argument says whether
  /// ``textLayoutManager`` exists.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    storage.usesTextLayoutManager = usingTextLayoutManager
  }

  /// The object that tells where the paragraphs and lines are, with positions relative to the text container; `nil` for a view that
  /// was created without one.
  open var textLayoutManager: NSTextLayoutManager? { storage.textLayoutManager(of: self) }

  /// The text, which can be changed in place.
  open var textStorage: NSTextStorage { storage.text(of: self) }
  /// The object that tells where the characters are. Positions are relative to the text container.
  open var layoutManager: NSLayoutManager { storage.manager(of: self) }
  let storage = TextViewStorage()

  // MARK: Insets

  /// Whether text that does not fit can be scrolled. If `false`, the view is as large as its text. The
  /// default is `true`.
  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { textDidChange() } } }

  /// The insets of the text, in points. The default is 8 above and below and 0 at the sides.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }

  // MARK: Editing

  /// The object that responds to editing and scrolling. The default is `nil`.
  open weak var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
  /// Whether the text can be edited. The default is `true`.
  open var isEditable = true
  /// Whether the text can be selected. The default is `true`.
  open var isSelectable = true
  /// The kinds of data that are detected in the text. The default is none. Stored; has no effect.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the keyboard on the screen makes a dash of two hyphens. The default is `.default`, which means that it does in prose.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether the keyboard on the screen types curved quotation marks. The default is `.default`, which means that it does in prose.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether spaces are adjusted when text is pasted. The default is `.default`. Stored; has no effect.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether text attributes can be edited. The default is `false`. Stored; has no effect.
  open var allowsEditingTextAttributes = false
  /// Whether inserting text replaces all text. It is `false` again after that, and when the user selects something. The default is
  /// `false`.
  open var clearsOnInsertion = false
  /// The view that replaces the keyboard. The default is `nil`. A change while the view is first responder is shown by
  /// `reloadInputViews()`.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  /// The view above the keyboard. The default is `nil`. A change while the view is first responder is shown by `reloadInputViews()`.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputAccessoryView: UIView?

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, unless the delegate prevents it. Returns whether editing began.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isBeingEdited else { return true }
    guard window != nil, canBecomeFirstResponder else { return false }
    setNeedsDisplay()
    // A text that can only be selected is not edited, so the delegate is not asked.
    guard isEditable else { return super.becomeFirstResponder() }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    isBeingEdited = true
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, unless the delegate prevents it. Returns whether editing ended.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard isBeingEdited else { return super.resignFirstResponder() && editingHasEnded() }
    let mayEnd = delegate?.textViewShouldEndEditing(self) ?? true
    guard mayEnd || firstResponderScope?.isForced == true, super.resignFirstResponder() else { return false }
    isBeingEdited = false
    editingHasEnded()
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: Commands

  /// The gestures that edit the text, made when the text is first touched.
  private(set) lazy var textInteraction = UITextInteraction(editing: self)

  override func attachOwnRecognizers() {
    super.attachOwnRecognizers()
    if textInteraction.view == nil { addInteraction(textInteraction) }
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditCommand(action).map { accepts($0, isEditable: isEditable) }
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
    delegate?.textView(self, editMenuForTextIn: selection.range(textRange), suggestedActions: suggestedActions)
  }
  /// Tells the delegate that the menu for editing will be shown. Overrides call `super`.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }
  /// Tells the delegate that the menu for editing will be hidden. Overrides call `super`.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
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
  /// The selected text; an empty range is the cursor.
  open var selectedTextRange: UITextRange? {
    get { IndexedTextRange(selectedRange) }
    set { if let newValue { selectedRange = selection.range(newValue) } }
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
  /// The appearance of the keyboard. The default is `.default`, that of the view.
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

  // MARK: Layout

  /// The size of the text if the view does not scroll, wrapped at the width that layout gave it; otherwise no intrinsic size.
  override var described: DescribedAttributes {
    DescribedAttributes(baseClass: UITextView.self, text: text, content: contentTexts)
  }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return textSize(fittingWidth: layoutWidth ?? wrappedWidth ?? .infinity)
  }

  /// Returns the size of the text with its insets, in points, wrapped at the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(fittingWidth: size.width > 0 ? size.width : .infinity)
  }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    drawSelection()
    drawText()
    drawCursor(isEditable)
  }

  @_spi(ViewHooks) open override var arrangesContent: Bool { true }

  /// Measures the text at the current width, and sets the content size to it, including the insets.
  open override func layoutSubviews() {
    super.layoutSubviews()
    takeContentSizeFromText()
  }

  /// Scrolls by the smallest distance that shows the first line of `range`, in UTF-16 units.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    guard let line = rect(ofLineAt: range.location) else { return }
    scrollRectToVisible(line, animated: false)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { reformat { _ in } }
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

  @_spi(ViewHooks) open override var contentHeightDependsOnWidth: Bool { !isScrollEnabled }
  override var firstBaselineFromTop: CGFloat? { textContainerInset.top + lineMetrics.baseline }
  override var lastBaselineFromBottom: CGFloat? {
    textContainerInset.bottom + lineMetrics.height - lineMetrics.baseline
  }
  /// The baseline and the height of a line, rounded up to pixels. Labels round the baseline to the nearest pixel.
  ///
  /// Source: a report to Apple, 28913460, which compares both; that it is so at all sizes could not be checked.
  private var lineMetrics: (baseline: CGFloat, height: CGFloat) {
    let rounded = roundedUpToPixels(CGSize(width: shownFont.ascender, height: shownFont.lineHeight))
    return (rounded.width, rounded.height)
  }
  @_spi(ViewHooks) open override var textForDescription: String? { content.string }
  override var isAccessibilityElementByItself: Bool { true }
  override var fontSizeForSpacing: CGFloat? { shownFont.pointSize }
  /// Whether words are predicted in the text. The default is `.default`. Stored; has no effect.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Whether results of calculations are offered. The default is `.default`. Stored; has no effect.
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  /// The extent to which writing tools may change the text. The default is `.default`. Stored; has no effect.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// The kinds of text that writing tools may produce. The default is empty. Stored; has no effect.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  /// Whether writing tools are changing the text. Always `false`.
  open var isWritingToolsActive: Bool { false }
  /// The attributes of highlighted text. The default is empty. Stored; has no effect.
  open var textHighlightAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether sizes are those of documents. The default is `false`. Stored; has no effect.
  open var usesStandardTextScaling = false
  /// The border. The default is `.none`. Stored; has no effect.
  open var borderStyle = BorderStyle.none
  /// The border of a text view. Raw values are UIKit's.
  public enum BorderStyle: Int, Sendable { case none, roundedRect }
  /// Whether the text can be searched. The default is `false`.
  open var isFindInteractionEnabled = false {
    didSet {
      if isFindInteractionEnabled, findInteraction == nil {
        findInteraction = UIFindInteraction(sessionDelegate: TextFinding.shared)
        findInteraction?.didMove(to: self)
      } else if !isFindInteractionEnabled {
        findInteraction = nil
      }
    }
  }
  /// The search in the text; `nil` unless ``isFindInteractionEnabled``.
  open private(set) var findInteraction: UIFindInteraction?
}
