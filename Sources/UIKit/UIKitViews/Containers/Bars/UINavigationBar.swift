// SPDX-License-Identifier: MIT

/// A bar at the top of a screen with the title and buttons of the current item and a back button.
///
/// A standalone bar is a view like any other, 44 points high. The bar of a ``UINavigationController`` is
/// laid out by the controller and is higher with large titles, prompts and search bars.
///
/// Source: Apple, `UINavigationBar`.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  /// The controller that owns the bar; `nil` for a standalone bar.
  weak var owner: UINavigationController?
  private(set) var stack: [UINavigationItem] = []
  let parts = NavigationBarParts()
  /// The heights of the bar's parts, set by its controller; `nil` for a standalone bar.
  var heights: NavigationBarHeights? { didSet { if heights != oldValue { setNeedsLayout() } } }
  /// The distance by which the background extends above the bar, under the status bar, in points.
  var reachAbove: CGFloat = 0 { didSet { if reachAbove != oldValue { setNeedsLayout() } } }
  /// The look of content below the bar; `nil`, the default, if there is none.
  final var fading: ScrollEdgeEffectView.Look? {
    get { parts.background.fading }
    set { parts.background.fading = newValue }
  }
  /// Whether no content is scrolled under the bar, so that it shows its scroll edge appearance.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { updateBackground() } } }

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
    parts.add(to: self)
    watch(standardAppearance)
    updateBackground()
  }

  // MARK: Items

  /// The delegate, which approves and is notified of pushed and popped items. The default is `nil`.
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet {
      guard owner != nil, delegate !== owner, delegate !== oldValue else { return }
      raise("Cannot manually set the delegate on a UINavigationBar managed by a controller.")
      delegate = oldValue
    }
  }

  /// The items, from the bottom of the stack to the visible one. The default is an empty array.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// The visible item, at the top of the stack.
  open var topItem: UINavigationItem? { stack.last }

  /// The button of a split view at the leading edge; `nil`, the default, for none.
  final var columnButton: UIBarButtonItem? { didSet { if columnButton !== oldValue { itemsDidChange() } } }

  /// The item below the visible one.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Pushes an item onto the stack.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard checkHasNoController("pushNavigationItem:animated:") else { return }
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    show(stack + [item])
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the visible item and returns it. The bottom item is not popped.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard checkHasNoController("popNavigationItemAnimated:"), stack.count > 1, let item = stack.last else { return nil }
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    show(stack.dropLast())
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Replaces all items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard checkHasNoController("setItems:animated:") else { return }
    show(items ?? [])
  }

  private func checkHasNoController(_ method: String) -> Bool {
    guard owner != nil else { return true }
    raise("Cannot call \(method) directly on a UINavigationBar managed by a controller.")
    return false
  }

  private func raise(_ reason: String) { LayoutException.raise(.internalInconsistency, reason) }

  /// Replaces the items, also in a bar that a controller owns.
  func show(_ items: [UINavigationItem]) {
    for item in stack where item.shownBy === self { item.shownBy = nil }
    stack = items
    for item in stack { item.shownBy = self }
    itemsDidChange()
  }

  private func itemsDidChange() {
    parts.show(topItem, above: backItem, in: self)
    updateBackground()
    setNeedsLayout()
  }

  // MARK: Appearance

  /// The style of the bar, as used before iOS 13. The default is `UIBarStyle.default`.
  open var barStyle = UIBarStyle.default { didSet { updateBackground() } }

  /// Whether content extends under the bar. Setting it to `false` shortens the view of the visible controller. The
  /// default is `true`.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { lookMayChangeLayout() } } }

  /// Whether titles are large, when their items allow it and large titles are available. The default is `false`.
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { lookMayChangeLayout() } } }

  /// The background color, as used before iOS 13; `nil` for the system's. The default is `nil`.
  open var barTintColor: UIColor? { didSet { updateBackground() } }

  /// The attributes of the title, added to the system's. The default is `nil`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemsDidChange() } }

  /// The attributes of the large title, added to the system's. The default is `nil`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemsDidChange() } }

  /// The image that replaces the shadow line at the bottom. An empty image removes the line. The default is `nil`.
  open var shadowImage: UIImage? { didSet { updateBackground() } }

  /// The image that replaces the arrow of the back button. The default is `nil`.
  open var backIndicatorImage: UIImage? { didSet { itemsDidChange() } }

  /// The mask of the title while it moves past the back button's image. The default is `nil`. Stored; has no effect.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// The standard appearance of the bar. The default is the system's.
  @_Copied open var standardAppearance = UINavigationBarAppearance() { didSet { watch(standardAppearance) } }
  /// The appearance in compact height; `nil` for the standard appearance. The default is `nil`.
  @_Copied open var compactAppearance: UINavigationBarAppearance? { didSet { watch(compactAppearance) } }
  /// The appearance while no content is scrolled under the bar; `nil` for the standard appearance without a background.
  /// The default is `nil`.
  @_Copied open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { watch(scrollEdgeAppearance) } }
  /// The appearance in compact height while no content is scrolled under the bar. The default is `nil`.
  @_Copied open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { watch(compactScrollEdgeAppearance) }
  }

  private func watch(_ appearance: UINavigationBarAppearance?) {
    appearance?.onChange = { [weak self] in self?.itemsDidChange() }
    itemsDidChange()
  }

  private var backgroundImages: [Int: UIImage] = [:]

  /// Sets the background image. An empty image removes the background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    noteAppearance(barMetrics.rawValue) { $0.setBackgroundImage(backgroundImage, for: barMetrics) }
    backgroundImages[barMetrics.rawValue] = backgroundImage
    updateBackground()
  }

  /// Returns the background image that was set, or `nil`.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics.rawValue] }

  /// Sets the background image of bars at a position. Those of a bar at the top are shown.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
    if position != .bottom { setBackgroundImage(backgroundImage, for: barMetrics) }
  }

  /// Returns the background image of bars at a position; `nil` for one at the bottom.
  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    position == .bottom ? nil : backgroundImage(for: barMetrics)
  }

  private var titleShifts: [Int: CGFloat] = [:]

  /// Sets the vertical offset of the title, in points. Positive values move it down.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    noteAppearance(barMetrics.rawValue) { $0.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics) }
    titleShifts[barMetrics.rawValue] = adjustment
    setNeedsLayout()
  }

  /// Returns the vertical offset of the title, in points. The default is `0`.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleShifts[barMetrics.rawValue] ?? 0
  }

  private func lookMayChangeLayout() {
    itemsDidChange()
    owner?.barsMayHaveChanged()
  }

  /// The appearance in use, which the top item can override.
  var presentAppearance: UINavigationBarAppearance {
    let isLow = barMetrics.isCompressed
    let standard = topItem?.standardAppearance ?? standardAppearance
    let low = topItem?.compactAppearance ?? compactAppearance
    guard isAtScrollEdge else { return isLow ? low ?? standard : standard }
    let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let lowEdge = topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    if let chosen = isLow ? lowEdge ?? edge : edge { return chosen }
    // An appearance that was set with the older properties also applies at the scroll edge.
    guard barTintColor == nil, backgroundImages.isEmpty, isTranslucent else { return standard }
    let clear = standard.duplicate()
    clear.configureWithTransparentBackground()
    return clear
  }

  /// Whether the hairline at the lower edge is hidden, which apps set by key.
  package var hidesShadow = false { didSet { updateBackground() } }

  private func updateBackground() {
    var backgroundStyle = BarBackgroundView.Style(presentAppearance)
    if let image = backgroundImages[UIBarMetrics.default.rawValue] {
      backgroundStyle.image = image
      backgroundStyle.effect = nil
    }
    if let barTintColor {
      backgroundStyle.color = barTintColor
    } else if barStyle == .black {
      backgroundStyle.color = .black
    }
    if !isTranslucent, backgroundStyle.color == nil { backgroundStyle.color = .systemBackground }
    backgroundStyle.replaceLine(by: hidesShadow ? UIImage() : shadowImage)
    parts.background.show(backgroundStyle.adapted(to: .current))
  }

  // MARK: Layout

  /// The height of a bar with a standard title. There is no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barMetrics.navigationBar)
  }

  /// Returns the width of `size` and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let heights = self.heights ?? NavigationBarHeights(row: bounds.height)
    parts.layOut(in: self, heights)
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

  /// The position of the bar. The default is `top`, or the position that the delegate or controller returns.
  open var barPosition: UIBarPosition {
    if owner != nil { return .topAttached }
    return delegate?.position(for: self) ?? .top
  }

  // MARK: Constraints

  open override var translatesAutoresizingMaskIntoConstraints: Bool {
    get { super.translatesAutoresizingMaskIntoConstraints }
    set {
      guard checkOwnsConstraints() else { return }
      super.translatesAutoresizingMaskIntoConstraints = newValue
    }
  }

  open override func addConstraint(_ constraint: NSLayoutConstraint) {
    if checkOwnsConstraints() { super.addConstraint(constraint) }
  }

  open override func addConstraints(_ constraints: [NSLayoutConstraint]) {
    if checkOwnsConstraints() { super.addConstraints(constraints) }
  }

  private func checkOwnsConstraints() -> Bool {
    guard owner != nil else { return true }
    raise("Cannot modify constraints for UINavigationBar managed by a controller")
    return false
  }
  /// The preferred behavior of the bar on a Mac. The default is `.automatic`. Stored; has no effect.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The behavior of the bar. Always `.pad`.
  open var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UINavigationBar: NavigationItemContainer, BarItemContainer {
  func navigationItemDidChange(_ item: UINavigationItem) {
    itemsDidChange()
    owner?.barsMayHaveChanged()
  }

  func barItemDidChange(_ item: UIBarItem) { itemsDidChange() }
}
