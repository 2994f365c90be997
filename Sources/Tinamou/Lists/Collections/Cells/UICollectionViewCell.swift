// SPDX-License-Identifier: MIT

/// The view of one item.
///
/// What is shown goes into ``contentView``, which fills the cell but for the unsafe parts of the screen.
///
/// Source: Apple, `UICollectionViewCell`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let storedContentView: CellContentView
  private var content = ConfiguredContent()
  private var configuredBackground: UIView?
  private var needsConfigurationUpdate = false

  /// A cell with `frame`, in points, in the collection view's content coordinates.
  public override init(frame: CGRect) {
    storedContentView = CellContentView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addContentView()
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes an empty cell.
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

  /// The view that holds what the cell shows.
  open var contentView: UIView { storedContentView }

  /// A view behind the content; it fills the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView) }
  }

  /// A view behind the content and in front of ``backgroundView`` while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, with: selectedBackgroundView) }
  }

  /// Whether the item is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on the cell.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  private func stateDidChange() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    setNeedsUpdateConfiguration()
  }

  // MARK: Configurations

  /// What the cell shows, in a view that fills the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set {
      content.show(newValue, in: contentView)
      preferredSizeMayHaveChanged()
    }
  }
  /// Whether the content configuration follows the cell's state.
  open var automaticallyUpdatesContentConfiguration = true
  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackgroundConfiguration() } }
  /// Whether the background configuration follows the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called to bring the cell up to date with its state.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What the cell is at the moment.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = listOwner?.isEditing ?? false
    return state
  }

  /// Marks the configurations to be brought up to date with the cell's state before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Brings the configurations up to date with `state`. Override to do more, and call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      content.show(configuration.updated(for: state), in: contentView)
    }
    configurationUpdateHandler?(self, state)
  }

  /// Shows the colour and the round corners of the background configuration.
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

  /// Puts a background in the place of another, the selected one above the other.
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

  /// The content view's size follows at once: constraints in it must not be solved at the old one.
  override func sizeDidChange(from oldSize: CGSize) {
    super.sizeDidChange(from: oldSize)
    placeContentView()
  }

  override func layoutBecameDueBelow() {
    guard let listOwner, listOwner.selfSizingInvalidation == .enabledIncludingConstraints else { return }
    preferredSizeMayHaveChanged()
  }

  /// Gives the content view its place: all of the cell, unless a kind of cell shows something beside it.
  func placeContentView() {
    let frame = bounds.inset(by: insetsOfContentView)
    if contentView.frame != frame { contentView.frame = frame }
  }

  /// The room between the cell's edges and its content view, in points.
  var insetsOfContentView: UIEdgeInsets { .zero }

  /// The size that the constraints in the content view come to, with what the cell shows beside it.
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
