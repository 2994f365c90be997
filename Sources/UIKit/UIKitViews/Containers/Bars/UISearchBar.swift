// SPDX-License-Identifier: MIT

/// A view with a search field and optionally a cancel button and scope buttons.
///
/// Source: Apple, `UISearchBar`.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextFieldDelegate {
  /// The style of a search bar. Raw values are UIKit's.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  /// An icon of the field. Raw values are UIKit's.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  private let background = BarBackgroundView(contentEdge: .bottom)
  private let field = UISearchTextField()
  /// The button that ends the search. Apps find it by key.
  package let cancelButton = UIButton(type: .system)
  /// The platter of a round button that ends the search.
  private let cancelGlass = GlassView(frame: .zero)
  private let promptLabel = UILabel()
  private let scopes = UISegmentedControl()
  /// The controller whose search begins in the bar; `nil` for a bar alone.
  weak var searchController: UISearchController?

  private static var metrics: SystemMetrics.Search { InterfaceGeneration.current.metrics.search }

  /// The height of the field, in points: in recent systems that of the bar, which grows with the text.
  private var fieldHeight: CGFloat { UISearchBar.metrics.field ?? rowHeight }
  private var rowHeight: CGFloat {
    guard UISearchBar.metrics.field == nil else { return barMetrics.searchBar }
    return UIFontMetrics(forTextStyle: .body).scaledValue(for: barMetrics.searchBar, compatibleWith: traitCollection)
  }
  /// The space at both ends of the field, in points.
  private static let side: CGFloat = 8
  /// The duration in which the cancel button and the scopes appear, in seconds. An approximation.
  private static let animationDuration: TimeInterval = 0.25
  /// The height of the scope bar, in points.
  private static let scopeHeight: CGFloat = 44
  /// The height with a prompt, in points, in all generations.
  ///
  /// Source: eleven recorded search bars of Xcode 5 to 8 (Facts, “Recorded documents”).
  package static let heightWithPrompt: CGFloat = 75

  /// Creates a bar with `frame`, in points, in the superview's coordinate system.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBar()
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates an empty bar.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
  }

  private func setUpBar() {
    contentPriorities.verticalHugging = .defaultHigh
    isOpaque = false
    cancelButton.setTitle(SystemWord.cancel.text, for: .normal)
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    cancelButton.isHidden = true
    promptLabel.textAlignment = .center
    promptLabel.font = .systemFont(ofSize: 14)
    scopes.isHidden = true
    cancelGlass.isHidden = true
    for view in [background, field, cancelGlass, cancelButton, promptLabel, scopes] { addSubview(view) }
    field.delegate = self
    field.returnKeyType = .search
    field.enablesReturnKeyAutomatically = true
    field.addAction(UIAction { [weak self] _ in self?.textWasEdited() }, for: .editingChanged)
    scopes.addAction(UIAction { [weak self] _ in self?.scopeWasChosen() }, for: .valueChanged)
    updateBackground()
  }

  // MARK: Text

  /// The object that responds to changes and taps in the bar. The default is `nil`.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The search text. The default is an empty string.
  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      contentDidChange()
    }
  }

  /// Whether there is text or a token.
  var hasContent: Bool { field.hasText || !field.tokens.isEmpty }

  /// Removes the text and the tokens at the end of a search.
  func removeText() {
    field.text = nil
    field.tokens = []
    updateFieldButtons()
  }

  private func contentDidChange() {
    updateFieldButtons()
    searchController?.contentDidChange()
  }

  /// The text shown while the field is empty. The default is `nil`.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// The line above the field. The default is `nil`.
  open var prompt: String? { didSet { heightMayHaveChanged() } }

  /// The search field.
  open var searchTextField: UISearchTextField { field }

  /// The background of the scope bar. The default is `nil`. Stored; has no effect.
  open var scopeBarBackgroundImage: UIImage?
  /// Sets the attributes of the scopes' titles for a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { scopes.setTitleTextAttributes(attributes, for: state) }
  /// Returns the attributes of the scopes' titles for a state.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    scopes.titleTextAttributes(for: state)
  }
  /// Sets the background of the scopes for a state. Stored; has no effect.
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }
  /// Returns the background of the scopes that was set for a state.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopes.backgroundImage(for: state, barMetrics: .default)
  }
  /// Sets the image between scopes. Stored; has no effect.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    scopes.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }
  /// Returns the image between scopes that was set.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopes.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }
  private var icons: [Int: [UInt: UIImage]] = [:]
  /// Sets the image of an icon of the field for a state. Those of the bookmark and the results button are shown.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon.rawValue, default: [:]][state.rawValue] = iconImage
    updateFieldButtons()
  }
  /// Returns the image of an icon that was set for a state.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon.rawValue]?[state.rawValue] }
  /// The distance by which the text is moved. The default is zero. Stored; has no effect.
  open var searchTextPositionAdjustment = UIOffset()
  /// The distance by which the background of the field is moved. The default is zero. Stored; has no effect.
  open var searchFieldBackgroundPositionAdjustment = UIOffset()
  /// Whether the button for results is selected. The default is `false`.
  open var isSearchResultsButtonSelected = false { didSet { updateFieldButtons() } }
  /// Whether looking at the field begins dictation. The default is `true`. Stored; has no effect.
  open var isLookToDictateEnabled = true
  private var iconOffsets: [Int: UIOffset] = [:]
  /// Moves an icon of the field. Stored; has no effect.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { iconOffsets[icon.rawValue] = adjustment }
  /// Returns the distance by which an icon is moved.
  open func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon.rawValue] ?? UIOffset() }

  /// Sets the background of the text field for a state. Stored; has no effect.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    fieldBackgrounds[state.rawValue] = backgroundImage
  }
  /// Returns the background of the text field that was set for a state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldBackgrounds[state.rawValue] }
  private var fieldBackgrounds: [UInt: UIImage] = [:]

  /// The capitalization of the letters that the keyboard types. The default is `.sentences`.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// The automatic correction of typed text. Stored; has no effect.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// The spell checking of typed text. Stored; has no effect.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// The type of the keyboard. The default is `.default`.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The appearance of the keyboard. Stored; has no effect.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// The title of the return key. The default is `.search`.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// Whether the return key is disabled while there is no text. The default is `true`.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }

  private func textWasEdited() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    contentDidChange()
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UITabBarController }.first?
      .searchWasCancelled()
  }

  private func scopeWasChosen() {
    selectedScopeButtonIndex = scopes.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    searchController?.contentDidChange()
  }

  /// Returns the delegate's answer to whether editing may begin, and makes the search of a controller active.
  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return false }
    searchController?.barWillBeginEditing()
    return true
  }

  /// Notifies the delegate.
  open func textFieldDidBeginEditing(_ textField: UITextField) {
    updateFieldButtons()
    delegate?.searchBarTextDidBeginEditing(self)
    searchController?.barDidBeginEditing()
  }

  /// Returns the delegate's answer to whether editing may end.
  open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }

  /// Notifies the delegate.
  open func textFieldDidEndEditing(_ textField: UITextField) {
    updateFieldButtons()
    delegate?.searchBarTextDidEndEditing(self)
  }

  /// Returns the delegate's answer to whether text may be replaced.
  open func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  /// Notifies the delegate of the search button, which ends editing in the bar of a search controller. Returns `true`.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    if searchController != nil { field.resignFirstResponder() }
    return true
  }

  // MARK: First responder

  /// Whether the field can be edited.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  /// Whether the field is edited.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  /// Begins editing in the field, unless the delegate prevents it. Returns whether editing began.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends editing in the field, unless the delegate prevents it. Returns whether editing ended.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: Buttons and scopes

  /// Whether the cancel button is shown. The default is `false`.
  open var showsCancelButton = false {
    didSet {
      cancelButton.isHidden = !showsCancelButton
      let isRound = UISearchBar.metrics.cancelButton != nil
      cancelGlass.isHidden = !showsCancelButton || !isRound
      cancelButton.setTitle(isRound ? nil : cancelButtonText ?? SystemWord.cancel.text, for: .normal)
      cancelButton.setImage(isRound ? UIImage(systemName: "xmark") : nil, for: .normal)
      cancelButton.tintColor = isRound ? .label : nil
      setNeedsLayout()
    }
  }

  /// The title of the cancel button where it has one, which apps set by key; `nil` for the system's.
  package var cancelButtonText: String? {
    didSet {
      if UISearchBar.metrics.cancelButton == nil {
        cancelButton.setTitle(cancelButtonText ?? SystemWord.cancel.text, for: .normal)
      }
    }
  }

  /// Sets ``showsCancelButton``. In an animated change, the field makes room and the button fades in.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != self.showsCancelButton else { return }
    animate(animated) { self.showsCancelButton = showsCancelButton }
  }

  /// Whether the bookmark button is shown at the end of an empty field. The default is `false`.
  open var showsBookmarkButton = false { didSet { updateFieldButtons() } }
  /// Whether the button for results is shown at the end of an empty field, unless the bookmark button is. The default is `false`.
  open var showsSearchResultsButton = false { didSet { updateFieldButtons() } }

  private lazy var fieldButton = makeFieldButton()

  private func makeFieldButton() -> UIButton {
    let button = UIButton(type: .system)
    button.tintColor = .systemGray
    button.frame = CGRect(x: 0, y: 0, width: 32, height: 36)
    button.addAction(UIAction { [weak self] _ in self?.fieldButtonWasTapped() }, for: .touchUpInside)
    return button
  }

  /// Shows the bookmark or the results button while the field is empty. The clear button takes its place.
  private func updateFieldButtons() {
    guard showsBookmarkButton || showsSearchResultsButton else {
      if field.rightView === fieldButtonIfMade { field.rightView = nil }
      return
    }
    let icon = showsBookmarkButton ? Icon.bookmark : .resultsList
    let name = showsBookmarkButton ? "book" : "list.bullet"
    let isSelected = icon == .resultsList && isSearchResultsButtonSelected
    let own = image(for: icon, state: isSelected ? .selected : .normal) ?? image(for: icon, state: .normal)
    fieldButton.setImage(own ?? UIImage(systemName: name), for: .normal)
    fieldButton.isSelected = isSelected
    fieldButton.accessibilityLabel = showsBookmarkButton ? "Bookmarks" : "Results"
    fieldButtonIfMade = fieldButton
    field.rightView = fieldButton
    field.rightViewMode = field.hasText ? .never : .always
  }
  private weak var fieldButtonIfMade: UIButton?

  private func fieldButtonWasTapped() {
    if showsBookmarkButton {
      delegate?.searchBarBookmarkButtonClicked(self)
    } else {
      delegate?.searchBarResultsListButtonClicked(self)
    }
  }

  /// Whether the scope bar is shown below the field, which it is for two or more scopes. The default is `false`.
  open var showsScopeBar = false { didSet { heightMayHaveChanged() } }

  /// Sets ``showsScopeBar``. In an animated change, the scopes fade in.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != showsScopeBar else { return }
    animate(animated) { showsScopeBar = show }
  }

  /// Performs changes of the bar, on a running animation clock in the course of time.
  private func animate(_ animated: Bool, _ changes: () -> Void) {
    guard animated, window != nil, SizeTransition.takesTime else { return changes() }
    layoutIfNeeded()
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(withDuration: UISearchBar.animationDuration) {
        changes()
        self.layoutIfNeeded()
      }
    }
  }

  /// The titles of the scope buttons. The default is `nil`.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      scopes.selectedSegmentIndex = (scopeButtonTitles ?? []).isEmpty ? -1 : selectedScopeButtonIndex
      heightMayHaveChanged()
    }
  }

  /// The index of the selected scope button. The default is `0`.
  open var selectedScopeButtonIndex = 0 { didSet { scopes.selectedSegmentIndex = selectedScopeButtonIndex } }

  // The scope bar is shown only with two or more titles, as the header of `UISearchBar` says.
  private var showsScopes: Bool { showsScopeBar && (scopeButtonTitles ?? []).count > 1 }

  /// The height of the scopes below the field, in points.
  var scopeBarHeight: CGFloat { showsScopes ? UISearchBar.scopeHeight : 0 }

  // MARK: Appearance

  /// The style of the bar, as used before iOS 13. The default is `UIBarStyle.default`.
  open var barStyle = UIBarStyle.default { didSet { updateBackground() } }
  /// The style of the search bar. The default is `Style.default`.
  open var searchBarStyle = Style.default { didSet { updateBackground() } }
  /// Whether content is visible through the bar. The default is `true`. Stored; has no effect.
  open var isTranslucent = true { didSet { updateBackground() } }
  /// The background color; `nil` for the system's. The default is `nil`.
  open var barTintColor: UIColor? { didSet { updateBackground() } }
  /// The background image. An empty image removes the background. The default is `nil`.
  open var backgroundImage: UIImage? { didSet { updateBackground() } }
  private var otherBackgrounds: [[Int]: UIImage] = [:]
  /// Sets the background image of bars at a position. That for `.any` and `.default` is ``backgroundImage``; others are only stored.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
    if position == .any, barMetrics == .default { self.backgroundImage = backgroundImage }
    otherBackgrounds[[position.rawValue, barMetrics.rawValue]] = backgroundImage
  }
  /// Returns the background image that was set for bars at a position.
  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    position == .any && barMetrics == .default
      ? backgroundImage : otherBackgrounds[[position.rawValue, barMetrics.rawValue]]
  }

  /// Whether the superview is a navigation bar, which then provides the background.
  private var isInNavigationBar: Bool { superview is UINavigationBar }

  /// Whether the bar is on a platter at the bottom of the screen or in the row of the title, which it fills.
  private var isOnPlatter: Bool {
    superview is SearchPlatter || (isInNavigationBar && barMetrics.searchInTitleRow != nil && !isStacked)
  }
  private var isStacked: Bool { (superview as? UINavigationBar)?.stacksSearch == true }

  private func updateBackground() {
    let isClear = InterfaceGeneration.current.hasPlatters && barTintColor == nil && backgroundImage == nil
    background.isHidden = isClear || searchBarStyle == .minimal || isInNavigationBar || backgroundImage?.size == .zero
    var backgroundStyle = BarBackgroundView.Style(UIBarAppearance())
    backgroundStyle.color = barTintColor ?? .secondarySystemBackground
    if barStyle == .black, barTintColor == nil { backgroundStyle.color = .black }
    backgroundStyle.image = backgroundImage
    background.show(backgroundStyle)
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    updateBackground()
  }

  // MARK: Layout

  private var hasPrompt: Bool { prompt?.isEmpty == false }

  private func heightMayHaveChanged() {
    scopes.isHidden = !showsScopes
    promptLabel.text = prompt
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// A height of 44 points, or 56 from iOS 11 to 18, or 75 with a prompt, plus the height of a scope bar. There is
  /// no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    let row = hasPrompt ? UISearchBar.heightWithPrompt : rowHeight
    return CGSize(width: UIView.noIntrinsicMetric, height: row + scopeBarHeight)
  }

  /// Returns the width of `size` and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let promptHeight = hasPrompt ? UISearchBar.heightWithPrompt - barMetrics.searchBar : 0
    promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: promptHeight)
    let scopeHeight = scopeBarHeight
    let side =
      isOnPlatter
      ? 0 : isInNavigationBar ? DeviceProfile.systemMinimumLayoutMargin(forWidth: bounds.width) : UISearchBar.side
    let row = CGRect(
      x: side, y: promptHeight, width: max(0, bounds.width - 2 * side),
      height: max(0, bounds.height - promptHeight - scopeHeight))
    layOutField(in: row)
    scopes.frame = CGRect(
      x: side, y: bounds.height - scopeHeight + 4, width: row.width, height: scopes.intrinsicContentSize.height + 1)
  }

  private func layOutField(in row: CGRect) {
    let height = isOnPlatter ? row.height : min(fieldHeight, row.height)
    // In a navigation bar the field is at the top of its row; in a standalone bar it is centered.
    let top =
      isInNavigationBar
      ? min(UISearchBar.metrics.fieldTop, row.height - height) : ((row.height - height) / 2).rounded(.down)
    var rect = CGRect(x: row.minX, y: row.minY + top, width: row.width, height: height)
    if showsCancelButton, let side = UISearchBar.metrics.cancelButton {
      layOutRoundButton(side, &rect, in: row)
    } else if showsCancelButton {
      let size = cancelButton.intrinsicContentSize
      rect.size.width = max(0, rect.width - size.width - 8)
      let button = CGRect(
        x: row.maxX - size.width, y: rect.midY - size.height / 2, width: size.width, height: size.height)
      cancelButton.frame = runsRightToLeft ? button.mirrored(in: row) : button
    }
    field.frame = runsRightToLeft ? rect.mirrored(in: row) : rect
    field.alpha = height < fieldHeight / 2 ? 0 : 1
  }

  /// Places the round button that ends the search, and takes its room from the field.
  private func layOutRoundButton(_ side: CGFloat, _ field: inout CGRect, in row: CGRect) {
    let metrics = UISearchBar.metrics
    let isAboveKeyboard = superview is SearchPlatter && row.height == metrics.aboveKeyboard
    let gap = isAboveKeyboard ? metrics.aboveKeyboardEnd - metrics.aboveKeyboardStart - side : metrics.cancelGap
    field.size.width = max(0, field.width - side - gap)
    let button = CGRect(x: row.maxX - side, y: field.midY - side / 2, width: side, height: side)
    cancelButton.frame = runsRightToLeft ? button.mirrored(in: row) : button
    cancelGlass.frame = cancelButton.frame
  }

  /// The position of the bar. The default is `.any`.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}
