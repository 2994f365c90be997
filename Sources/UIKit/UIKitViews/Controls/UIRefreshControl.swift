// SPDX-License-Identifier: MIT

/// A control above the content of a scroll view with which the user refreshes it.
///
/// The control is 60 points high and part of the content's top inset while it refreshes. Pulling the
/// content down by 60 points (`inspection.drag(by:velocity:)`) begins refreshing and sends `valueChanged`. A control that is added to a
/// scroll view as a subview is placed likewise.
///
/// Source: Apple, `UIRefreshControl`.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl, ScrollPullResponder {
  private static let height: CGFloat = 60
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let titleLabel = UILabel()

  /// Creates a control.
  public init() { super.init(frame: .zero) }

  /// Creates a control with `frame`, which the scroll view replaces.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    super.setUp()
    indicator.hidesWhenStopped = false
    titleLabel.textAlignment = .center
    titleLabel.font = .preferredFont(forTextStyle: .footnote)
    addSubview(indicator)
    addSubview(titleLabel)
  }

  /// Whether the control is refreshing.
  open private(set) var isRefreshing = false

  /// The text below the indicator. The default is `nil`.
  open var attributedTitle: NSAttributedString? {
    get { titleLabel.attributedText }
    set {
      titleLabel.attributedText = newValue
      setNeedsLayout()
    }
  }

  /// Begins refreshing, without sending an event and without scrolling.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    indicator.startAnimating()
    scrollViewDidPlaceControl(pulledBy: 0)
    scrollView?.setRefreshInset(bounds.height > 0 ? bounds.height : UIRefreshControl.height)
  }

  /// Ends refreshing. The content scrolls back to its edge.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    indicator.stopAnimating()
    scrollView?.setRefreshInset(0)
  }

  /// Shows the content as far as the user has pulled it into view; it is hidden at rest.
  func scrollViewDidPlaceControl(pulledBy distance: CGFloat) {
    let progress = isRefreshing ? 1 : min(max(distance / UIRefreshControl.height, 0), 1)
    if indicator.alpha != progress { (indicator.alpha, titleLabel.alpha) = (progress, progress) }
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if let scrollView, scrollView !== newSuperview { scrollView.abandonRefreshControl(self) }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // Before iOS 10, only the controllers of tables had a property for the control.
    scrollView?.adoptRefreshControl(self)
  }

  /// Assistive technology reads nothing while the control does not turn.
  override var isAccessibilityElementByItself: Bool { isRefreshing }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIRefreshControl.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIRefreshControl.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = attributedTitle != nil
    indicator.sizeToFit()
    indicator.center = CGPoint(x: bounds.midX, y: hasTitle ? bounds.midY - 10 : bounds.midY)
    titleLabel.isHidden = !hasTitle
    titleLabel.frame = CGRect(x: 0, y: bounds.midY + 4, width: bounds.width, height: 20)
  }

  /// Begins refreshing and sends the event, as when the user has pulled far enough.
  func scrollViewWasPulled() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendValueChanged()
  }
}

extension UIScrollView {
  /// The control that refreshes the content. The default is `nil`.
  public var refreshControl: UIRefreshControl? {
    get { scrollState.adoptsRefreshControl ? nil : scrollState.refreshControl as? UIRefreshControl }
    set { setRefreshControl(newValue) }
  }
}
