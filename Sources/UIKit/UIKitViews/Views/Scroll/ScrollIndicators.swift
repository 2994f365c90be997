// SPDX-License-Identifier: MIT

/// The bars at the edges of a scroll view that show which part of its content is visible.
///
/// They are subviews, as on iOS, once the content has moved on a running animation clock. A layout that stands still has none.
@MainActor
final class ScrollIndicators {
  private let vertical = ScrollIndicatorView(), horizontal = ScrollIndicatorView()

  /// The time for which the bars stay after a movement, and in which they disappear, in seconds. Not documented by Apple.
  private static let timeAtRest = 0.4, fadingTime = 0.25

  /// Shows the bars that a scroll view has.
  func appear(in scrollView: UIScrollView) {
    place(in: scrollView)
    for bar in [vertical, horizontal] {
      if bar.superview !== scrollView { scrollView.addSubview(bar) }
      bar.layer.removeAllAnimations()
      bar.alpha = 1
    }
  }

  /// Lets the bars disappear.
  func disappear() {
    UIView.animate(withDuration: Self.fadingTime, delay: Self.timeAtRest) { [self] in
      vertical.alpha = 0
      horizontal.alpha = 0
    }
  }

  /// Moves the bars to where they show the present offset.
  func place(in scrollView: UIScrollView) {
    let bounds = scrollView.bounds
    let insets = scrollView.insetsOfIndicators
    let color = scrollView.colorOfIndicators
    let down = ScrollIndicatorTrack(
      length: bounds.height, insets: (insets.vertical.top, insets.vertical.bottom),
      content: scrollView.contentSize.height,
      contentInsets: (scrollView.adjustedContentInset.top, scrollView.adjustedContentInset.bottom))
    let across = ScrollIndicatorTrack(
      length: bounds.width, insets: (insets.horizontal.left, insets.horizontal.right),
      content: scrollView.contentSize.width,
      contentInsets: (scrollView.adjustedContentInset.left, scrollView.adjustedContentInset.right))
    let (width, edge) = (ScrollIndicatorTrack.width, ScrollIndicatorTrack.distanceFromEdge)
    vertical.show(
      scrollView.showsVerticalScrollIndicator ? down.thumb(at: bounds.minY) : nil, color: color
    ) { thumb in
      let x =
        scrollView.runsRightToLeft
        ? bounds.minX + insets.vertical.left + edge : bounds.maxX - insets.vertical.right - edge - width
      return CGRect(x: x, y: thumb.lowerBound, width: width, height: thumb.upperBound - thumb.lowerBound)
    }
    horizontal.show(
      scrollView.showsHorizontalScrollIndicator ? across.thumb(at: bounds.minX) : nil, color: color
    ) { thumb in
      CGRect(
        x: thumb.lowerBound, y: bounds.maxY - insets.horizontal.bottom - edge - width,
        width: thumb.upperBound - thumb.lowerBound, height: width)
    }
  }
}

/// The room of a scroll indicator along one axis, in points.
struct ScrollIndicatorTrack {
  /// The length of the scroll view.
  var length: CGFloat
  /// The distances of the room from the ends of the scroll view.
  var insets: (start: CGFloat, end: CGFloat)
  /// The length of the content.
  var content: CGFloat
  /// The space before and after the content.
  var contentInsets: (start: CGFloat, end: CGFloat)

  /// The width of a bar, and its distance from the edge. 12 recordings of 4 repositories.
  static let width: CGFloat = 3, distanceFromEdge: CGFloat = 3
  /// The least length of a bar, and that of one at an end beyond which the content is pulled. Not documented by Apple.
  private static let leastLength: CGFloat = 36, leastPulledLength: CGFloat = 7

  /// Returns the bar for an offset of the content, in the coordinates of the content; `nil` if the content has room.
  func thumb(at offset: CGFloat) -> Range<CGFloat>? {
    let visible = length - contentInsets.start - contentInsets.end
    let room = length - insets.start - insets.end
    guard content > visible, visible > 0, room > 0 else { return nil }
    let full = min(room, max(Self.leastLength, room * visible / content))
    let hidden = content - visible
    let scrolled = offset + contentInsets.start
    // Content that is pulled beyond its end makes the bar shorter by this distance.
    let pulled = max(0, -scrolled, scrolled - hidden)
    let thumb = min(full, max(Self.leastPulledLength, full - pulled))
    let start = insets.start + (room - thumb) * min(max(0, scrolled / hidden), 1)
    return offset + start..<offset + start + thumb
  }
}

/// A bar that shows which part of a scroll view's content is visible.
final class ScrollIndicatorView: UIView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    alpha = 0
    layer.cornerRadius = ScrollIndicatorTrack.width / 2
    // Above views that are added later, such as cells.
    layer.zPosition = 1
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  fileprivate func show(_ thumb: Range<CGFloat>?, color: UIColor, frame: (Range<CGFloat>) -> CGRect) {
    isHidden = thumb == nil
    guard let thumb else { return }
    backgroundColor = color
    self.frame = frame(thumb)
  }
}

extension UIScrollView {
  /// Shows the scroll indicators, if the content can move in the course of time.
  func showIndicators() {
    guard AnimationClock.main.isRunning, AnimationRecorder.isEnabled, window != nil else { return }
    let indicators = scrollState.indicators ?? ScrollIndicators()
    scrollState.indicators = indicators
    indicators.appear(in: self)
  }

  /// Lets the scroll indicators disappear.
  func hideIndicators() { scrollState.indicators?.disappear() }

  /// The insets of the rooms of both indicators, in points.
  fileprivate var insetsOfIndicators: (vertical: UIEdgeInsets, horizontal: UIEdgeInsets) {
    guard automaticallyAdjustsScrollIndicatorInsets else {
      return (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets)
    }
    let covered = coveredByBars
    return (verticalScrollIndicatorInsets + covered, horizontalScrollIndicatorInsets + covered)
  }

  /// The insets of the safe area that the indicators avoid. At the bottom of a screen with round corners, they end above these from iOS 26 on.
  private var coveredByBars: UIEdgeInsets {
    var insets = safeAreaInsets
    guard InterfaceGeneration.current.metrics.screens.indicatorsAvoidCorners, let window else { return insets }
    let (display, root): (any RoundDisplay, UIView) = (window, window)
    let hasBar = insets.bottom > root.safeAreaInsets.bottom
    if !hasBar, convert(bounds, to: window).maxY >= window.bounds.maxY {
      insets.bottom = max(insets.bottom, display.displayCornerRadius)
    }
    return insets
  }

  fileprivate var colorOfIndicators: UIColor {
    switch indicatorStyle {
    case .black: UIColor(white: 0, alpha: 0.35)
    case .white: UIColor(white: 1, alpha: 0.5)
    default:
      UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35) }
    }
  }
}

/// A window that fills a display whose corners are round.
@MainActor
protocol RoundDisplay {
  /// The radius of the corners, in points.
  var displayCornerRadius: CGFloat { get }
}
