// SPDX-License-Identifier: MIT

@_spi(ViewHooks) import UIKitViews

/// A row of a table view.
///
/// The content of a row belongs in ``contentView``. In a self-sizing table, constraints from its top to its bottom
/// determine the height of the row; without constraints, ``sizeThatFits(_:)`` does. The table sets the frame of the
/// cell. The cell sets the frame of its content view, which excludes accessories, editing controls and the safe area.
///
/// Source: Apple, `UITableViewCell`; frames as recorded (Facts, “Recorded documents”), see `CellMetrics`.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The style of the cell, set on creation or by its document.
  package var style: CellStyle
  /// The identifier for dequeuing cells of this kind; `nil` for a cell that is not reused.
  open private(set) var reuseIdentifier: String?

  let storedContentView = UITableViewCellContentView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  var parts = CellPartViews()
  var configured = ConfiguredParts()
  /// The action of a tap that selects the cell, such as a segue. It is performed before the table's delegate is called.
  package var selectionAction: (() -> Void)?
  /// The action of a tap on the detail button. It is performed before the table's delegate is called.
  package var accessoryAction: (() -> Void)?
  /// The editing state that the table sets.
  var editing = CellEditing()
  /// The position in the section, to the extent that it affects the appearance.
  var position = CellPosition() { didSet { if position != oldValue { setNeedsLayout() } } }

  /// Creates a cell of the given style. The table sets its frame.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// Creates a cell of the default style with `frame`, in points, in the superview's coordinate system. An empty frame stands for
  /// 320 by 44 points.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates an empty cell.
  /// Prototypes of documents are loaded in another way.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    setUp()
    decode(coder, as: UITableViewCell.self)
  }

  private func setUp() {
    clipsToBounds = false
    marginState.preservesSuperview = true
    marks.insert(.reportsMarksBelow)
    addSubview(storedContentView)
  }

  /// Sets the reuse identifier of a cell that was loaded from a document.
  package func setReuseIdentifier(_ identifier: String?) { reuseIdentifier = identifier }

  // MARK: Parts

  /// The view for the content of the row. The cell sets its frame.
  open var contentView: UIView { storedContentView }

  /// The image view of a styled cell, created when first accessed.
  open var imageView: UIImageView? { parts.image(of: self) }
  /// The title label of a styled cell, created when first accessed.
  open var textLabel: UILabel? { parts.title(of: self) }
  /// The detail label of a styled cell, created when first accessed; `nil` in the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : parts.detail(of: self) }

  /// The background view, behind all other subviews. The default is `nil`.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, backgroundView) }
  }
  /// The background view behind the content while the cell is selected or highlighted. The default is `nil`.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, selectedBackgroundView) }
  }
  /// The selected background view while multiple selection is allowed; `nil` for ``selectedBackgroundView``. The
  /// default is `nil`.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, multipleSelectionBackgroundView) }
  }

  // MARK: Configurations

  /// The content configuration, which replaces the labels and the image view. The default is `nil`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { showConfiguration(newValue) }
  }
  /// Whether the content configuration is updated for the cell's state. The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true
  /// The background configuration. The default is `nil`.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { arrangeConfiguredBackground() } }
  var shownBackgroundConfiguration: UIBackgroundConfiguration? { backgroundConfiguration }
  /// Whether the background configuration is updated for the cell's state. The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// A closure that updates the cell for its state, called after ``updateConfiguration(using:)``. The default is `nil`.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Returns a content configuration for the cell's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Returns a background configuration without a background.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The current state of the cell.
  open var configurationState: UICellConfigurationState { presentState }

  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }

  /// Updates the configurations for `state`, before the cell is first shown and after each change of its state.
  /// Overrides must call super.
  open func updateConfiguration(using state: UICellConfigurationState) { updateConfigurations(for: state) }

  // MARK: Reuse

  /// Called before the cell is dequeued again. Override it to reset the cell, and call super.
  open func prepareForReuse() {
    showsAsSelected(false)
    isHighlighted = false
    setEditing(false, animated: false)
  }

  // MARK: Selection

  /// The selection style. The default is `SelectionStyle.default`.
  open var selectionStyle = SelectionStyle.default { didSet { setNeedsLayout() } }
  /// Whether the cell is shown as selected. The default is `false`.
  open var isSelected: Bool {
    get { editing.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the cell is shown as highlighted. The default is `false`.
  open var isHighlighted: Bool {
    get { editing.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows the cell as selected or not. Called by the table. It does not change the table's selection.
  open func setSelected(_ selected: Bool, animated: Bool) { showsAsSelected(selected) }

  /// Shows the cell as highlighted or not. Called by the table.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != editing.isHighlighted else { return }
    editing.isHighlighted = highlighted
    selectionLookDidChange()
  }

  // MARK: Accessories

  /// The accessory at the trailing edge, which makes the content view narrower. The default is `AccessoryType.none`.
  open var accessoryType = AccessoryType.none { didSet { partsDidChange() } }
  /// The view at the trailing edge that replaces the accessory. Its size does not change. The default is `nil`.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue, accessoryView) } }
  /// The accessory in editing mode. The default is `AccessoryType.none`.
  open var editingAccessoryType = AccessoryType.none { didSet { partsDidChange() } }
  /// The accessory view in editing mode. The default is `nil`.
  open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue, editingAccessoryView) } }

  // MARK: Indentation and separator

  /// The indentation level of labels and image. The default is `0`.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one indentation level, in points. The default is `10`.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// The insets of the separator from the cell's edges, in points. The default is the inset of the table.
  open var separatorInset: UIEdgeInsets {
    get { editing.separatorInset ?? tableView?.separatorInset ?? .zero }
    set {
      editing.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Editing

  /// Whether the cell is in editing mode, or swiped. The default is `false`.
  open var isEditing: Bool {
    get { editing.isEditing || isSwiped }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets the editing mode. Called by the table.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing.isEditing else { return }
    willTransition(to: editing ? .showingEditControl : [])
    self.editing.isEditing = editing
    setNeedsUpdateConfiguration()
    partsDidChange()
    didTransition(to: editing ? .showingEditControl : [])
  }

  /// The editing style that the table's delegate returned for the row.
  open var editingStyle: EditingStyle { editing.style }
  /// Whether the reorder control is shown in editing mode. The default is `false`.
  open var showsReorderControl: Bool {
    get { editing.showsReorderControl }
    set {
      editing.showsReorderControl = newValue
      partsDidChange()
    }
  }
  /// Whether the content is indented for the editing control. The default is `true`.
  open var shouldIndentWhileEditing: Bool {
    get { editing.indentsContent }
    set {
      editing.indentsContent = newValue
      partsDidChange()
    }
  }
  /// Whether the cell is swiped, so that the delete button or other actions are shown beside it.
  open var showingDeleteConfirmation: Bool { isSwiped }
  /// The appearance with focus. The default is `FocusStyle.default`. Stored; has no effect.
  open var focusStyle = FocusStyle.default
  /// Whether the cell responds to touches during a drag. The default is `false`. Stored; has no effect.
  open var userInteractionEnabledWhileDragging = false

  /// Called when a drag lifts the cell, moves it, and ends. The default implementation does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Called before editing controls or the actions of a swiped cell are shown or hidden. The default implementation does nothing.
  open func willTransition(to state: StateMask) {}
  /// Called after editing controls or the actions of a swiped cell were shown or hidden. The default implementation does nothing.
  open func didTransition(to state: StateMask) {}

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    arrangeParts()
  }

  /// Returns the size of the content, accessories and controls, in points. Only the width of `size` is used.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: styledHeight(forWidth: size.width))
  }

  /// Returns the fitting size of the content view's constraints, including accessories and controls, in points.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSizeOfContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    preferredSizeMayHaveChanged()
  }

  /// Resizes the content view immediately, so that its constraints are never solved for the old size.
  @_spi(ViewHooks) open override func sizeDidChange(from oldSize: CGSize) {
    super.sizeDidChange(from: oldSize)
    arrangeContentView()
  }

  @_spi(ViewHooks) open override func descendantNeedsLayout() { tableView?.descendantNeedsLayout(in: self) }

  @_spi(ViewHooks) open override var standardMargins: UIEdgeInsets {
    let side =
      tableView?.sideMargin ?? CellMetrics.sideMargin(forWidth: bounds.width, style: .plain, on: interfaceIdiom)
    let across = CellMetrics.contentMargin(besides: side, style: tableView?.style, on: interfaceIdiom)
    let along = CellMetrics.contentMargin
    return UIEdgeInsets(top: along, left: across, bottom: along, right: across)
  }

  @_spi(ViewHooks) open override var preservesMarginsAbove: Bool { false }
  @_spi(ViewHooks) open override var horizontalDisplacement: CGFloat { editing.displacement }

  @_spi(ViewHooks) open override var textForDescription: String? { reuseIdentifier }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { tableView?.rowWasTouched(self, at: touch.location(in: self)) }
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
