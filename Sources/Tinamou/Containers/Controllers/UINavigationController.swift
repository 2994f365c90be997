// SPDX-License-Identifier: MIT

/// A stack of controllers of which the top one is shown, below a navigation bar and above a toolbar.
///
/// The view of the top controller fills the whole view and goes on under bars that are translucent; what they cover comes to
/// it as safe area. Its edges decide otherwise with `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars`.
///
/// Differs from UIKit: transitions take no time; their methods are called at once, in UIKit's order.
///
/// Source: Apple, `UINavigationController`; heights in `reference/uikit-layout.md` §5.9.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, BarContainer, UINavigationBarDelegate {
  /// What is done to the stack. Raw values are UIKit's.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  let storedBar: UINavigationBar
  let storedToolbar: UIToolbar
  /// The view that holds the view of the top controller.
  let contentView = UIView()
  private(set) var stack: [UIViewController] = []
  var barState = NavigationBarState()
  private var isPlacing = false

  // MARK: Making

  /// A stack with a lowest controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(navigationBarClass: nil, toolbarClass: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// An empty stack with bars of classes of one's own; nil for the system's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    // The initializer that every class has.
    storedBar = (navigationBarClass as? UINavigationBar.Type)?.init(coder: NSCoder()) ?? UINavigationBar()
    storedToolbar = (toolbarClass as? UIToolbar.Type)?.init(coder: NSCoder()) ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
    ownBars()
  }

  /// The names of documents are kept; documents are loaded otherwise on Linux.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedBar = UINavigationBar()
    storedToolbar = UIToolbar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    ownBars()
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes what `init()` makes.
  public required init?(coder: NSCoder) {
    storedBar = UINavigationBar()
    storedToolbar = UIToolbar()
    super.init(coder: coder)
    ownBars()
  }

  private func ownBars() {
    storedBar.owner = self
    storedBar.delegate = self
    storedToolbar.owner = self
  }

  // MARK: The stack

  /// Who is told what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The controller on top.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is on the screen: the top one, or what it presents.
  open var visibleViewController: UIViewController? { stack.last?.frontmost }

  /// The stack, lowest first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack; the last controller is shown.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard checkAreDistinct(viewControllers), viewControllers.allSatisfy(checkMayBeIn) else { return }
    change(to: viewControllers, animated: animated)
  }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard checkMayBeIn(viewController), checkIsNew(viewController) else { return }
    change(to: stack + [viewController], animated: animated)
  }

  /// Takes the top controller away and returns it; the lowest stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return change(to: Array(stack.dropLast()), animated: animated).last
  }

  /// Takes all controllers above `viewController` away and returns them, lowest first.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      LayoutException.raise(.internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    return change(to: Array(stack[...index]), animated: animated)
  }

  /// Takes all controllers but the lowest away and returns them, lowest first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Pushes `vc`.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  func replaceStack(with new: [UIViewController]) { stack = new }

  // MARK: Bars

  /// The bar on top. Its items are the controller's business.
  open var navigationBar: UINavigationBar { storedBar }

  /// Whether the navigation bar is not there.
  open var isNavigationBarHidden: Bool {
    get { barState.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the navigation bar; there is no movement on the way.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barState.isBarHidden else { return }
    barState.isBarHidden = hidden
    placeContentsNow()
  }

  /// The bar at the bottom. Its items are the top controller's `toolbarItems`.
  open var toolbar: UIToolbar! { storedToolbar }

  /// Whether the toolbar is not there; true at first.
  open var isToolbarHidden: Bool {
    get { barState.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the toolbar; there is no movement on the way.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barState.isToolbarHidden else { return }
    barState.isToolbarHidden = hidden
    toolbarItemsDidChange()
    placeContentsNow()
  }

  /// Whether bars hide when the content is scrolled, tapped, or the keyboard appears. Kept only.
  open var hidesBarsOnSwipe = false
  /// Kept only.
  open var hidesBarsOnTap = false
  /// Kept only.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether bars are hidden while there is little room from top to bottom.
  open var hidesBarsWhenVerticallyCompact = false { didSet { placeContentsNow() } }

  func toolbarItemsDidChange() { storedToolbar.items = topViewController?.toolbarItems }

  // MARK: View

  open override func loadView() {
    let view = ControllerContainerView(frame: UIScreen.main.bounds)
    view.backgroundColor = nil
    contentView.frame = view.bounds
    for part in [contentView, storedToolbar, storedBar] as [UIView] { view.addSubview(part) }
    self.view = view
  }

  override func layOutContents() {
    guard !isPlacing, let view = viewIfLoaded else { return }
    isPlacing = true
    placeContents(in: view)
    isPlacing = false
  }

  override var appearingChildren: [UIViewController] { stack.last.map { [$0] } ?? [] }
  override var managesAppearanceOfChildren: Bool { true }

  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForStatusBarStyle: UIViewController? { barState.isBarHidden ? topViewController : nil }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}
