// SPDX-License-Identifier: MIT

/// A container that shows one controller of a series. The user changes pages by swiping.
///
/// An animated change of pages takes time on a running animation clock. The controller's `inspection` simulates the user's swipes.
///
/// Differs from UIKit: a page curl shows one page, which is not bent: it moves off the next one.
///
/// Source: Apple, `UIPageViewController`.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The visual style of page changes. Raw values are UIKit's.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }
  /// The axis along which pages are arranged. Raw values are UIKit's.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
  /// The direction of a page change. Raw values are UIKit's.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }
  /// The location of the binding in a page curl. Raw values are UIKit's.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }
  /// A key of the options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The location of the binding, the raw value of a ``SpineLocation``.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages, in points, a number.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = options?[.spineLocation]
    let rawSpine = spine as? Int ?? (spine as? NSNumber)?.intValue
    spineLocation = style == .pageCurl ? rawSpine.flatMap(SpineLocation.init(rawValue:)) ?? .min : .none
    let spacing = options?[.interPageSpacing]
    let number = (spacing as? NSNumber)?.doubleValue ?? (spacing as? CGFloat).map(Double.init)
    self.spacing = style == .scroll ? CGFloat(number ?? 0) : 0
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with horizontal page curls and without pages.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(nibName: nil, bundle: nil)
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates a controller with horizontal
  /// page curls.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  /// Sets the values of a document.
  package func setStyle(_ style: TransitionStyle, _ orientation: NavigationOrientation, _ spine: SpineLocation) {
    transitionStyle = style
    navigationOrientation = orientation
    spineLocation = style == .pageCurl ? spine : .none
  }

  /// The visual style of page changes.
  open private(set) var transitionStyle: TransitionStyle
  /// The axis along which pages are arranged.
  open private(set) var navigationOrientation: NavigationOrientation
  /// The location of the binding.
  open private(set) var spineLocation: SpineLocation
  /// The space between pages, in points.
  private var spacing: CGFloat = 0
  /// Whether pages have content on both sides. The default is `false`. Stored; has no effect.
  open var isDoubleSided = false
  /// The gesture recognizers for curls and taps at the edges. Empty with the style `scroll`, whose scroll view has its own.
  open var gestureRecognizers: [UIGestureRecognizer] { recognizers }
  private lazy var recognizers: [UIGestureRecognizer] = {
    guard transitionStyle != .scroll else { return [] }
    let pan = PageCurlPan(target: self, action: UIPageViewController.curl)
    let tap = PageCurlTap(target: self, action: UIPageViewController.tapPage)
    (pan.owner, tap.owner) = (self, self)
    return [pan, tap]
  }()
  /// The change of pages that follows a finger, with the style `pageCurl`.
  var curling: (turn: PageTurn, transition: InteractiveTransition)?

  /// The delegate, which is notified of the user's swipes. The default is `nil`.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The object that provides the pages. Without one, the user cannot swipe. The default is `nil`.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      askForDots()
      viewIfLoaded?.setNeedsLayout()
      pageView.setNeedsLayout()
    }
  }

  /// The visible controllers, at most one.
  open private(set) var viewControllers: [UIViewController]? = []

  /// Shows a controller. `completion` is called with `true` at the end of the change.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(for: viewControllers ?? [], direction, animated: animated) { completion?(true) }
    askForDots()
  }

  func setPages(_ pages: [UIViewController]) { viewControllers = pages }

  private func exchange(
    for new: [UIViewController], _ direction: NavigationDirection, animated: Bool, _ completion: @escaping () -> Void
  ) {
    viewControllers?.first?.activeTransition?.endNow()
    let old = viewControllers ?? []
    guard new != old else { return completion() }
    let leaving = old.filter { !new.contains($0) }
    let coming = new.filter { !old.contains($0) }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in coming { addChild(controller) }
    viewControllers = new
    let isShown = isOnScreen
    let takesTime = animated && isShown && SizeTransition.takesTime
    SizeTransition.perform(takesTime, over: Self.turnDuration, in: contentView, of: [coming.first, leaving.first]) {
      transition in
      if isShown {
        for controller in leaving { controller.beginAppearanceTransition(false, animated: animated) }
        for controller in coming { controller.beginAppearanceTransition(true, animated: animated) }
      }
      if !takesTime { for controller in leaving { controller.viewIfLoaded?.removeFromSuperview() } }
      installPages()
      if isShown { view.layoutIfNeeded() }
      if takesTime { transition.motion = motion(from: leaving, to: coming, direction) }
    } end: { [self] in
      for controller in leaving where takesTime { controller.viewIfLoaded?.removeFromSuperview() }
      if isShown {
        for controller in leaving { controller.endAppearanceTransition() }
        if appearance.phase == .appeared { for controller in coming { controller.endAppearanceTransition() } }
      }
      for controller in leaving { controller.removeFromParent() }
      for controller in coming { controller.didMove(toParent: self) }
    } completion: {
      completion()
    }
  }

  /// The duration of a change of pages, in seconds. An approximation.
  static let turnDuration: TimeInterval = 0.3

  /// The distance of a page from the one before or after it, in points.
  func distance(of direction: NavigationDirection) -> CGVector {
    let size = contentView.bounds.size
    let isVertical = navigationOrientation == .vertical
    let isMirrored = !isVertical && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sign: CGFloat = (direction == .forward) != isMirrored ? 1 : -1
    return isVertical ? CGVector(dx: 0, dy: sign * size.height) : CGVector(dx: sign * size.width, dy: 0)
  }

  /// The new page pushes the old one out of the view.
  private func motion(
    from old: [UIViewController], to new: [UIViewController], _ direction: NavigationDirection
  ) -> TransitionMotion {
    let offset = distance(of: direction)
    var motion = TransitionMotion()
    for controller in new { motion.move(controller.viewIfLoaded, from: offset) }
    for controller in old { motion.move(controller.viewIfLoaded, to: CGVector(dx: -offset.dx, dy: -offset.dy)) }
    return motion
  }

  // MARK: View

  private let pageControl = UIPageControl()
  /// The view of the pages with the style `scroll`.
  let pageView = PageScrollView(frame: .zero)
  /// The view of the pages with the style `pageCurl`.
  private let curlView = UIView()
  /// The view that contains the pages.
  var contentView: UIView { transitionStyle == .scroll ? pageView : curlView }
  /// The height of the dots, in points.
  private static let dotsHeight: CGFloat = 37

  open override func loadView() {
    let view = ControllerContainerView(frame: UIScreen.main.bounds)
    contentView.frame = view.bounds
    contentView.clipsToBounds = true
    pageView.owner = self
    pageView.spacing = spacing
    view.addSubview(contentView)
    view.addSubview(pageControl)
    pageControl.addTarget(self, action: UIPageViewController.dotsWereTapped, for: .valueChanged)
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    self.view = view
    showDots()
    installPages()
  }

  func installPages() {
    guard isViewLoaded else { return }
    for controller in viewControllers ?? [] {
      if transitionStyle == .scroll {
        pageView.show(controller.loadedView)
      } else if controller.loadedView.superview !== contentView {
        contentView.addSubview(controller.loadedView)
      }
    }
    view.setNeedsLayout()
  }

  override func layOutContents() {
    guard let view = viewIfLoaded else { return }
    let hasDots = dots != nil
    let below = hasDots ? UIPageViewController.dotsHeight : 0
    pageControl.isHidden = !hasDots
    pageControl.frame = CGRect(
      x: 0, y: view.bounds.height - below - (hasDots ? view.safeAreaInsets.bottom : 0), width: view.bounds.width,
      height: UIPageViewController.dotsHeight)
    var frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: hasDots ? pageControl.frame.minY : view.bounds.height)
    // The space between pages is beside the screen at rest.
    if spacing != 0 {
      let isVertical = navigationOrientation == .vertical
      frame = frame.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
    }
    contentView.frame = frame
    if transitionStyle == .scroll {
      pageView.layoutIfNeeded()
    } else {
      for controller in viewControllers ?? [] { controller.viewIfLoaded?.frame = contentView.bounds }
    }
  }

  /// The scroll view of the page that is shown; that of the pages does not move bars.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    viewControllers?.first?.contentScrollView(for: edge)
  }

  // MARK: Dots

  /// The number of dots and the index of the current one; `nil` without dots.
  private var dots: (count: Int, current: Int)?

  /// Asks the data source for the dots. After a swipe, the current dot moves by itself.
  private func askForDots() {
    dots = nil
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource else { return }
    let count = dataSource.presentationCount(for: self)
    if count > 0 { dots = (count, dataSource.presentationIndex(for: self)) }
    showDots()
  }

  func dotsDidMove(_ direction: NavigationDirection) {
    guard let (count, current) = dots else { return }
    dots = (count, min(max(current + (direction == .forward ? 1 : -1), 0), count - 1))
    showDots()
  }

  private func showDots() {
    guard let dots else { return }
    pageControl.numberOfPages = dots.count
    pageControl.currentPage = dots.current
  }

  /// Turns a page when the user has tapped beside the current dot.
  private func dotsWereTapped() {
    guard let dots, pageControl.currentPage != dots.current else { return }
    if !turn(pageControl.currentPage > dots.current ? .forward : .reverse) { showDots() }
  }

  override var appearingChildren: [UIViewController] { viewControllers ?? [] }
  override var managesAppearanceOfChildren: Bool { true }

  // MARK: Swiping

  /// Simulates the user's changes of pages.
  @MainActor
  public struct Inspection {
    let controller: UIPageViewController

    /// Swipes to the next or previous page and notifies the delegate. Returns whether there is such a page.
    @discardableResult
    public func swipe(_ direction: NavigationDirection) -> Bool { controller.turn(direction) }

    /// The number of dots below the pages and the index of the current one; `nil` without dots.
    public var dots: (count: Int, current: Int)? { controller.dots }
  }
}

extension ControllerInspection {
  /// The pages of a `UIPageViewController`; `nil` for another controller.
  public var pages: UIPageViewController.Inspection? {
    (controller as? UIPageViewController).map(UIPageViewController.Inspection.init)
  }
}
