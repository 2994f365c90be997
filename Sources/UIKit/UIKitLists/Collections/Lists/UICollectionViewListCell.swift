// SPDX-License-Identifier: MIT

@_spi(ViewHooks) import UIKitViews

/// A row of a list: content between accessories, with a separator below it.
///
/// Source: Apple, `UICollectionViewListCell`.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The space between an accessory and the cell's edge, and between accessories, in points.
  private static let accessoryMargin: CGFloat = 16
  private static let accessoryGap: CGFloat = 12

  private var accessoryViews: [(accessory: UICellAccessory, view: UIView)] = []
  private lazy var separator = UIView(frame: .zero)
  private var storedSeparatorGuide: UILayoutGuide?

  /// The indentation level of the content. The default is `0`.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { contentInsetsDidChange() } } }
  /// The width of one indentation level, in points. The default is `10`.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { contentInsetsDidChange() } } }
  /// Whether leading accessories are indented with the content. The default is `true`.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { contentInsetsDidChange() } } }
  /// The accessories. Those before the content are ordered from the leading edge, and those after it from the
  /// content. The default is an empty array.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }

  /// Returns a content configuration for the place of the cell in its list, without content: that of a row, a header or a footer.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    appliedAttributes?.listRow?.contentConfiguration ?? .cell()
  }

  /// The layout guide of the separator. Its leading edge is at the content's margin by default.
  open var separatorLayoutGuide: UILayoutGuide {
    if let guide = storedSeparatorGuide { return guide }
    let guide = UILayoutGuide()
    guide.identifier = "UICollectionViewListCellSeparatorLayoutGuide"
    addLayoutGuide(guide)
    let leading = guide.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor)
    leading.priority = .defaultLow
    let trailing = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
    trailing.priority = .defaultLow
    NSLayoutConstraint.activate([
      leading, trailing, guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 1 / displayScale),
    ])
    storedSeparatorGuide = guide
    return guide
  }

  // MARK: Margins

  /// The margins of the rows of a list are those of the rows of a table.
  @_spi(ViewHooks) open override var standardMargins: UIEdgeInsets {
    guard let row = appliedAttributes?.listRow else { return super.standardMargins }
    var margins = super.standardMargins
    margins.left = row.sideMargin(inListOf: listOwner?.bounds.width ?? bounds.width, on: interfaceIdiom)
    margins.right = margins.left
    return margins
  }

  override func listRowDidChange() {
    super.listRowDidChange()
    contentView.preservesSuperviewLayoutMargins = true
    marginsMayHaveChanged()
  }

  // MARK: Insets

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private func displayed(leading: Bool) -> [UIView] {
    accessoryViews.filter {
      $0.accessory.isLeading == leading && $0.accessory.isDisplayed(whileEditing: isInEditingMode)
    }
    .map(\.view)
  }

  private func room(for views: [UIView]) -> CGFloat {
    guard !views.isEmpty else { return 0 }
    let widths = views.reduce(0) { $0 + $1.bounds.width }
    return UICollectionViewListCell.accessoryMargin + widths
      + CGFloat(views.count - 1) * UICollectionViewListCell.accessoryGap
  }

  override var insetsOfContentView: UIEdgeInsets {
    let before = indentation + room(for: displayed(leading: true))
    let after = room(for: displayed(leading: false))
    return UIEdgeInsets(
      top: 0, left: isRightToLeft ? after : before, bottom: 0, right: isRightToLeft ? before : after)
  }

  override func editingModeDidChange() {
    super.editingModeDidChange()
    contentInsetsDidChange()
  }

  private func contentInsetsDidChange() {
    layOutContentView()
    preferredSizeMayHaveChanged()
    setNeedsLayout()
  }

  private func accessoriesDidChange() {
    for (_, view) in accessoryViews { view.removeFromSuperview() }
    accessoryViews = accessories.map { ($0, $0.makeView()) }
    for (_, view) in accessoryViews { addSubview(view) }
    _ = fitAccessories()
    contentInsetsDidChange()
  }

  /// Gives the accessories their sizes, and returns whether any has changed.
  private func fitAccessories() -> Bool {
    // Each of them is fitted, also after one that has changed.
    accessoryViews.map { $0.accessory.fit($0.view) }.contains(true)
  }

  /// A row without a background of its own is gray while it is highlighted or selected.
  override var shownBackgroundConfiguration: UIBackgroundConfiguration? {
    if let backgroundConfiguration { return backgroundConfiguration }
    let isPlain = backgroundView == nil && selectedBackgroundView == nil && appliedAttributes?.listRow != nil
    guard isPlain, isHighlighted || isSelected else { return nil }
    let isInSidebar = appliedAttributes?.listRow?.environment == .sidebar
    return (isInSidebar ? UIBackgroundConfiguration.listSidebarCell() : .listCell()).updated(for: presentState)
  }

  // MARK: Touches

  /// The distance beside an accessory at which a touch still belongs to it, in points.
  private static let touchMargin: CGFloat = 8

  /// Returns the accessory at a point, in the cell's coordinates; `nil` for none.
  func accessory(at point: CGPoint) -> UICellAccessory? {
    accessoryViews.first { accessory, view in
      guard accessory.isDisplayed(whileEditing: isInEditingMode) else { return false }
      let area = CGRect(x: view.frame.minX, y: 0, width: view.frame.width, height: bounds.height)
      return area.insetBy(dx: -Self.touchMargin, dy: 0).contains(point)
    }?.accessory
  }

  /// Returns the accessory that handles a touch at a point, in the cell's coordinates; `nil` if the touch is one of the row.
  func touchedAccessory(at point: CGPoint) -> UICellAccessory? {
    if let accessory = accessory(at: point), accessory.role != .sign { return accessory }
    return accessories.first { accessory in
      guard case .outline(let style) = accessory.role else { return false }
      return style == .header || style == .automatic && appliedAttributes?.listRow?.isHeader == true
    }
  }

  override func expansionDidChange() {
    super.expansionDidChange()
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    if fitAccessories() { contentInsetsDidChange() }
    layOutAccessories()
    layOutSeparator()
    showPositionInGroup()
  }

  /// Rounds the corners of the cell and shows its background according to its position in the group.
  private func showPositionInGroup() {
    guard let row = appliedAttributes?.listRow else { return }
    if InterfaceGeneration.current >= .iOS18, traitOverrides.listEnvironment != row.environment {
      traitOverrides.listEnvironment = row.environment
    }
    if backgroundColor == nil, backgroundConfiguration == nil, row.supplementary == nil {
      backgroundColor = row.backgroundColor
    }
    guard row.roundsTop || row.roundsBottom else {
      if storedLayer != nil { layer.cornerRadius = 0 }
      return
    }
    clipsToBounds = true
    layer.cornerRadius = CellMetrics.current.cardRadius
    var corners: CACornerMask = []
    if row.roundsTop { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if row.roundsBottom { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
  }

  private func layOutAccessories() {
    let state = presentState
    for (accessory, view) in accessoryViews {
      view.isHidden = !accessory.isDisplayed(whileEditing: isInEditingMode)
      accessory.show(state, in: view, runsRightToLeft: isRightToLeft)
    }
    setFrames(
      displayed(leading: true),
      from: (indentsAccessories ? indentation : 0) + UICollectionViewListCell.accessoryMargin)
    let trailing = displayed(leading: false)
    setFrames(trailing, from: bounds.width - room(for: trailing))
  }

  /// Lays out views side by side in reading direction. `start` is the distance of the first view from the leading
  /// edge, in points.
  private func setFrames(_ views: [UIView], from start: CGFloat) {
    var position = start
    for view in views {
      let size = view.bounds.size
      setFrame(of: view, width: size.width, height: size.height, fromTrailing: bounds.width - position - size.width)
      position += size.width + UICollectionViewListCell.accessoryGap
    }
  }

  private func layOutSeparator() {
    let isShown = appliedAttributes?.listRow?.showsSeparator ?? false
    guard isShown else { return separator.removeFromSuperview() }
    if separator.superview !== self {
      separator.backgroundColor = .separator
      addSubview(separator)
    }
    let thickness = 1 / displayScale
    let margin = contentView.frame.minX + contentView.layoutMargins.left
    let otherMargin = bounds.maxX - contentView.frame.maxX + contentView.layoutMargins.right
    let own = isRightToLeft ? 0...(bounds.width - otherMargin) : margin...Swift.max(margin, bounds.width)
    let stretch = storedSeparatorGuide.map { $0.layoutFrame.minX...$0.layoutFrame.maxX } ?? own
    separator.frame = CGRect(
      x: stretch.lowerBound, y: bounds.height - thickness, width: stretch.upperBound - stretch.lowerBound,
      height: thickness)
  }
}
