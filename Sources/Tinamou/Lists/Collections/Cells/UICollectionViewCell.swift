// SPDX-License-Identifier: MIT

/// The view of one item.
///
/// The content belongs in ``contentView``, which fills the safe area of the cell.
///
/// Source: Apple, `UICollectionViewCell`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let storedContentView: CellContentView
  private var content = ConfiguredContent()
  private var configuredBackground: UIView?
  private var needsConfigurationUpdate = false
  /// What a tap that selects the cell does before the collection view's delegate is told, such as performing a segue.
  var selectionAction: (() -> Void)?

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
  }

  private func addContentView() {
    marks.insert(.reportsMarksBelow)
    storedContentView.cell = self
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
    get { content.configuration }
    set {
      content.show(newValue, in: contentView)
      preferredSizeMayHaveChanged()
    }
  }
  /// Whether the content configuration is updated for the cell's state. The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true
  /// The background configuration. The default is `nil`.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackgroundConfiguration() } }
  /// Whether the background configuration is updated for the cell's state. The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// A closure that updates the cell for its state. The default is `nil`.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The current state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = listOwner?.isEditing ?? false
    return state
  }

  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations for `state`. Overrides call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      content.show(configuration.updated(for: state), in: contentView)
    }
    configurationUpdateHandler?(self, state)
  }

  /// Applies the color and the corner radius of the background configuration.
  private func showBackgroundConfiguration() {
    guard let configuration = backgroundConfiguration else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      return
    }
    let view = configuredBackground ?? UIView(frame: bounds)
    if configuredBackground == nil {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
      configuredBackground = view
    }
    let insets = configuration.backgroundInsets
    view.frame = bounds.inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    view.backgroundColor = configuration.backgroundColor.map { _ in
      configuration.resolvedBackgroundColor(for: tintColor)
    }
    view.layer.cornerRadius = configuration.cornerRadius
    view.layer.borderWidth = configuration.strokeWidth
    if configuration.strokeWidth > 0 {
      view.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
    }
  }

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
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      updateConfiguration(using: configurationState)
    }
    super.layoutSubviews()
    placeContentView()
  }

  /// Resizes the content view immediately, so that its constraints are never solved for the old size.
  override func sizeDidChange(from oldSize: CGSize) {
    super.sizeDidChange(from: oldSize)
    placeContentView()
  }

  override func layoutBecameDueBelow() {
    guard let listOwner, listOwner.selfSizingInvalidation == .enabledIncludingConstraints else { return }
    preferredSizeMayHaveChanged()
  }

  /// Sets the frame of the content view: the whole cell, unless a subclass shows other views beside it.
  func placeContentView() {
    let frame = bounds.inset(by: insetsOfContentView)
    if contentView.frame != frame { contentView.frame = frame }
  }

  /// The insets of the content view from the cell's edges, in points. The default is zero.
  var insetsOfContentView: UIEdgeInsets { .zero }

  /// The fitting size of the content view's constraints, including other views of the cell, in points.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let insets = insetsOfContentView
    let size = CellMeasurement.fittingSize(
      of: contentView, width: Swift.max(0, targetSize.width - insets.left - insets.right),
      height: Swift.max(0, targetSize.height - insets.top - insets.bottom), widthPriority: horizontalFittingPriority,
      heightPriority: verticalFittingPriority)
    return CGSize(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  override func fittingSize(_ target: CGSize, _ sizing: ElementSizing) -> CGSize {
    guard CellMeasurement.isLaidOutByConstraints(contentView) else { return frameSizeThatFits(self, target, sizing) }
    return systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: sizing.horizontal, verticalFittingPriority: sizing.vertical)
  }
}
