// SPDX-License-Identifier: MIT

/// A bar of tabs at the bottom of a screen.
///
/// A tab bar extends to the bottom of the screen. With a home indicator it is 83 points high, including 34
/// points of safe area. From iOS 26, it is 83 points high on all phones, with the tabs on a platter; on an iPad it is at the top.
///
/// Source: Apple, `UITabBar`.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The distribution of tabs in a wide bar. Raw values are UIKit's.
  public enum ItemPositioning: Int, Sendable {
    /// Fills narrow bars and centers the tabs in wide ones.
    case automatic = 0
    case fill = 1
    case centered = 2
  }

  /// The controller that owns the bar; `nil` for a standalone bar.
  weak var owner: UITabBarController?
  private let background = BarBackgroundView(contentEdge: .top)
  /// The look of content below the bar; `nil`, the default, if there is none.
  final var fading: ScrollEdgeEffectView.Look? {
    get { background.fading }
    set { background.fading = newValue }
  }
  private let platter = GlassView(frame: .zero)
  /// The glass below a tab that stands apart.
  private let circle = GlassView(frame: .zero)
  private let selectionShape = UIView()
  private var tabs: [TabView] = []
  private var storedItems: [UITabBarItem] = []

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
    addSubview(background)
    addSubview(platter)
    addSubview(circle)
    circle.isHidden = true
    selectionShape.isUserInteractionEnabled = false
    selectionShape.backgroundColor = .tertiarySystemFill
    addSubview(selectionShape)
    watch(standardAppearance)
  }

  // MARK: Items

  /// The object that responds to the selection of tabs. The default is `nil`.
  open weak var delegate: (any UITabBarDelegate)?

  /// The tabs, in reading order. The default is an empty array.
  open var items: [UITabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the tabs. The change is not animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard owner == nil else {
      return LayoutException.raise(
        .internalInconsistency, "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    }
    show(items ?? [])
  }

  /// Replaces the tabs, also in a bar that a controller owns.
  func show(_ items: [UITabBarItem]) {
    for item in storedItems where item.shownBy === self { item.shownBy = nil }
    storedItems = items
    for item in items { item.shownBy = self }
    for tab in tabs { tab.removeFromSuperview() }
    tabs = items.map { item in
      let tab = TabView(item)
      tab.action = { [weak self, weak item] in if let item { self?.tap(item) } }
      addSubview(tab)
      return tab
    }
    if let selectedItem, !items.contains(selectedItem) { self.selectedItem = nil }
    itemsDidChange()
  }

  /// The selected tab; `nil` for none. The default is `nil`.
  open var selectedItem: UITabBarItem? { didSet { if selectedItem !== oldValue { itemsDidChange() } } }

  /// Whether the bar shows the selected tab only, in its smaller form.
  var isMinimized = false { didSet { if isMinimized != oldValue { itemsDidChange() } } }

  /// The item of the only tab that is shown, beside a search field; `nil` for all tabs.
  weak var itemBesideSearch: UITabBarItem? { didSet { if itemBesideSearch !== oldValue { itemsDidChange() } } }

  /// Whether a point is in the bar. Beside a search field, only the tab is.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    itemBesideSearch == nil ? super.point(inside: point, with: event) : minimizedFrame.contains(point)
  }

  /// The frame of the platter of a small bar, in the bar's coordinates. Not recorded: it has the size of the accessory beside it.
  var minimizedFrame: CGRect {
    let side = UITabAccessory.height
    let height = InterfaceGeneration.current.metrics.tabs.platter?.height ?? side
    let safe = safeAreaInsets
    let margin = UITabAccessory.sideMargin
    let x = runsRightToLeft ? bounds.width - safe.right - margin - side : safe.left + margin
    return CGRect(x: x, y: (height - side) / 2, width: side, height: side)
  }

  private func tap(_ item: UITabBarItem) {
    if isMinimized, itemBesideSearch == nil { return owner?.setMinimized(false) ?? () }
    if let owner { owner.tabWasTapped(item) } else { selectedItem = item }
    delegate?.tabBar(self, didSelect: item)
  }

  private var unselectedColor: UIColor { InterfaceGeneration.current.hasPlatters ? .label : .systemGray }

  private func itemsDidChange() {
    let isInline = barMetrics.tabItemsAreInline
    for tab in tabs {
      let appearance = tab.item.standardAppearance ?? standardAppearance
      tab.update(
        isSelected: tab.item === selectedItem, isInline: isInline,
        appearance.itemAppearance(isInline: isInline, isCompact: barMetrics.vertical == .compact),
        selectedColor: tintColor, unselectedColor: unselectedItemTintColor ?? unselectedColor)
    }
    updateBackground()
    setNeedsLayout()
  }

  // MARK: Appearance

  /// The style of the bar, as used before iOS 13. The default is `UIBarStyle.default`.
  open var barStyle = UIBarStyle.default { didSet { updateBackground() } }

  /// Whether content extends under the bar. The default is `true`.
  open var isTranslucent = true {
    didSet {
      updateBackground()
      if isTranslucent != oldValue { owner?.barsMayHaveChanged() }
    }
  }

  /// The background color, as used before iOS 13; `nil` for the system's. The default is `nil`.
  open var barTintColor: UIColor? { didSet { updateBackground() } }

  /// The color of tabs that are not selected; `nil` for gray. The default is `nil`.
  open var unselectedItemTintColor: UIColor? { didSet { itemsDidChange() } }

  /// The background image. The default is `nil`.
  open var backgroundImage: UIImage? { didSet { updateBackground() } }

  /// The image that replaces the shadow line at the top. An empty image removes the line. The default is `nil`.
  open var shadowImage: UIImage? { didSet { updateBackground() } }

  /// The image behind the selected tab. The default is `nil`. Stored; has no effect.
  open var selectionIndicatorImage: UIImage?

  /// Whether a person customizes the bar. Always `false`.
  open var isCustomizing: Bool { false }
  /// Shows the view in which a person customizes the bar. Has no effect: the view is not built.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  /// Hides the view in which a person customizes the bar, and returns whether the items were changed. Always `false`.
  open func endCustomizing(animated: Bool) -> Bool { false }

  /// The distribution of the tabs. The default is `ItemPositioning.automatic`.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of centered tabs, in points; 0 for the width of their content. The default is `0`.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The space between centered tabs, in points; 0 for the system's. The default is `0`.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// The standard appearance of the bar. The default is the system's.
  @_Copied open var standardAppearance = UITabBarAppearance() { didSet { watch(standardAppearance) } }
  /// The appearance while no content is scrolled under the bar; `nil` for the standard appearance. The default is
  /// `nil`. Stored; has no effect.
  @_Copied open var scrollEdgeAppearance: UITabBarAppearance? { didSet { watch(scrollEdgeAppearance) } }

  private func watch(_ appearance: UITabBarAppearance?) {
    appearance?.onChange = { [weak self] in self?.itemsDidChange() }
    itemsDidChange()
  }

  private func updateBackground() {
    var backgroundStyle = BarBackgroundView.Style(standardAppearance)
    if let backgroundImage {
      backgroundStyle.image = backgroundImage
      backgroundStyle.effect = nil
    }
    if let barTintColor {
      backgroundStyle.color = barTintColor
    } else if barStyle == .black {
      backgroundStyle.color = .black
    }
    if !isTranslucent, backgroundStyle.color == nil { backgroundStyle.color = .systemBackground }
    backgroundStyle.replaceLine(by: shadowImage)
    background.show(backgroundStyle.adapted(to: .current))
  }

  // MARK: Layout

  /// The height of the tabs and of the safe area below them. There is no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barMetrics.tabBar(above: safeAreaInsets.bottom))
  }

  /// Returns the width of `size` and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    background.isHidden = itemBesideSearch != nil
    let safe = safeAreaInsets
    let arrangement = TabArrangement(barMetrics)
    platter.isHidden = arrangement == nil || tabs.isEmpty
    selectionShape.isHidden = platter.isHidden || selectedItem == nil
    if let arrangement { return layOutTabs(arrangement) }
    let height = min(bounds.height, barMetrics.tabBar)
    let room = CGRect(x: safe.left, y: 0, width: bounds.width - safe.left - safe.right, height: height)
    for (tab, frame) in zip(tabs, frames(of: tabs.count, in: room)) { tab.frame = frame }
  }

  /// Lays out the tabs on their platter.
  private func layOutTabs(_ arrangement: TabArrangement) {
    let area = CGRect(
      x: safeAreaInsets.left, y: 0, width: bounds.width - safeAreaInsets.left - safeAreaInsets.right,
      height: bounds.height)
    let only = itemBesideSearch ?? (isMinimized ? selectedItem : nil)
    for tab in tabs { tab.isHidden = only != nil && tab.item !== only }
    let apart = only != nil || barMetrics.tabItemsAreInline ? nil : tabs.first { owner?.standsApart($0.item) == true }
    circle.isHidden = apart == nil || platter.isHidden
    if only != nil, let tab = tabs.first(where: { !$0.isHidden }) {
      platter.frame = minimizedFrame
      tab.frame = platter.frame
      tab.showsPictureOnly = true
      selectionShape.isHidden = true
      return
    }
    for tab in tabs { tab.showsPictureOnly = tab === apart }
    let together = tabs.filter { $0 !== apart }
    platter.frame = arrangement.platter(of: together.map(\.inlineWidth), in: area)
    if let apart {
      (platter.frame, circle.frame) = arrangement.platterAndCircle(
        of: together.count, in: area, runsRightToLeft: runsRightToLeft)
      apart.frame = circle.frame
    }
    let frames = arrangement.tabs(of: together.map(\.inlineWidth), in: platter.frame)
    for (tab, frame) in zip(together, runsRightToLeft ? frames.reversed() : frames) {
      tab.frame = frame.onPixels(of: displayScale)
    }
    for tab in tabs where tab.item === selectedItem {
      selectionShape.frame = tab.frame
      selectionShape.layer.cornerRadius = tab.frame.height / 2
    }
  }

  /// Returns the frames of the tabs: equal parts of a narrow bar, or tabs of their own width centered in a wide bar.
  private func frames(of count: Int, in room: CGRect) -> [CGRect] {
    guard count > 0 else { return [] }
    let appearance = standardAppearance
    let positioning =
      appearance.stackedItemPositioning == .automatic ? itemPositioning : appearance.stackedItemPositioning
    let isCentered = positioning == .centered || (positioning == .automatic && barMetrics.idiom == .pad)
    let spacing = isCentered ? [appearance.stackedItemSpacing, itemSpacing].first { $0 > 0 } ?? 34 : 0
    let wanted = [appearance.stackedItemWidth, itemWidth].first { $0 > 0 } ?? 76
    let width = isCentered ? min(wanted, room.width / CGFloat(count)) : room.width / CGFloat(count)
    let total = width * CGFloat(count) + spacing * CGFloat(count - 1)
    let start = isCentered ? room.midX - total / 2 : room.minX
    return (0..<count).map { index in
      let position = runsRightToLeft ? count - 1 - index : index
      return CGRect(x: start + CGFloat(position) * (width + spacing), y: room.minY, width: width, height: room.height)
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    itemsDidChange()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    itemsDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    itemsDidChange()
  }
}

extension UITabBar: BarItemContainer {
  func barItemDidChange(_ item: UIBarItem) { itemsDidChange() }
}

/// The methods that respond to the selection of tabs.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user has selected `item`.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// The default implementation does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
