// SPDX-License-Identifier: MIT

/// A control that shows a row of dots, one for each page, with the dot of the current page highlighted.
///
/// Source: Apple, `UIPageControl`. The height is recorded (Facts, “Recorded documents”); widths approximate those of
/// iOS 14 and later.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The background style of a page control. Raw values are UIKit's.
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  private static let height: CGFloat = 26
  /// The diameter of a dot as it is drawn, in points.
  private static let dot: CGFloat = 8
  private static var metrics: SystemMetrics.Controls { InterfaceGeneration.current.metrics.controls }

  override func setUp() {
    super.setUp()
    contentPriorities.horizontalHugging = .defaultHigh
    contentPriorities.verticalHugging = .defaultHigh
  }

  /// The number of pages. The default is `0`.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      if currentPage >= numberOfPages { currentPage = max(0, numberOfPages - 1) }
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
      setNeedsDisplay()
    }
  }

  private var storedPage = 0

  /// The index of the current page. A value out of range is limited to the nearest page. The default is `0`.
  open var currentPage: Int {
    get { storedPage }
    set {
      let old = storedPage
      storedPage = min(max(0, newValue), max(0, numberOfPages - 1))
      if storedPage != old { progress?.pageDidChange(to: storedPage) }
      setNeedsDisplay()
    }
  }

  /// The part of the current page that has been shown; `nil`, the default, for no progress.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      oldValue?.pageControl = nil
      oldValue?.isProgressVisible = false
      progress?.pageControl = self
      progress?.pageDidChange(to: currentPage)
      progress?.isProgressVisible = true
    }
  }

  /// Whether the control is hidden when there is only one page. The default is `false`.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// The color of the dots of other pages; `nil` for the tertiary label color. The default is `nil`.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the current page's dot; `nil` for the label color. The default is `nil`.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The background style. The default is `.automatic`.
  open var backgroundStyle: BackgroundStyle = .automatic { didSet { setNeedsDisplay() } }
  /// The image of all dots; `nil` for round dots. The default is `nil`.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Whether a touch can move across the dots to change the page. The default is `true`.
  open var allowsContinuousInteraction = true

  /// The image of the current page's dot; `nil` for that of all dots. The default is `nil`.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The direction in which the pages follow each other. The default is `.natural`. Stored; has no effect.
  open var direction = Direction.natural

  /// A direction in which pages follow each other. Raw values are UIKit's.
  public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }

  private var indicatorImages: [Int: UIImage] = [:]
  private var currentIndicatorImages: [Int: UIImage] = [:]

  /// Returns the image that replaces the dot of a page while it is the current one; `nil` for the dot.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentIndicatorImages[page] }
  /// Sets the image that replaces the dot of a page while it is the current one; `nil` for the dot.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicatorImages[page] = image
    setNeedsDisplay()
  }

  /// Returns the image that replaces the dot of a page; `nil` for the dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
  /// Sets the image that replaces the dot of a page; `nil` for the dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
    setNeedsDisplay()
  }

  // MARK: Touches

  /// The way in which a page was changed. Raw values are UIKit's.
  public enum InteractionState: Int, Sendable {
    case none = 0
    /// By a tap.
    case discrete = 1
    /// By a finger that moves across the dots.
    case continuous = 2
  }

  /// The way in which the page is being changed, while `valueChanged` is sent. The default is `.none`.
  open private(set) var interactionState = InteractionState.none

  /// The distance that a finger moves before it goes through the pages, in points.
  private static let slop: CGFloat = 10
  /// The place at which the touch began, and the page then.
  private var touchStart = (x: CGFloat(0), page: 0)
  private var isScrubbing = false

  override var ownsTaps: Bool { true }
  override func ownsDrag(from start: CGPoint, isHorizontal: Bool) -> Bool {
    isHorizontal && allowsContinuousInteraction
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchStart = (touch.location(in: self).x, currentPage)
    isScrubbing = false
    return super.beginTracking(touch, with: event)
  }

  /// Goes one page further for each dot that the finger has passed.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let way = touch.location(in: self).x - touchStart.x
    if allowsContinuousInteraction, abs(way) > UIPageControl.slop { isScrubbing = true }
    if isScrubbing {
      let pages = Int(((runsRightToLeft ? -way : way) / UIPageControl.metrics.pagePitch).rounded())
      show(touchStart.page + pages, .continuous, event)
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, !isScrubbing, let x = touch?.location(in: self).x else { return }
    show(currentPage + ((x >= bounds.midX) != runsRightToLeft ? 1 : -1), .discrete, event)
  }

  /// Shows a page as a person does, and sends the events if it was not shown.
  func show(_ page: Int, _ state: InteractionState, _ event: UIEvent? = nil) {
    let old = currentPage
    currentPage = page
    guard currentPage != old else { return }
    interactionState = state
    sendValueChanged(event)
    interactionState = .none
  }

  // MARK: Assistive technology

  override var traitsOfKind: UIAccessibilityTraits { .adjustable }
  override var standardAccessibilityValue: String? { "page \(currentPage + 1) of \(numberOfPages)" }
  /// Shows the next page, and sends `valueChanged`.
  open override func accessibilityIncrement() { show(currentPage + 1, .discrete) }
  /// Shows the previous page, and sends `valueChanged`.
  open override func accessibilityDecrement() { show(currentPage - 1, .discrete) }

  // MARK: Size

  /// Returns the size for a number of pages, in points. The height is 26.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let metrics = UIPageControl.metrics
    let dots = CGFloat(max(0, pageCount - 1)) * metrics.pagePitch + (pageCount > 0 ? metrics.pageDot : 0)
    return CGSize(width: dots + 2 * metrics.pageMargin, height: UIPageControl.height)
  }

  /// The size for the number of pages, in points.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// Returns the size for the number of pages, independent of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  open override func draw(_ rect: CGRect) {
    guard numberOfPages > 1 || !hidesForSinglePage, let canvas = ControlCanvas(for: self) else { return }
    if backgroundStyle == .prominent {
      let pill = size(forNumberOfPages: numberOfPages)
      canvas.fillCapsule(bounds.centered(CGSize(width: pill.width - 26, height: pill.height)), .tertiarySystemFill)
    }
    let pitch = UIPageControl.metrics.pagePitch
    let first = bounds.midX - CGFloat(numberOfPages - 1) * pitch / 2
    for page in 0..<numberOfPages {
      let center = CGPoint(x: first + CGFloat(page) * pitch, y: bounds.midY)
      let rect = CGRect(origin: center, size: .zero).centered(
        CGSize(width: UIPageControl.dot, height: UIPageControl.dot))
      let isCurrent = page == currentPage
      let color =
        isCurrent ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      let shown = runsRightToLeft ? rect.mirrored(in: bounds) : rect
      let current = isCurrent ? currentPageIndicatorImage(forPage: page) ?? preferredCurrentPageIndicatorImage : nil
      if let image = current ?? indicatorImage(forPage: page) ?? preferredIndicatorImage {
        image.draw(in: shown.centered(image.size), asTemplateIn: color)
      } else {
        canvas.fillOval(shown, color)
      }
    }
  }
}
