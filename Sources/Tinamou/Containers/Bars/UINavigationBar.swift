// SPDX-License-Identifier: MIT

/// The bar at the top of a screen: where one is, where one came from, what one can do.
///
/// A bar alone is a view like others, 44 points high. The bar of a ``UINavigationController`` is placed by it and grows with
/// large titles, prompts and search bars.
///
/// Source: Apple, `UINavigationBar`.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  /// The controller that owns the bar; nil for a bar alone.
  weak var owner: UINavigationController?
  private(set) var stack: [UINavigationItem] = []
  let parts = NavigationBarParts()
  /// How the bar's height is made up, as its controller has found; nil for a bar alone.
  var heights: NavigationBarHeights? { didSet { if heights != oldValue { setNeedsLayout() } } }
  /// How far the background reaches up beyond the bar, under the status bar, in points.
  var reachAbove: CGFloat = 0 { didSet { if reachAbove != oldValue { setNeedsLayout() } } }
  /// Whether the content lies below the bar, not under it, so that the bar shows its look for the end of content.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { updateBackground() } } }

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
    parts.add(to: self)
    watch(standardAppearance)
    updateBackground()
  }

  // MARK: Items

  /// Who is asked before items come and go.
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet {
      guard owner != nil, delegate !== owner, delegate !== oldValue else { return }
      raise("Cannot manually set the delegate on a UINavigationBar managed by a controller.")
      delegate = oldValue
    }
  }

  /// The items from the lowest to the one that is shown.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }

  /// The item below it.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Puts an item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard checkIsAlone("pushNavigationItem:animated:") else { return }
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    show(stack + [item])
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the top item away and returns it; the lowest stays.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard checkIsAlone("popNavigationItemAnimated:"), stack.count > 1, let item = stack.last else { return nil }
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    show(stack.dropLast())
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Replaces all items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard checkIsAlone("setItems:animated:") else { return }
    show(items ?? [])
  }

  private func checkIsAlone(_ method: String) -> Bool {
    guard owner != nil else { return true }
    raise("Cannot call \(method) directly on a UINavigationBar managed by a controller.")
    return false
  }

  private func raise(_ reason: String) { LayoutException.raise(.internalInconsistency, reason) }

  /// Shows the items, whoever asks for it.
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

  // MARK: Look

  /// The style on systems before iOS 13.
  open var barStyle = UIBarStyle.default { didSet { updateBackground() } }

  /// Whether content goes on under the bar. Setting it to false shortens the view of the controller that is shown.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { lookMayChangeLayout() } } }

  /// Whether titles are large where their items allow it and there is room.
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { lookMayChangeLayout() } } }

  /// The colour of the background on systems before iOS 13; nil for the system's.
  open var barTintColor: UIColor? { didSet { updateBackground() } }

  /// The look of the title beyond the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemsDidChange() } }

  /// The look of the large title beyond the system's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemsDidChange() } }

  /// A picture in place of the thin line at the bottom; an empty one takes the line away.
  open var shadowImage: UIImage? { didSet { updateBackground() } }

  /// The picture of the button that goes back, in place of the arrow.
  open var backIndicatorImage: UIImage? { didSet { itemsDidChange() } }

  /// The shape that cuts the title as it moves past that picture. Kept only.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// The bar's look.
  open var standardAppearance = UINavigationBarAppearance() { didSet { watch(standardAppearance) } }
  /// The bar's look in the low bar of a phone on its side; nil for the usual one.
  open var compactAppearance: UINavigationBarAppearance? { didSet { watch(compactAppearance) } }
  /// The bar's look over the end of scrolled content; nil for the usual one without background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { watch(scrollEdgeAppearance) } }
  /// The same in the low bar of a phone on its side.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { watch(compactScrollEdgeAppearance) } }

  private func watch(_ appearance: UINavigationBarAppearance?) {
    appearance?.onChange = { [weak self] in self?.itemsDidChange() }
    itemsDidChange()
  }

  private var backgroundImages: [Int: UIImage] = [:]

  /// Sets a picture as background; an empty one takes the background away.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics.rawValue] = backgroundImage
    updateBackground()
  }

  /// The picture that was set as background.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics.rawValue] }

  private var titleShifts: [Int: CGFloat] = [:]

  /// Moves the title down, in points.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleShifts[barMetrics.rawValue] = adjustment
    setNeedsLayout()
  }

  /// How far the title is moved down, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleShifts[barMetrics.rawValue] ?? 0
  }

  private func lookMayChangeLayout() {
    itemsDidChange()
    owner?.barsMayHaveChanged()
  }

  /// The look in force, with what the top item says.
  var presentAppearance: UINavigationBarAppearance {
    let isLow = barMetrics.isLow
    let standard = topItem?.standardAppearance ?? standardAppearance
    let low = topItem?.compactAppearance ?? compactAppearance
    guard isAtScrollEdge else { return isLow ? low ?? standard : standard }
    let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let lowEdge = topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    if let chosen = isLow ? lowEdge ?? edge : edge { return chosen }
    // A look set in the older way holds at the edge as well.
    guard barTintColor == nil, backgroundImages.isEmpty, isTranslucent else { return standard }
    let clear = standard.duplicate()
    clear.configureWithTransparentBackground()
    return clear
  }

  private func updateBackground() {
    var look = BarBackgroundView.Look(presentAppearance)
    if let image = backgroundImages[UIBarMetrics.default.rawValue] {
      look.image = image
      look.effect = nil
    }
    if let barTintColor { look.color = barTintColor } else if barStyle == .black { look.color = .black }
    if !isTranslucent, look.color == nil { look.color = .systemBackground }
    if let shadowImage, shadowImage.size == .zero { look.lineColor = nil }
    parts.background.show(look)
  }

  // MARK: Layout

  /// The height of a bar with a title in the middle; the width is open.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barMetrics.navigationBar)
  }

  /// The width that is offered, and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let heights = self.heights ?? NavigationBarHeights(row: bounds.height)
    parts.place(in: self, heights)
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

  /// Where the bar is: at the top, and under the status bar if its delegate or controller says so.
  open var barPosition: UIBarPosition {
    if owner != nil { return .topAttached }
    return delegate?.position(for: self) ?? .top
  }

  // MARK: Constraints

  open override var translatesAutoresizingMaskIntoConstraints: Bool {
    get { super.translatesAutoresizingMaskIntoConstraints }
    set {
      guard checkConstraintsAreOurs() else { return }
      super.translatesAutoresizingMaskIntoConstraints = newValue
    }
  }

  open override func addConstraint(_ constraint: NSLayoutConstraint) {
    if checkConstraintsAreOurs() { super.addConstraint(constraint) }
  }

  open override func addConstraints(_ constraints: [NSLayoutConstraint]) {
    if checkConstraintsAreOurs() { super.addConstraints(constraints) }
  }

  private func checkConstraintsAreOurs() -> Bool {
    guard owner != nil else { return true }
    raise("Cannot modify constraints for UINavigationBar managed by a controller")
    return false
  }
}

extension UINavigationBar: NavigationItemContainer, BarItemContainer {
  func navigationItemDidChange(_ item: UINavigationItem) {
    itemsDidChange()
    owner?.barsMayHaveChanged()
  }

  func barItemDidChange(_ item: UIBarItem) { itemsDidChange() }
}
