// SPDX-License-Identifier: MIT

/// A view onto a content area that may be larger than itself.
///
/// Edges of a scroll view mean its *content area* in constraints with what is in it, and its frame in constraints with what
/// is outside; its width and height always mean the frame. Constraints that tie the content to all four edges
/// determine ``contentSize``.
///
/// Source: Apple, Technical Note TN2154; 1,240 recorded edge constraints.
@preconcurrency @MainActor
open class UIScrollView: UIView, _ScrollViewDelegating {
  /// Whether the safe area is added to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As for scrollable axes, and downwards always in a controller of a navigation stack.
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// The delegate, under whatever type a subclass declares it.
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The container whose bars follow the content.
  weak var scrollObserver: (any ScrollObserver)?
  /// What a controller has added to ``contentInset`` on systems without a safe area.
  private var automaticInset = UIEdgeInsets.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    marks.insert(.scrollsContents)
  }

  /// An empty view; see ``UIView/init(coder:)``.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    marks.insert(.scrollsContents)
  }

  // MARK: Content

  /// The point of the content area at the upper left corner, in points: the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      scrollDelegate?.scrollViewDidScroll(self)
      scrollObserver?.scrollViewDidMove(self)
    }
  }

  /// Moves to `contentOffset` at once. Differs from UIKit: there is no movement on the way.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// The size of the content area, in points; constraints that reach all four edges set it.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { adjustedInsetsMayHaveChanged() } }
  }

  /// Scrolls as little as is needed to see `rect`, in the content's coordinates.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if rect.minX < visible.minX || rect.width > visible.width {
      offset.x += rect.minX - visible.minX
    } else if rect.maxX > visible.maxX {
      offset.x += rect.maxX - visible.maxX
    }
    if rect.minY < visible.minY || rect.height > visible.height {
      offset.y += rect.minY - visible.minY
    } else if rect.maxY > visible.maxY {
      offset.y += rect.maxY - visible.maxY
    }
    contentOffset = offset
  }

  /// The content area as a guide; what is tied to it determines ``contentSize``.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

  /// The visible rectangle as a guide, which does not move when the content scrolls.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeContentSizeFromConstraints()
  }

  /// Takes over the sizes of the content area that constraints determine; an open one stays as it was set.
  private func takeContentSizeFromConstraints() {
    guard let guide = marginState.systemGuides?[.scrollContent], let host = liveHost else { return }
    var size = contentSize
    if host.isDetermined(.width, of: guide) { size.width = guide.layoutFrame.width }
    if host.isDetermined(.height, of: guide) { size.height = guide.layoutFrame.height }
    contentSize = size
  }

  // MARK: Insets

  /// Room around the content, in points; it does not count in ``contentSize``.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { adjustedInsetsMayHaveChanged() } }
  }

  /// When the safe area is added to ``contentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustedInsetsMayHaveChanged() } }
  }

  /// The content insets with what the safe area adds, in points.
  open private(set) var adjustedContentInset = UIEdgeInsets.zero

  /// Called when ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Whether it can be pulled downwards though the content fits.
  open var alwaysBounceVertical = false {
    didSet { adjustedInsetsMayHaveChanged() }
  }
  /// Whether it can be pulled sideways though the content fits.
  open var alwaysBounceHorizontal = false {
    didSet { adjustedInsetsMayHaveChanged() }
  }
  /// Whether it can be pulled beyond the content. Kept only.
  open var bounces = true
  /// Whether a finger scrolls.
  open var isScrollEnabled = true
  /// Whether it stops at multiples of its size. Kept only.
  open var isPagingEnabled = false
  /// Whether the indicator at the side is shown. Kept only.
  open var showsVerticalScrollIndicator = true
  /// Whether the indicator at the lower edge is shown. Kept only.
  open var showsHorizontalScrollIndicator = true
  /// What the indicator at the side keeps clear of, in points. Kept only.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// What the indicator at the lower edge keeps clear of, in points. Kept only.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Both indicators' insets at once.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedInsetsMayHaveChanged()
  }

  override func sizeDidChange(from oldSize: CGSize) {
    super.sizeDidChange(from: oldSize)
    adjustedInsetsMayHaveChanged()
  }

  /// What the safe area adds on each edge.
  private var safeAreaShare: UIEdgeInsets {
    guard InterfaceGeneration.current.hasSafeArea else { return .zero }
    let safe = safeAreaInsets
    let addsAcross: Bool
    let addsDown: Bool
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic:
      addsAcross = scrollsAcross
      addsDown = scrollsDown || isContentOfNavigation
    case .scrollableAxes:
      addsAcross = scrollsAcross
      addsDown = scrollsDown
    }
    return UIEdgeInsets(
      top: addsDown ? safe.top : 0, left: addsAcross ? safe.left : 0, bottom: addsDown ? safe.bottom : 0,
      right: addsAcross ? safe.right : 0)
  }

  private var scrollsAcross: Bool { alwaysBounceHorizontal || contentSize.width > bounds.width }
  private var scrollsDown: Bool { alwaysBounceVertical || contentSize.height > bounds.height }

  /// Whether a controller of a navigation stack, which adjusts scroll views, has this view as its own or as its first.
  private var isContentOfNavigation: Bool {
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UIViewController {
        guard controller.adjustsScrollViewInsets, controller.parent != nil else { return false }
        return controller.viewIfLoaded === self || controller.viewIfLoaded?.subviews.first === self
      }
      responder = current.next
    }
    return false
  }

  /// Adds `inset` to ``contentInset`` in place of what a controller had added before.
  func takeAutomaticInset(_ inset: UIEdgeInsets) {
    guard inset != automaticInset else { return }
    let difference = UIEdgeInsets(
      top: inset.top - automaticInset.top, left: inset.left - automaticInset.left,
      bottom: inset.bottom - automaticInset.bottom, right: inset.right - automaticInset.right)
    automaticInset = inset
    contentInset = contentInset + difference
    scrollIndicatorInsets = scrollIndicatorInsets + difference
  }

  private func adjustedInsetsMayHaveChanged() {
    let insets = contentInset + safeAreaShare
    let old = adjustedContentInset
    guard insets != old else { return }
    let wasAtTop = contentOffset.y == -old.top
    let wasAtLeft = contentOffset.x == -old.left
    adjustedContentInset = insets
    if wasAtTop { contentOffset.y = -insets.top }
    if wasAtLeft { contentOffset.x = -insets.left }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// What the insets have taken up is no longer unsafe for the content.
  override var safeAreaInsetsForSubviews: UIEdgeInsets {
    let safe = super.safeAreaInsetsForSubviews
    let taken = safeAreaShare
    return UIEdgeInsets(
      top: safe.top - taken.top, left: safe.left - taken.left, bottom: safe.bottom - taken.bottom,
      right: safe.right - taken.right)
  }

  // MARK: Zoom

  /// The least scale of the content.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale of the content.
  open var maximumZoomScale: CGFloat = 1

  /// The scale of the delegate's view for zooming, between the least and the greatest; the content size follows it.
  open var zoomScale: CGFloat {
    get { scrollDelegate?.viewForZooming(in: self)?.transform.a ?? 1 }
    set {
      guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
      let scale = Swift.min(Swift.max(newValue, minimumZoomScale), maximumZoomScale)
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      // The zoomed view keeps its upper left corner, and the content area becomes as large as it.
      view.frame.origin = .zero
      contentSize = view.frame.size
      scrollDelegate?.scrollViewDidZoom(self)
    }
  }

  /// Scales the content. Differs from UIKit: at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
}
