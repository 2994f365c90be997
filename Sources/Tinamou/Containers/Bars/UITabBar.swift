// SPDX-License-Identifier: MIT

/// The bar of tabs at the bottom of a screen.
///
/// A tab bar reaches to the bottom of the screen: 83 points where 34 of them lie under the home indicator.
///
/// Source: Apple, `UITabBar`.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// How tabs are spread over a wide bar. Raw values are UIKit's.
  public enum ItemPositioning: Int, Sendable {
    /// Filling narrow bars, centred in wide ones.
    case automatic = 0
    case fill = 1
    case centered = 2
  }

  /// The controller that owns the bar; nil for a bar alone.
  weak var owner: UITabBarController?
  private let background = BarBackgroundView(contentEdge: .top)
  private var tabs: [TabView] = []
  private var storedItems: [UITabBarItem] = []

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
    addSubview(background)
    watch(standardAppearance)
  }

  // MARK: Items

  /// Who is told which tab was chosen.
  open weak var delegate: (any UITabBarDelegate)?

  /// The tabs, in reading order.
  open var items: [UITabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the tabs; there is no movement on the way.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard owner == nil else {
      return LayoutException.raise(
        .internalInconsistency, "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    }
    show(items ?? [])
  }

  /// Shows the tabs, whoever asks for it.
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

  /// The tab that is chosen; nil for none.
  open var selectedItem: UITabBarItem? { didSet { if selectedItem !== oldValue { itemsDidChange() } } }

  private func tap(_ item: UITabBarItem) {
    if let owner { owner.tabWasTapped(item) } else { selectedItem = item }
    delegate?.tabBar(self, didSelect: item)
  }

  private func itemsDidChange() {
    let isInline = barMetrics.tabItemsAreInline
    for tab in tabs {
      let appearance = tab.item.standardAppearance ?? standardAppearance
      let look = isInline ? appearance.inlineLayoutAppearance : appearance.stackedLayoutAppearance
      tab.update(
        isSelected: tab.item === selectedItem, isInline: isInline, look,
        selectedColor: tintColor, unselectedColor: unselectedItemTintColor ?? .systemGray)
    }
    updateBackground()
    setNeedsLayout()
  }

  // MARK: Look

  /// The style on systems before iOS 13.
  open var barStyle = UIBarStyle.default { didSet { updateBackground() } }

  /// Whether content goes on under the bar.
  open var isTranslucent = true {
    didSet {
      updateBackground()
      if isTranslucent != oldValue { owner?.barsMayHaveChanged() }
    }
  }

  /// The colour of the background on systems before iOS 13; nil for the system's.
  open var barTintColor: UIColor? { didSet { updateBackground() } }

  /// The colour of tabs that are not chosen; nil for grey.
  open var unselectedItemTintColor: UIColor? { didSet { itemsDidChange() } }

  /// A picture as background.
  open var backgroundImage: UIImage? { didSet { updateBackground() } }

  /// A picture in place of the thin line at the top; an empty one takes the line away.
  open var shadowImage: UIImage? { didSet { updateBackground() } }

  /// A picture behind the chosen tab. Kept only.
  open var selectionIndicatorImage: UIImage?

  /// How tabs are spread over the bar.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of tabs that are centred, in points; 0 fits them.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The space between tabs that are centred, in points; 0 for the system's.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// The bar's look.
  open var standardAppearance = UITabBarAppearance() { didSet { watch(standardAppearance) } }
  /// The bar's look over the end of scrolled content; nil for the usual one.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { watch(scrollEdgeAppearance) } }

  private func watch(_ appearance: UITabBarAppearance?) {
    appearance?.onChange = { [weak self] in self?.itemsDidChange() }
    itemsDidChange()
  }

  private func updateBackground() {
    var look = BarBackgroundView.Look(standardAppearance)
    if let backgroundImage {
      look.image = backgroundImage
      look.effect = nil
    }
    if let barTintColor { look.color = barTintColor } else if barStyle == .black { look.color = .black }
    if !isTranslucent, look.color == nil { look.color = .systemBackground }
    if let shadowImage, shadowImage.size == .zero { look.lineColor = nil }
    background.show(look)
  }

  // MARK: Layout

  /// The height of the tabs and of what lies below them on the screen; the width is open.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barMetrics.tabBar + safeAreaInsets.bottom)
  }

  /// The width that is offered, and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let safe = safeAreaInsets
    let height = min(bounds.height, barMetrics.tabBar)
    let room = CGRect(x: safe.left, y: 0, width: bounds.width - safe.left - safe.right, height: height)
    for (tab, frame) in zip(tabs, frames(of: tabs.count, in: room)) { tab.frame = frame }
  }

  /// Equal shares of a narrow bar; in a wide one, tabs of their own width in the middle.
  private func frames(of count: Int, in room: CGRect) -> [CGRect] {
    guard count > 0 else { return [] }
    let isCentered = itemPositioning == .centered || (itemPositioning == .automatic && barMetrics.idiom == .pad)
    let spacing = isCentered ? (itemSpacing > 0 ? itemSpacing : 34) : 0
    let wanted = itemWidth > 0 ? itemWidth : 76
    let width = isCentered ? min(wanted, room.width / CGFloat(count)) : room.width / CGFloat(count)
    let total = width * CGFloat(count) + spacing * CGFloat(count - 1)
    let start = isCentered ? room.midX - total / 2 : room.minX
    return (0..<count).map { index in
      let place = runsRightToLeft ? count - 1 - index : index
      return CGRect(x: start + CGFloat(place) * (width + spacing), y: room.minY, width: width, height: room.height)
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
