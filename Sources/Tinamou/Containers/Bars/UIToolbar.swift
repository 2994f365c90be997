// SPDX-License-Identifier: MIT

/// A bar of buttons, at the bottom of a screen.
///
/// Source: Apple, `UIToolbar`.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  /// The controller that owns the bar; nil for a bar alone.
  weak var owner: UINavigationController?
  private let background = BarBackgroundView(contentEdge: .top)
  private let row = BarButtonRow()
  /// How far the background reaches down beyond the bar, in points.
  var reachBelow: CGFloat = 0 { didSet { if reachBelow != oldValue { setNeedsLayout() } } }

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

  /// The buttons and spaces, in reading order.
  open var items: [UIBarButtonItem]? { didSet { itemsDidChange() } }

  /// Replaces the items; there is no movement on the way.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Who is asked where the bar is.
  open weak var delegate: (any UIToolbarDelegate)?

  private func itemsDidChange() {
    let appearance = presentAppearance
    row.show(items ?? [], in: self) {
      $0.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
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

  /// The bar's look.
  open var standardAppearance = UIToolbarAppearance() { didSet { watch(standardAppearance) } }
  /// The bar's look in the low bar of a phone on its side; nil for the usual one.
  open var compactAppearance: UIToolbarAppearance? { didSet { watch(compactAppearance) } }
  /// The bar's look over the end of scrolled content. Kept only.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The same in the low bar of a phone on its side. Kept only.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?

  private func watch(_ appearance: UIToolbarAppearance?) {
    appearance?.onChange = { [weak self] in self?.itemsDidChange() }
    itemsDidChange()
  }

  private var presentAppearance: UIToolbarAppearance {
    barMetrics.isLow ? compactAppearance ?? standardAppearance : standardAppearance
  }

  private func updateBackground() {
    var look = BarBackgroundView.Look(presentAppearance)
    if let barTintColor { look.color = barTintColor } else if barStyle == .black { look.color = .black }
    if !isTranslucent, look.color == nil { look.color = .systemBackground }
    background.show(look)
  }

  // MARK: Layout

  /// The bar's height where it is; the width is open.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barMetrics.toolbar)
  }

  /// The width that is offered, and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + reachBelow)
    let side = DeviceProfile.systemMinimumLayoutMargin(forWidth: bounds.width)
    let rect = CGRect(
      x: side + safeAreaInsets.left, y: 0,
      width: max(0, bounds.width - 2 * side - safeAreaInsets.left - safeAreaInsets.right), height: bounds.height)
    row.place(in: rect, fromRight: runsRightToLeft)
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

  /// Where the bar is: at the bottom, unless the delegate says otherwise.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }
}

extension UIToolbar: BarItemContainer {
  func barItemDidChange(_ item: UIBarItem) { itemsDidChange() }
}
