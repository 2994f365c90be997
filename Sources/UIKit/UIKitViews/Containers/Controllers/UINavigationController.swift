// SPDX-License-Identifier: MIT

/// A container that manages a stack of controllers and shows the top one, between a navigation bar and a toolbar.
///
/// The view of the top controller fills the view and extends under translucent bars, which become part of its safe
/// area. The controller changes this with `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars`.
///
/// An animated transition takes time on a running animation clock; see `AnimationClock.isRunning`.
///
/// Differs from UIKit: on a clock that is not running, the methods of transitions are called immediately, in UIKit's order. Buttons of
/// the bar change at once.
///
/// Source: Apple, `UINavigationController`; Facts, “Bars and safe areas”.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, BarContainer, CustomTransitionContainer, UINavigationBarDelegate {
  /// The kind of a change of the stack. Raw values are UIKit's.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  let storedBar: UINavigationBar
  let storedToolbar: UIToolbar
  /// The view that contains the top controller's view.
  let contentView = UIView()
  private(set) var stack: [UIViewController] = []
  var barState = NavigationBarState()
  /// The platter of a search field at the bottom of the screen.
  let searchPlatter = SearchPlatter(frame: .zero)
  private var isLayingOutContents = false

  // MARK: Initialization

  /// Creates a navigation controller with a root controller.
  public init(rootViewController: UIViewController) {
    storedBar = UINavigationBar()
    storedToolbar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    ownBars()
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a navigation controller with an empty stack and bars of the given classes; `nil` for the system's classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    // `init(coder:)` is the one initializer that every class has.
    storedBar = (navigationBarClass as? UINavigationBar.Type)?.init(coder: NSCoder()) ?? UINavigationBar()
    storedToolbar = (toolbarClass as? UIToolbar.Type)?.init(coder: NSCoder()) ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
    ownBars()
  }

  /// Creates a controller. The nib provides its view.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedBar = UINavigationBar()
    storedToolbar = UIToolbar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    ownBars()
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and behaves like `init()`.
  public required init?(coder: NSCoder) {
    storedBar = UINavigationBar()
    storedToolbar = UIToolbar()
    super.init(coder: coder)
    ownBars()
  }

  private func ownBars() {
    // Source: Apple, `definesPresentationContext`: navigation controllers change the default.
    definesPresentationContext = true
    storedBar.owner = self
    storedBar.delegate = self
    storedToolbar.owner = self
  }

  // MARK: Navigation stack

  /// Whether an animator of the app is moving the views of two controllers.
  var isInCustomTransition = false

  /// The gesture recognizer for the swipe from the leading edge that pops the top controller.
  ///
  /// Its delegate does not let it begin at the root, without a bar, and where another button replaces the back button. An app that sets
  /// another delegate decides itself.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.edge }
  private(set) lazy var swipe = NavigationSwipe(of: self)

  /// The delegate, which is notified when controllers are shown. The default is `nil`.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The visible controller: the top one, or the one that it presents.
  open var visibleViewController: UIViewController? { stack.last?.frontmost }

  /// The controllers of the stack, from the bottom up. The default is an empty array.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack. The last controller becomes the top.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard checkAreDistinct(viewControllers), viewControllers.allSatisfy(checkMayBeIn) else { return }
    change(to: viewControllers, animated: animated)
  }

  /// Pushes a controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard checkMayBeIn(viewController), checkIsNew(viewController) else { return }
    change(to: stack + [viewController], animated: animated)
  }

  /// Pops the top controller and returns it. The root controller is not popped.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return change(to: Array(stack.dropLast()), animated: animated).last
  }

  /// Pops all controllers above `viewController` and returns them, from the bottom up.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      LayoutException.raise(.internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    return change(to: Array(stack[...index]), animated: animated)
  }

  /// Pops all controllers except the root controller and returns them, from the bottom up.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Pushes `vc` onto the stack.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  func replaceStack(with new: [UIViewController]) {
    let root = stack.first
    stack = new
    // A tab can have the item of the root.
    if root !== stack.first { tabBarController?.tabsDidChange() }
  }

  // MARK: Bars

  /// The navigation bar. The controller manages its items.
  open var navigationBar: UINavigationBar { storedBar }

  /// Whether the navigation bar is hidden. The default is `false`.
  open var isNavigationBarHidden: Bool {
    get { barState.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// The duration of showing or hiding a bar, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// Shows or hides the navigation bar.
  ///
  /// Differs from UIKit: if it is animated, the content moves in the course of time, but the bar appears or disappears at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barState.isBarHidden else { return }
    barState.isBarHidden = hidden
    layOutContentsNow(animated: animated)
  }

  /// The toolbar. It shows the `toolbarItems` of the top controller.
  open var toolbar: UIToolbar! { storedToolbar }

  /// Whether the toolbar is hidden. The default is `true`.
  open var isToolbarHidden: Bool {
    get { barState.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the toolbar.
  ///
  /// Differs from UIKit: if it is animated, the content moves in the course of time, but the bar appears or disappears at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barState.isToolbarHidden else { return }
    barState.isToolbarHidden = hidden
    barState.hiderBelowToolbar = hidden ? nil : bottomBarHider
    toolbarItemsDidChange()
    layOutContentsNow(animated: animated)
  }

  /// Whether bars hide when the content is swiped up, and appear when it is swiped down. The default is `false`.
  open var hidesBarsOnSwipe: Bool {
    get { hiding.swipe.isEnabled }
    set { hiding.swipe.isEnabled = newValue }
  }
  /// Whether bars hide and appear when the content is tapped. The default is `false`.
  open var hidesBarsOnTap: Bool {
    get { hiding.tap.isEnabled }
    set { hiding.tap.isEnabled = newValue }
  }
  /// The recognizer of the taps that hide bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }
  /// The recognizer of the swipes that hide bars.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }
  private lazy var hiding = NavigationBarHiding(of: self)
  /// Whether bars hide when the keyboard appears. The default is `false`.
  open var hidesBarsWhenKeyboardAppears = false {
    didSet { if hidesBarsWhenKeyboardAppears != oldValue { hiding.observeKeyboard(hidesBarsWhenKeyboardAppears) } }
  }
  /// Whether bars are hidden in compact height. The default is `false`.
  open var hidesBarsWhenVerticallyCompact = false { didSet { layOutContentsNow() } }

  func toolbarItemsDidChange() {
    storedToolbar.items = topViewController?.toolbarItems
    // The search bar can be among the items, or beside the title.
    guard let item = topViewController?.navigationItem, item.searchController != nil else { return }
    storedBar.navigationItemDidChange(item)
  }

  // MARK: View

  open override func loadView() {
    let view = ControllerContainerView(frame: UIScreen.main.bounds)
    view.backgroundColor = nil
    contentView.frame = view.bounds
    for part in [contentView, storedToolbar, storedBar] as [UIView] { view.addSubview(part) }
    swipe.attach(to: view)
    hiding.attach(to: view)
    self.view = view
  }

  override func layOutContents() {
    guard !isLayingOutContents, let view = viewIfLoaded else { return }
    isLayingOutContents = true
    layOutContents(in: view)
    isLayingOutContents = false
  }

  override var appearingChildren: [UIViewController] { stack.last.map { [$0] } ?? [] }
  override var managesAppearanceOfChildren: Bool { true }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
  /// The tab bar item that represents the controller in a tab bar. Without one of its own and without a title, that of the root controller.
  open override var tabBarItem: UITabBarItem! {
    get {
      guard barContents.ownTabBarItem == nil, title == nil, let root = stack.first else { return super.tabBarItem }
      return root.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForStatusBarStyle: UIViewController? { barState.isBarHidden ? topViewController : nil }

  /// The transition that exchanges the top controller, or that of the controller itself or an ancestor; `nil` when there is none.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    topViewController?.activeTransition ?? super.transitionCoordinator
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The gesture recognizer for the swipe from anywhere in the content that pops the top controller; `nil` before iOS 26.
  ///
  /// It waits for the failure of other pans and swipes in the content, and leaves the finger to views that move horizontally themselves.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { swipe.content }
}
