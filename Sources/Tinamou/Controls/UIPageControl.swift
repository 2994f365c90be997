// SPDX-License-Identifier: MIT

/// A row of dots, one for each page, the present page's filled.
///
/// Source: Apple, `UIPageControl`. The height is recorded; widths approximate those of iOS 14 and later.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// What is behind the dots. Raw values are UIKit's.
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  private static let height: CGFloat = 26
  private static let dot: CGFloat = 8
  /// The distance from one dot to the next, in points.
  private static let pitch: CGFloat = 17
  /// The room before the first and after the last dot, in points.
  private static let margin: CGFloat = 24

  override func setUp() {
    super.setUp()
    contentPriorities.horizontalHugging = .defaultHigh
    contentPriorities.verticalHugging = .defaultHigh
  }

  /// The number of dots.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      if currentPage >= numberOfPages { currentPage = max(0, numberOfPages - 1) }
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
      setNeedsDisplay()
    }
  }

  private var storedPage = 0

  /// The page shown, from 0; a number out of range becomes the nearest in it.
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = min(max(0, newValue), max(0, numberOfPages - 1))
      setNeedsDisplay()
    }
  }

  /// Whether a single dot is not shown.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// The colour of the other dots; nil for a faint white or black.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the present page's dot; nil for the label colour.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// What is behind the dots.
  open var backgroundStyle: BackgroundStyle = .automatic { didSet { setNeedsDisplay() } }
  /// The image in the place of dots.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Whether a finger can run over the dots. Kept only.
  open var allowsContinuousInteraction = true

  private var indicatorImages: [Int: UIImage] = [:]

  /// The image in the place of a page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
  /// Puts an image in the place of a page's dot; nil for the dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
    setNeedsDisplay()
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let x = touch?.location(in: self).x else { return }
    let old = currentPage
    currentPage += (x >= bounds.midX) != runsRightToLeft ? 1 : -1
    if currentPage != old { sendValueChanged() }
  }

  // MARK: Size

  /// The size for a number of pages, in points: 26 high, wider with each page.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let dots = CGFloat(max(0, pageCount - 1)) * UIPageControl.pitch + (pageCount > 0 ? UIPageControl.dot : 0)
    return CGSize(width: dots + 2 * UIPageControl.margin, height: UIPageControl.height)
  }

  /// The size for all pages, in points.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size for all pages, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  open override func draw(_ rect: CGRect) {
    guard numberOfPages > 1 || !hidesForSinglePage, let canvas = ControlCanvas(for: self) else { return }
    if backgroundStyle == .prominent {
      let pill = size(forNumberOfPages: numberOfPages)
      canvas.fillCapsule(bounds.centered(CGSize(width: pill.width - 26, height: pill.height)), .tertiarySystemFill)
    }
    let first = bounds.midX - CGFloat(numberOfPages - 1) * UIPageControl.pitch / 2
    for page in 0..<numberOfPages {
      let center = CGPoint(x: first + CGFloat(page) * UIPageControl.pitch, y: bounds.midY)
      let place = CGRect(origin: center, size: .zero).centered(
        CGSize(width: UIPageControl.dot, height: UIPageControl.dot))
      let isCurrent = page == currentPage
      let color =
        isCurrent ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      let shown = runsRightToLeft ? place.mirrored(in: bounds) : place
      if let image = indicatorImage(forPage: page) ?? preferredIndicatorImage {
        image.draw(in: shown.centered(image.size), asTemplateIn: color)
      } else {
        canvas.fillOval(shown, color)
      }
    }
  }
}
