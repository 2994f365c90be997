// SPDX-License-Identifier: MIT

/// A row of a table.
///
/// What a row shows goes into ``contentView``. Constraints from its top to its bottom say how high the row is, where the table
/// finds that out itself; otherwise ``sizeThatFits(_:)`` does. The table decides the cell's frame, and the cell its content
/// view's: what accessories, editing controls and the safe area leave of it.
///
/// Source: Apple, `UITableViewCell`; frames as recorded, see ``CellMetrics``.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// What parts a styled cell has; given when the cell is made, or by its document.
  package var style: CellStyle
  /// What the data source dequeues cells of this kind by; nil for a cell that is not used again.
  open private(set) var reuseIdentifier: String?

  let storedContentView = UITableViewCellContentView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  var parts = CellPartViews()
  var content = ConfiguredContent()
  /// The controls that the table's editing gives this row.
  var editing = CellEditing()
  /// Where the cell is in its section, as far as its look depends on it.
  var position = CellPosition() { didSet { if position != oldValue { setNeedsLayout() } } }

  /// A cell of a style. The table sets its frame.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// A cell of the default style with `frame`, in points, in the superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes an empty cell; prototypes are loaded otherwise.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = false
    marginState.preservesSuperview = true
    marks.insert(.reportsMarksBelow)
    addSubview(storedContentView)
  }

  /// Makes a cell that was loaded from a document one that is dequeued by `identifier`.
  package func setReuseIdentifier(_ identifier: String?) { reuseIdentifier = identifier }

  // MARK: Parts

  /// The view for what the row shows, in the cell's coordinates.
  open var contentView: UIView { storedContentView }

  /// The image of a styled cell, made when it is asked for.
  open var imageView: UIImageView? { parts.image(of: self) }
  /// The title of a styled cell, made when it is asked for.
  open var textLabel: UILabel? { parts.title(of: self) }
  /// The detail of a styled cell; nil in the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : parts.detail(of: self) }

  /// A view behind everything.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, backgroundView) }
  }
  /// A view behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, selectedBackgroundView) }
  }
  /// The same while several rows may be selected; nil for ``selectedBackgroundView``.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, multipleSelectionBackgroundView) }
  }

  // MARK: Configurations

  /// What the cell shows, in place of its labels and image view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { showConfiguration(newValue) }
  }
  /// Whether the content configuration follows the cell's state.
  open var automaticallyUpdatesContentConfiguration = true
  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundConfigurationDidChange() } }
  /// Whether the background configuration follows the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called to bring the cell up to date with its state, before ``updateConfiguration(using:)`` has an effect.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A configuration of the cell's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// A background that shows nothing of its own.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// What the cell is at the moment.
  open var configurationState: UICellConfigurationState { presentState }

  /// Marks the configurations to be brought up to date with the cell's state before the next layout.
  open func setNeedsUpdateConfiguration() {
    editing.needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Brings the configurations up to date with `state`. Override to do more, and call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      content.show(configuration.updated(for: state), in: contentView)
    }
  }

  // MARK: Reuse

  /// Called before the cell is dequeued again. Override to bring it into the state of a new one, and call super.
  open func prepareForReuse() {
    showsAsSelected(false)
    isHighlighted = false
    setEditing(false, animated: false)
  }

  // MARK: Selection

  /// Whether the cell shows that it is selected.
  open var selectionStyle = SelectionStyle.default { didSet { setNeedsLayout() } }
  /// Whether the cell is shown as selected.
  open var isSelected: Bool {
    get { editing.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the cell is shown as touched.
  open var isHighlighted: Bool {
    get { editing.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows the cell as selected or not. The table calls it; it does not change which rows are selected.
  open func setSelected(_ selected: Bool, animated: Bool) { showsAsSelected(selected) }

  /// Shows the cell as touched or not. The table calls it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != editing.isHighlighted else { return }
    editing.isHighlighted = highlighted
    selectionLookDidChange()
  }

  // MARK: Accessories

  /// The sign at the trailing edge; it takes its room from the content view.
  open var accessoryType = AccessoryType.none { didSet { partsDidChange() } }
  /// A view at the trailing edge, in place of the sign, in the size it has.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue, accessoryView) } }
  /// The sign while the row is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { partsDidChange() } }
  /// The view while the row is edited.
  open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue, editingAccessoryView) } }

  // MARK: Indentation and separator

  /// How often labels and image are moved by ``indentationWidth``.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// In points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// Where the separator ends, from the cell's edges, in points; the table's until it is set.
  open var separatorInset: UIEdgeInsets {
    get { editing.separatorInset ?? tableView?.separatorInset ?? .zero }
    set {
      editing.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Editing

  /// Whether the cell shows its controls for editing.
  open var isEditing: Bool {
    get { editing.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the controls for editing. The table calls it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing.isEditing else { return }
    willTransition(to: editing ? .showingEditControl : [])
    self.editing.isEditing = editing
    partsDidChange()
    didTransition(to: editing ? .showingEditControl : [])
  }

  /// The control that the table's delegate gives this row.
  open var editingStyle: EditingStyle { editing.style }
  /// Whether the row can be moved; the control shows while it is edited.
  open var showsReorderControl: Bool {
    get { editing.showsReorderControl }
    set {
      editing.showsReorderControl = newValue
      partsDidChange()
    }
  }
  /// Whether the content makes room for the control while the row is edited.
  open var shouldIndentWhileEditing: Bool {
    get { editing.indentsContent }
    set {
      editing.indentsContent = newValue
      partsDidChange()
    }
  }
  /// Whether the button that confirms a deletion is shown: never here.
  open var showingDeleteConfirmation: Bool { false }
  /// How the cell looks with the focus on it. Kept only.
  open var focusStyle = FocusStyle.default
  /// Whether the cell can be operated during a drag. Kept only.
  open var userInteractionEnabledWhileDragging = false

  /// Called before controls for editing come or go.
  open func willTransition(to state: StateMask) {}
  /// Called after controls for editing have come or gone.
  open func didTransition(to state: StateMask) {}

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    arrangeParts()
  }

  /// As large as the content asks for, with the room that accessories and controls take. Only the width of `size` counts.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: styledHeight(forWidth: size.width))
  }

  /// The size that the constraints in the content view come to, with the room that accessories and controls take.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSizeOfContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentDidAskForAnotherSize()
  }

  /// The content view's size follows at once: constraints in it must never be solved at the old one.
  override func sizeDidChange(from oldSize: CGSize) {
    super.sizeDidChange(from: oldSize)
    arrangeContentView()
  }

  override func layoutBecameDueBelow() { tableView?.layoutBecameDue(in: self) }

  override var standardMargins: UIEdgeInsets {
    let side = tableView?.sideMargin ?? CellMetrics.sideMargin(forWidth: bounds.width, style: .plain)
    return UIEdgeInsets(top: CellMetrics.contentMargin, left: side, bottom: CellMetrics.contentMargin, right: side)
  }

  override var preservesMarginsAbove: Bool { false }

  override var textForDescription: String? { reuseIdentifier }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tableView?.rowWasTouched(self)
    super.touchesBegan(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { tableView?.rowWasTapped(self, at: touch.location(in: self)) }
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tableView?.rowTouchWasCancelled(self)
    super.touchesCancelled(touches, with: event)
  }
}
