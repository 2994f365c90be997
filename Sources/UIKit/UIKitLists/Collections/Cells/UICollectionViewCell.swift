// SPDX-License-Identifier: MIT

@_spi(ViewHooks) import UIKitViews

/// The view of one item.
///
/// The content belongs in ``contentView``, which fills the safe area of the cell.
///
/// Source: Apple, `UICollectionViewCell`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Whether actions are shown beside the cell.
  var isSwiped = false
  /// Whether the items below that of the cell in an outline are shown.
  var isExpanded = false { didSet { if isExpanded != oldValue { expansionDidChange() } } }
  var dragState = UICellConfigurationState.DragState.none
  /// Whether the cell is moved by hand.
  var isReordering = false
  /// The distance by which a swipe has moved the cell to the right, in points.
  var displacement: CGFloat = 0
  @_spi(ViewHooks) open override var horizontalDisplacement: CGFloat { displacement }
  private let storedContentView: CellContentView
  var configured = ConfiguredParts()
  /// The action of a tap that selects the cell, such as a segue. It is performed before the delegate of the
  /// collection view is called.
  package var selectionAction: (() -> Void)?

  /// Creates a cell with `frame`, in points, in the collection view's content coordinates.
  public override init(frame: CGRect) {
    storedContentView = CellContentView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addContentView()
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates an empty cell.
  public required init?(coder: NSCoder) {
    storedContentView = CellContentView(frame: .zero)
    super.init(coder: coder)
    addContentView()
    decode(coder, as: UICollectionViewCell.self)
  }

  /// The state of a cell in a drag. Raw values are UIKit's.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// Called when a drag lifts the cell, moves it, and ends. The default implementation does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  private func addContentView() {
    marks.insert(.reportsMarksBelow)
    storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(storedContentView)
  }

  /// The view for the content of the cell.
  open var contentView: UIView { storedContentView }

  /// The background view, behind the content. It fills the cell. The default is `nil`.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView) }
  }

  /// The background view in front of ``backgroundView`` and behind the content while the cell is selected or
  /// highlighted. The default is `nil`.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, with: selectedBackgroundView) }
  }

  /// Whether the cell is selected. The default is `false`.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the cell is highlighted. The default is `false`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  private func stateDidChange() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    setNeedsUpdateConfiguration()
  }

  // MARK: Configurations

  /// The content configuration, whose view fills the content view. The default is `nil`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      show(newValue)
      preferredSizeMayHaveChanged()
    }
  }
  /// Whether the content configuration is updated for the cell's state. The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true
  /// The background configuration. The default is `nil`.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { arrangeConfiguredBackground() } }
  var shownBackgroundConfiguration: UIBackgroundConfiguration? { backgroundConfiguration }
  /// Whether the background configuration is updated for the cell's state. The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// A closure that updates the cell for its state, called after ``updateConfiguration(using:)``. The default is `nil`.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The current state of the cell.
  open var configurationState: UICellConfigurationState { presentState }

  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }

  /// Updates the configurations for `state`, before the cell is first shown and after each change of its state.
  /// Overrides must call super.
  open func updateConfiguration(using state: UICellConfigurationState) { updateConfigurations(for: state) }

  /// Called when the items below that of the cell are shown or hidden.
  func expansionDidChange() { setNeedsUpdateConfiguration() }

  /// Called when the collection view enters or leaves editing mode.
  func editingModeDidChange() { setNeedsUpdateConfiguration() }

  /// Replaces a background view. The selected one is in front of the other.
  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new {
      new.frame = bounds
      new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(new, belowSubview: contentView)
    }
    if let backgroundView, backgroundView !== new { sendSubviewToBack(backgroundView) }
    if let new, new === backgroundView { sendSubviewToBack(new) }
    stateDidChange()
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutContentView()
    arrangeConfiguredBackground()
  }

  /// Resizes the content view immediately, so that its constraints are never solved for the old size.
  @_spi(ViewHooks) open override func sizeDidChange(from oldSize: CGSize) {
    super.sizeDidChange(from: oldSize)
    layOutContentView()
  }

  @_spi(ViewHooks) open override func descendantNeedsLayout() {
    guard let listOwner, listOwner.selfSizingInvalidation == .enabledIncludingConstraints else { return }
    preferredSizeMayHaveChanged()
  }

  /// Sets the frame of the content view: the entire cell, unless a subclass shows other views beside it.
  func layOutContentView() {
    let frame = bounds.inset(by: insetsOfContentView)
    if contentView.frame != frame { contentView.frame = frame }
  }

  /// The insets of the content view from the cell's edges, in points. The default is zero.
  var insetsOfContentView: UIEdgeInsets { .zero }

  /// Returns the fitting size of the content view's constraints, including other views of the cell, in points.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let insets = insetsOfContentView
    return fittingSizeOfContent(
      targetSize, besides: CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom),
      horizontalFittingPriority, verticalFittingPriority)
  }

  override func fittingSize(_ target: CGSize, _ sizing: ElementSizing) -> CGSize {
    updateConfigurationIfNeeded()
    guard CellMeasurement.isLaidOutByConstraints(contentView) else { return frameSizeThatFits(self, target, sizing) }
    return systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: sizing.horizontal, verticalFittingPriority: sizing.vertical)
  }
}
