// SPDX-License-Identifier: MIT

/// A bar of buttons, usually at the bottom of a screen.
///
/// Source: Apple, `UIToolbar`.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  /// The controller that owns the bar; `nil` for a standalone bar.
  weak var owner: UINavigationController?
  private let background = BarBackgroundView(contentEdge: .top)
  /// The look of content below the bar; `nil`, the default, if there is none.
  final var fading: ScrollEdgeEffectView.Look? {
    get { background.fading }
    set { background.fading = newValue }
  }
  private let row = BarButtonRow()
  /// The distance by which the background extends below the bar, in points.
  var reachBelow: CGFloat = 0 { didSet { if reachBelow != oldValue { setNeedsLayout() } } }

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
    watch(standardAppearance)
  }

  // MARK: Items

  /// The buttons and spaces, in reading order. The default is `nil`.
  open var items: [UIBarButtonItem]? { didSet { itemsDidChange() } }

  /// Replaces the items. The change is not animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The object that determines the position of the bar. The default is `nil`.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The item that stands for the search field among the items, at the end unless the app has put it elsewhere; `nil`, the default, for
  /// no field.
  final var searchItem: UIBarButtonItem? { didSet { if searchItem !== oldValue { itemsDidChange() } } }
  /// The frame of the search field after a layout; `nil` where its button takes less room.
  final var searchFrame: CGRect? { row.slotFrame }

  /// The least width of a search field among other items, in points. Not recorded.
  private static let leastSearchWidth: CGFloat = 88

  private var shownItems: [UIBarButtonItem] {
    let items = items ?? []
    guard let searchItem, !items.contains(where: { $0 === searchItem }) else { return items }
    return items + [searchItem]
  }

  /// Shows the search field, or its button if the other items leave no room for the field.
  private func showSearch(in size: CGSize) {
    guard let searchItem else { return }
    let shown = row.slot
    row.slot = searchItem
    if size.width - row.naturalWidth(height: size.height) < UIToolbar.leastSearchWidth { row.slot = nil }
    if row.slot !== shown { row.show(shownItems, in: self, appearance: appearance(of:)) }
  }

  private func appearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance? {
    let appearance = presentAppearance
    return item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
  }

  private func itemsDidChange() {
    if searchItem == nil { row.slot = nil }
    row.show(shownItems, in: self, appearance: appearance(of:))
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

  /// The standard appearance of the bar. The default is the system's.
  @_Copied open var standardAppearance = UIToolbarAppearance() { didSet { watch(standardAppearance) } }
  /// The appearance in compact height; `nil` for the standard appearance. The default is `nil`.
  @_Copied open var compactAppearance: UIToolbarAppearance? { didSet { watch(compactAppearance) } }
  /// The appearance while no content is scrolled under the bar. The default is `nil`. Stored; has no effect.
  @_Copied open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The appearance in compact height while no content is scrolled under the bar. The default is `nil`. Stored; has no
  /// effect.
  @_Copied open var compactScrollEdgeAppearance: UIToolbarAppearance?

  private var images: [[Int]: UIImage] = [:]

  /// Sets the background image of bars at a position. Those for `.default` are shown, of bars at the bottom or anywhere.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    images[[topOrBottom.rawValue, barMetrics.rawValue]] = backgroundImage
    updateBackground()
  }

  /// Returns the background image that was set for bars at a position.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    images[[topOrBottom.rawValue, barMetrics.rawValue]]
  }

  private var shadowImages: [Int: UIImage] = [:]

  /// Sets the image that replaces the line at the edge of bars at a position. An empty image removes the line.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom.rawValue] = shadowImage
    updateBackground()
  }

  /// Returns the image that replaces the line at the edge of bars at a position.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom.rawValue]
  }

  /// Shows the images that are set for a bar at the bottom.
  private func addImages(to style: inout BarBackgroundView.Style) {
    func chosen(_ image: (UIBarPosition) -> UIImage?) -> UIImage? { image(.bottom) ?? image(.any) }
    if let image = chosen({ backgroundImage(forToolbarPosition: $0, barMetrics: .default) }) {
      (style.image, style.effect) = (image, nil)
    }
    style.replaceLine(by: chosen { shadowImage(forToolbarPosition: $0) })
  }

  private func watch(_ appearance: UIToolbarAppearance?) {
    appearance?.onChange = { [weak self] in self?.itemsDidChange() }
    itemsDidChange()
  }

  private var presentAppearance: UIToolbarAppearance {
    barMetrics.isCompressed ? compactAppearance ?? standardAppearance : standardAppearance
  }

  private func updateBackground() {
    var backgroundStyle = BarBackgroundView.Style(presentAppearance)
    addImages(to: &backgroundStyle)
    if let barTintColor {
      backgroundStyle.color = barTintColor
    } else if barStyle == .black {
      backgroundStyle.color = .black
    }
    if !isTranslucent, backgroundStyle.color == nil { backgroundStyle.color = .systemBackground }
    background.show(backgroundStyle.adapted(to: .current))
  }

  // MARK: Layout

  /// The height of the bar in its environment. There is no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barMetrics.toolbar)
  }

  /// Returns the width of `size` and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + reachBelow)
    let edges = itemEdges
    // Items are at the top of a higher bar with platters, and at the bottom of others. Source: a public report for iOS 18.
    let platters = InterfaceGeneration.current.metrics.bars.platters
    let height = min(bounds.height, platters?.heightInToolbar ?? barMetrics.toolbar)
    let rect = CGRect(
      x: edges.left, y: platters == nil ? bounds.height - height : 0,
      width: max(0, bounds.width - edges.left - edges.right), height: height)
    showSearch(in: rect.size)
    row.layOut(in: rect, fromRight: runsRightToLeft)
    owner?.toolbarDidLayOut()
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

  /// The position of the bar. The default is `bottom`; the delegate can return another one.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }
}

extension UIToolbar: BarItemContainer {
  func barItemDidChange(_ item: UIBarItem) { itemsDidChange() }
}

/// The methods that determine the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// The appearance of a toolbar.
///
/// Source: Apple, `UIToolbarAppearance`.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons. The default is the system's.
  @_Copied open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { onChange?() } }
  /// The appearance of buttons that complete a task. The default is the system's.
  @_Copied open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { onChange?() } }

  override var values: [AnyHashable?] { super.values + [buttonAppearance, doneButtonAppearance] }

  override func takeAll(_ other: UIBarAppearance) {
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}
