// SPDX-License-Identifier: MIT

/// A view that shows a part of a content area, which may be larger than the view.
///
/// In constraints to views inside it, the edges of a scroll view are those of its *content area*; in constraints to
/// views outside, those of its frame. Its width and height are always those of the frame. Constraints between the
/// content and all four edges determine ``contentSize``.
///
/// Source: Apple, Technical Note TN2154; 1,240 recorded edge constraints (Facts, “Recorded documents”).
@preconcurrency @MainActor
open class UIScrollView: UIView, _ScrollViewDelegating {
  /// The rule for adding the safe area to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and vertically always for a scroll view of a controller in a navigation stack.
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// The delegate, for all types with which subclasses declare it.
  package weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The interactions of the user with the view, and their effects.
  var scrollState = ScrollState()
  /// The container whose bars follow the content.
  weak var scrollObserver: (any ScrollObserver)?
  /// The insets that a view controller added to ``contentInset`` on systems without a safe area, in points.
  private var automaticInset = UIEdgeInsets.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    marks.insert(.scrollsContents)
  }

  /// Creates an empty view; see ``UIView/init(coder:)``.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    marks.insert(.scrollsContents)
    decode(coder, as: UIScrollView.self)
  }

  // MARK: Content

  /// The point of the content area at the view's upper-left corner, in points: the origin of the bounds. The
  /// default is (0, 0).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      scrollState.indicators?.place(in: self)
      placeEdgeEffects()
      scrollDelegate?.scrollViewDidScroll(self)
      scrollObserver?.scrollViewDidMove(self)
    }
  }

  /// Sets the content offset, in points. Animated scrolling takes 0.3 seconds if the animation clock is running, and
  /// `scrollViewDidEndScrollingAnimation` is called at its end. Without an animation, it ends scrolling and deceleration.
  ///
  /// Differs from UIKit: the duration is an approximation. Unless the animation clock is running, the offset is set at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(animated: animated) { contentOffset }
  }

  /// The size of the content area, in points. Constraints to its edges set it, with the smallest size that they allow where they
  /// leave it open. The default is zero.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      adjustedInsetsMayHaveChanged()
      bringOffsetIntoRange()
      observedValuesMayHaveChanged()
      edgesDidChange()
    }
  }

  /// The offset nearest to `offset` at which only the content and its insets are visible, in points. Where the content with
  /// its insets is smaller than the bounds, that is the offset of its upper left corner. A bar that scrolling has made lower can become
  /// as high as before.
  package func offsetInRange(nearestTo offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    let maximumX = Swift.max(-insets.left, contentSize.width + insets.right - bounds.width)
    let maximumY = Swift.max(-insets.top, contentSize.height + insets.bottom - bounds.height)
    let minimumY = -insets.top - (scrollObserver?.collapsedHeight(above: self) ?? 0)
    return CGPoint(
      x: Swift.min(Swift.max(offset.x, -insets.left), maximumX),
      y: Swift.min(Swift.max(offset.y, minimumY), maximumY))
  }

  /// Reports to the bars around the view, and to views of the app at its edges, that other content may be below them.
  func edgesDidChange() {
    scrollObserver?.scrollViewEdgesDidChange(self)
    placeEdgeEffects()
  }

  /// Moves the content back where a smaller content, a larger frame or smaller insets have left the offset outside its range.
  ///
  /// An offset that an app sets is not limited. It stays until one of these three changes.
  private func bringOffsetIntoRange() {
    let offset = offsetInRange(nearestTo: contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// Scrolls by the smallest amount that makes `rect` visible, in the content's coordinates. Only the part of `rect` that lies
  /// in the content is made visible; nothing happens if there is none.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let content = CGRect(origin: .zero, size: contentSize)
    let rect = contentSize == .zero ? rect : rect.intersection(content)
    guard !rect.isNull else { return }
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
    scroll(animated: animated) { offset }
  }

  /// The layout guide of the content area. Constraints to it determine ``contentSize``.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

  /// The layout guide of the visible rectangle, which does not move when the content scrolls.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeContentSizeFromConstraints()
    placeRefreshControl()
    placeEdgeEffects()
  }

  /// Sets the dimensions of ``contentSize`` that constraints refer to, whether they determine them or leave them open. The others
  /// keep their values.
  private func takeContentSizeFromConstraints() {
    guard !arrangesContent, let guide = marginState.systemGuides?[.scrollContent], let host = liveHost else { return }
    var size = contentSize
    if host.isConstrained(.width, of: guide) { size.width = guide.layoutFrame.width }
    if host.isConstrained(.height, of: guide) { size.height = guide.layoutFrame.height }
    contentSize = size
  }

  /// Whether the view sets ``contentSize`` itself, as tables, collections and text views do, whatever the constraints of their
  /// subviews are.
  @_spi(ViewHooks) open var arrangesContent: Bool { false }

  // MARK: Insets

  /// The distance between the content and the edges, in points, which is not part of ``contentSize``. The default is
  /// zero.
  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set { if !callExchanged("setContentInset:", [newValue]) { storedContentInset = newValue } }
  }
  var storedContentInset = UIEdgeInsets.zero {
    didSet { if storedContentInset != oldValue { adjustedInsetsMayHaveChanged() } }
  }

  /// The rule for adding the safe area to ``contentInset``. The default is `.automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustedInsetsMayHaveChanged() } }
  }

  /// The content insets including those of the safe area, in points.
  open private(set) var adjustedContentInset = UIEdgeInsets.zero

  /// Called when ``adjustedContentInset`` changed. The default implementation does nothing.
  open func adjustedContentInsetDidChange() {}

  /// Whether the content can always be dragged vertically, even if it fits. The default is `false`.
  open var alwaysBounceVertical = false {
    didSet { adjustedInsetsMayHaveChanged() }
  }
  /// Whether the content can always be dragged horizontally, even if it fits. The default is `false`.
  open var alwaysBounceHorizontal = false {
    didSet { adjustedInsetsMayHaveChanged() }
  }
  /// Whether the content can be dragged beyond its edges, to which it returns. The default is `true`.
  open var bounces = true
  /// Whether the content can be dragged beyond its left and right edges if it ``bounces``. The default is `true`.
  open var bouncesHorizontally: Bool {
    get { scrollState.bouncesHorizontally }
    set { scrollState.bouncesHorizontally = newValue }
  }
  /// Whether the content can be dragged beyond its upper and lower edges if it ``bounces``. The default is `true`.
  open var bouncesVertically: Bool {
    get { scrollState.bouncesVertically }
    set { scrollState.bouncesVertically = newValue }
  }
  /// Whether a scroll view around this one moves horizontally when this one has come to its end. The default is `true`.
  open var transfersHorizontalScrollingToParent: Bool {
    get { scrollState.transfersScrolling.across }
    set { scrollState.transfersScrolling.across = newValue }
  }
  /// Whether a scroll view around this one moves vertically when this one has come to its end. The default is `true`. Stored; has no effect.
  open var transfersVerticalScrollingToParent: Bool {
    get { scrollState.transfersScrolling.down }
    set { scrollState.transfersScrolling.down = newValue }
  }
  /// The place of content that is smaller than the view, from 0, the leading or upper edge, to 1. The default is zero. Stored; has no effect.
  open var contentAlignmentPoint: CGPoint {
    get { scrollState.contentAlignmentPoint }
    set { scrollState.contentAlignmentPoint = newValue }
  }
  /// Performs changes of the content offset that show the scroll indicators.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
  /// Whether scrolling by touch is enabled. The default is `true`.
  open var isScrollEnabled = true
  /// Whether the content comes to rest at multiples of the view's bounds after a drag. The default is `false`.
  open var isPagingEnabled = false
  /// Whether the vertical scroll indicator is shown. The default is `true`.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal scroll indicator is shown. The default is `true`.
  open var showsHorizontalScrollIndicator = true
  /// The insets of the vertical scroll indicator, in points. The default is zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal scroll indicator, in points. The default is zero.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of both scroll indicators, in points. Returns those of the vertical one.
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

  @_spi(ViewHooks) open override func sizeDidChange(from oldSize: CGSize) {
    super.sizeDidChange(from: oldSize)
    adjustedInsetsMayHaveChanged()
    bringOffsetIntoRange()
    edgesDidChange()
  }

  /// The insets that the safe area adds, in points.
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

  /// Whether this is the view of a controller in a container that adjusts scroll views, or that view's first subview.
  private var isContentOfNavigation: Bool {
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? any ViewOwner { return controller.adjustsInsets(of: self) }
      responder = current.next
    }
    return false
  }

  /// Adds `inset` to ``contentInset`` in place of the previous inset of the view controller, in points.
  func takeAutomaticInset(_ inset: UIEdgeInsets) {
    guard inset != automaticInset else { return }
    let difference = UIEdgeInsets(
      top: inset.top - automaticInset.top, left: inset.left - automaticInset.left,
      bottom: inset.bottom - automaticInset.bottom, right: inset.right - automaticInset.right)
    automaticInset = inset
    contentInset = contentInset + difference
    scrollIndicatorInsets = scrollIndicatorInsets + difference
  }

  /// Makes a refresh control part of the top inset, in points. The content does not move, except back into its range.
  func setRefreshInset(_ inset: CGFloat) {
    guard inset != scrollState.refreshInset else { return }
    let offset = contentOffset
    scrollState.refreshInset = inset
    adjustedInsetsMayHaveChanged()
    contentOffset = offset
    if inset == 0 { bringOffsetIntoRange() }
  }

  private func adjustedInsetsMayHaveChanged() {
    var insets = contentInset + safeAreaShare
    insets.top += scrollState.refreshInset
    let old = adjustedContentInset
    guard insets != old else { return }
    let wasAtTop = contentOffset.y == -old.top
    let wasAtLeft = contentOffset.x == -old.left
    adjustedContentInset = insets
    if wasAtTop { contentOffset.y = -insets.top }
    if wasAtLeft { contentOffset.x = -insets.left }
    bringOffsetIntoRange()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  override var described: DescribedAttributes { DescribedAttributes(content: contentTexts) }

  /// The safe-area insets without those that the content insets include.
  override var safeAreaInsetsForSubviews: UIEdgeInsets {
    let safe = super.safeAreaInsetsForSubviews
    let taken = safeAreaShare
    return UIEdgeInsets(
      top: safe.top - taken.top, left: safe.left - taken.left, bottom: safe.bottom - taken.bottom,
      right: safe.right - taken.right)
  }

  // MARK: Interaction

  private var canDrag: Bool { isScrollEnabled }
  var canDragHorizontally: Bool { canDrag && (alwaysBounceHorizontal || contentWidthWithInsets > bounds.width) }
  var canDragVertically: Bool {
    canDrag && (alwaysBounceVertical || scrollState.refreshControl != nil || contentHeightWithInsets > bounds.height)
  }
  private var contentWidthWithInsets: CGFloat {
    contentSize.width + adjustedContentInset.left + adjustedContentInset.right
  }
  private var contentHeightWithInsets: CGFloat {
    contentSize.height + adjustedContentInset.top + adjustedContentInset.bottom
  }

  /// The recognizer of drags. Its delegate is the scroll view, if that is declared as one.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    if let pan = scrollState.pan { return pan }
    let made = ScrollPan(of: self)
    scrollState.pan = made
    addGestureRecognizer(made)
    return made
  }

  override func attachOwnRecognizers() {
    _ = panGestureRecognizer
    _ = pinchGestureRecognizer
  }

  /// The recognizer of pinches, which zooms; `nil` while the content cannot be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard minimumZoomScale < maximumZoomScale else { return nil }
    if let pinch = scrollState.pinch { return pinch }
    let made = ScrollPinch.recognizer(for: self)
    scrollState.pinch = made
    addGestureRecognizer(made)
    return made
  }

  /// Whether a finger is on the content.
  open var isTracking: Bool { scrollState.isTracking }
  /// Whether a finger moves the content.
  open var isDragging: Bool { scrollState.isDragging }
  /// Whether the content moves on after a finger has left it.
  open var isDecelerating: Bool { scrollState.isDecelerating }
  /// Whether two fingers zoom the content.
  open var isZooming: Bool { scrollState.isZooming }
  /// Whether the content scrolls to an offset in an animation.
  open var isScrollAnimating: Bool { scrollState.motion != nil && !isDecelerating }
  /// Whether the content zooms in an animation.
  open var isZoomAnimating: Bool { scrollState.isZoomAnimating }
  /// Whether the content returns from a scale beyond the limits. Always `false`.
  open var isZoomBouncing: Bool { false }

  /// The rate at which scrolling slows down after the finger has left the screen. The default is `.normal`.
  open var decelerationRate: DecelerationRate {
    get { scrollState.decelerationRate }
    set { scrollState.decelerationRate = newValue }
  }
  /// The way in which dragging hides the keyboard. The default is `.none`.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { scrollState.keyboardDismissMode }
    set {
      scrollState.keyboardDismissMode = newValue
      keyboardDismissModeDidChange()
    }
  }
  /// Whether a tap on the status bar scrolls to the top. The default is `true`.
  open var scrollsToTop: Bool {
    get { scrollState.scrollsToTop }
    set { scrollState.scrollsToTop = newValue }
  }
  /// Whether subviews receive touches only after a short time, in which the content is not dragged. The default is `true`.
  open var delaysContentTouches: Bool {
    get { scrollState.delaysContentTouches }
    set { scrollState.delaysContentTouches = newValue }
  }
  /// Whether a drag cancels the touches of subviews that have received them. The default is `true`.
  open var canCancelContentTouches: Bool {
    get { scrollState.canCancelContentTouches }
    set { scrollState.canCancelContentTouches = newValue }
  }
  /// Returns whether a subview receives touches. Returns `true` by default.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Returns whether a drag cancels the touches that a subview has received: not those of a control, by default.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Whether a drag keeps to the axis in which it has begun. The default is `false`.
  open var isDirectionalLockEnabled: Bool {
    get { scrollState.isDirectionalLockEnabled }
    set { scrollState.isDirectionalLockEnabled = newValue }
  }
  /// Whether zooming bounces at its limits. The default is `true`. Stored; has no effect.
  open var bouncesZoom: Bool {
    get { scrollState.bouncesZoom }
    set { scrollState.bouncesZoom = newValue }
  }
  /// The color of the scroll indicators. The default is `.default`.
  open var indicatorStyle: IndicatorStyle {
    get { scrollState.indicatorStyle }
    set { scrollState.indicatorStyle = newValue }
  }
  /// The mode in which the index of a table is shown. The default is `.automatic`. Stored; has no effect.
  open var indexDisplayMode: IndexDisplayMode {
    get { scrollState.indexDisplayMode }
    set { scrollState.indexDisplayMode = newValue }
  }
  /// Whether the safe area moves the scroll indicators. The default is `true`.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { scrollState.adjustsIndicatorInsets }
    set { scrollState.adjustsIndicatorInsets = newValue }
  }
  /// Shows the scroll indicators for a moment.
  ///
  /// Differs from UIKit: unless the animation clock is running, there are none.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicators()
  }
  /// Stops the content where it is.
  open func stopScrollingAndZooming() { stopMotion() }

  // MARK: Zoom

  /// Zooms and scrolls so that `rect`, in the coordinates of the zoomed view, fills the scroll view.
  /// If it is animated, `scrollViewDidEndZooming` is called at the end.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, scrollDelegate?.viewForZooming(in: self) != nil else { return }
    stopMotion()
    zoom(animated: animated) { [self] in
      zoomScale = Swift.min(bounds.width / rect.width, bounds.height / rect.height)
      let scale = zoomScale
      contentOffset = offsetInRange(
        nearestTo: CGPoint(x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2))
    }
  }

  /// The minimum zoom scale. The default is 1.
  open var minimumZoomScale: CGFloat = 1
  /// The maximum zoom scale. The default is 1.
  open var maximumZoomScale: CGFloat = 1

  /// The scale of the view that the delegate provides for zooming, limited to the minimum and maximum. Setting it
  /// updates the content size. The value is 1 without such a view.
  open var zoomScale: CGFloat {
    get { scrollDelegate?.viewForZooming(in: self)?.transform.a ?? 1 }
    set {
      guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
      let scale = Swift.min(Swift.max(newValue, minimumZoomScale), maximumZoomScale)
      view.markZoomed()
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      // The zoomed view keeps its upper-left corner and determines the content size.
      view.frame.origin = .zero
      contentSize = view.frame.size
      scrollDelegate?.scrollViewDidZoom(self)
    }
  }

  /// Sets the zoom scale. If it is animated, `scrollViewDidEndZooming` is called at the end.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(animated: animated) { [self] in zoomScale = scale } }
}
