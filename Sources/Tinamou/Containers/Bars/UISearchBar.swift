// SPDX-License-Identifier: MIT

/// A field for what to search for, perhaps with a button to cancel and scopes to choose from.
///
/// Source: Apple, `UISearchBar`.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextFieldDelegate {
  /// How much the bar stands out. Raw values are UIKit's.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  private let background = BarBackgroundView(contentEdge: .bottom)
  private let field = UISearchTextField()
  private let cancelButton = UIButton(type: .system)
  private let promptLabel = UILabel()
  private let scopes = UISegmentedControl()

  /// The height of the field, in points.
  private static let fieldHeight: CGFloat = 36
  /// The space at both ends of the field, in points.
  private static let side: CGFloat = 8
  /// The height of the row of scopes, in points.
  private static let scopeHeight: CGFloat = 44
  /// The height of the line above the field, in points.
  private static let promptHeight: CGFloat = 19

  /// A bar with `frame`, in points, in the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBar()
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes an empty bar.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
  }

  private func setUpBar() {
    contentPriorities.verticalHugging = .defaultHigh
    isOpaque = false
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    cancelButton.isHidden = true
    promptLabel.textAlignment = .center
    promptLabel.font = .systemFont(ofSize: 14)
    scopes.isHidden = true
    for view in [background, field, cancelButton, promptLabel, scopes] { addSubview(view) }
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.textWasEdited() }, for: .editingChanged)
    updateBackground()
  }

  // MARK: Text

  /// Who is told what is searched for.
  open weak var delegate: (any UISearchBarDelegate)?

  /// What is searched for.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  /// What is shown while nothing is searched for.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line above the field.
  open var prompt: String? { didSet { heightMayHaveChanged() } }

  /// The field itself.
  open var searchTextField: UISearchTextField { field }

  private func textWasEdited() { delegate?.searchBar(self, textDidChange: text ?? "") }

  private func cancel() { delegate?.searchBarCancelButtonClicked(self) }

  /// Whether the field may become active, as the delegate says.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  /// Tells the delegate.
  public func textFieldDidBeginEditing(_ textField: UITextField) { delegate?.searchBarTextDidBeginEditing(self) }

  /// Tells the delegate.
  public func textFieldDidEndEditing(_ textField: UITextField) { delegate?.searchBarTextDidEndEditing(self) }

  /// Tells the delegate that the search may begin.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }

  // MARK: Buttons and scopes

  /// Whether there is a button that ends the search.
  open var showsCancelButton = false {
    didSet {
      cancelButton.isHidden = !showsCancelButton
      setNeedsLayout()
    }
  }

  /// Sets ``showsCancelButton``; there is no movement on the way.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Whether there is a button that opens bookmarks. Kept only.
  open var showsBookmarkButton = false
  /// Whether there is a button that shows results. Kept only.
  open var showsSearchResultsButton = false

  /// Whether the scopes are shown below the field.
  open var showsScopeBar = false { didSet { heightMayHaveChanged() } }

  /// Sets ``showsScopeBar``; there is no movement on the way.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// The names of the scopes.
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

  /// The place of the chosen scope.
  open var selectedScopeButtonIndex = 0 { didSet { scopes.selectedSegmentIndex = selectedScopeButtonIndex } }

  private var showsScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

  // MARK: Look

  /// The style on systems before iOS 13.
  open var barStyle = UIBarStyle.default { didSet { updateBackground() } }
  /// How much the bar stands out.
  open var searchBarStyle = Style.default { didSet { updateBackground() } }
  /// Whether content is seen through the bar.
  open var isTranslucent = true { didSet { updateBackground() } }
  /// The colour of the background; nil for the system's.
  open var barTintColor: UIColor? { didSet { updateBackground() } }
  /// A picture as background; an empty one takes the background away.
  open var backgroundImage: UIImage? { didSet { updateBackground() } }

  /// Whether a navigation bar is what the search bar is in, which then is its background.
  private var isInNavigationBar: Bool { superview is UINavigationBar }

  private func updateBackground() {
    background.isHidden = searchBarStyle == .minimal || isInNavigationBar || backgroundImage?.size == .zero
    var look = BarBackgroundView.Look(UIBarAppearance())
    look.color = barTintColor ?? .secondarySystemBackground
    if barStyle == .black, barTintColor == nil { look.color = .black }
    look.image = backgroundImage
    background.show(look)
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    updateBackground()
  }

  // MARK: Layout

  private func heightMayHaveChanged() {
    scopes.isHidden = !showsScopes
    promptLabel.text = prompt
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// 56 points high since iOS 11 and 44 before, with what prompt and scopes add; the width is open.
  open override var intrinsicContentSize: CGSize {
    let row: CGFloat = InterfaceGeneration.current.hasSafeArea ? 56 : 44
    let added = (prompt == nil ? 0 : UISearchBar.promptHeight) + (showsScopes ? UISearchBar.scopeHeight : 0)
    return CGSize(width: UIView.noIntrinsicMetric, height: row + added)
  }

  /// The width that is offered, and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let promptHeight = prompt == nil ? 0 : UISearchBar.promptHeight
    promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: promptHeight)
    let scopeHeight = showsScopes ? UISearchBar.scopeHeight : 0
    let side = isInNavigationBar ? DeviceProfile.systemMinimumLayoutMargin(forWidth: bounds.width) : UISearchBar.side
    let row = CGRect(
      x: side, y: promptHeight, width: max(0, bounds.width - 2 * side),
      height: max(0, bounds.height - promptHeight - scopeHeight))
    placeField(in: row)
    scopes.frame = CGRect(
      x: side, y: bounds.height - scopeHeight + 4, width: row.width, height: scopes.intrinsicContentSize.height + 1)
  }

  private func placeField(in row: CGRect) {
    let height = min(UISearchBar.fieldHeight, row.height)
    // In a navigation bar the field is at the top of its room, alone it is in the middle.
    let top = isInNavigationBar ? min(1, row.height - height) : ((row.height - height) / 2).rounded(.down)
    var rect = CGRect(x: row.minX, y: row.minY + top, width: row.width, height: height)
    if showsCancelButton {
      let size = cancelButton.intrinsicContentSize
      rect.size.width = max(0, rect.width - size.width - 8)
      let button = CGRect(
        x: row.maxX - size.width, y: rect.midY - size.height / 2, width: size.width, height: size.height)
      cancelButton.frame = runsRightToLeft ? button.mirrored(in: row) : button
    }
    field.frame = runsRightToLeft ? rect.mirrored(in: row) : rect
    field.alpha = height < UISearchBar.fieldHeight / 2 ? 0 : 1
  }

  /// Where the bar is.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}
