// SPDX-License-Identifier: MIT

/// A container that shows one of several controllers above a tab bar.
///
/// A selection is animated if the delegate provides an animator.
///
/// With more than five controllers on a phone, the fifth tab is "More", with a list of the others.
///
/// The controllers of a navigation controller without a tab of its own are pushed in the controller of that tab, so that its bar has the
/// button that leads back to the list. They return to their own when the list is shown again.
///
/// Differs from UIKit: a controller without a tab that is selected by code is not pushed in the controller of that tab, but takes its
/// place.
///
/// Source: Apple, `UITabBarController`.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, BarContainer, CustomTransitionContainer {
  private let storedTabBar = UITabBar()
  /// The view that contains the selected controller's view.
  private let contentView = UIView()
  private(set) var storedControllers: [UIViewController] = []
  private(set) var selection: UIViewController?
  private var isLayingOutContents = false
  let moreItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)

  /// The maximum number of tabs on a phone.
  static let tabLimit = 5

  /// Creates a controller. The nib provides its view.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    storedTabBar.owner = self
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and behaves like `init()`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storedTabBar.owner = self
  }

  // MARK: Controllers

  /// The object that controls and responds to the selection of tabs. The default is `nil`.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers, in the order of their tabs. The default is an empty array.
  open var viewControllers: [UIViewController]? {
    get { storedControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The selection is kept if its controller remains.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    for controller in storedControllers where !new.contains(controller) {
      controller.willMove(toParent: nil)
      if controller === selection { select(nil) }
      controller.removeFromParent()
    }
    let coming = new.filter { !storedControllers.contains($0) }
    for controller in coming { addChild(controller) }
    storedControllers = new
    for controller in coming { controller.didMove(toParent: self) }
    tabsDidChange()
    if selection == nil { select(new.first) }
  }

  // MARK: Tabs, sidebar and accessory

  var tabState = TabState()

  /// The tabs. Their controllers, or those of the selected children of groups, are ``viewControllers``. The default is empty.
  ///
  /// Differs from UIKit: a tab without a controller is not shown.
  open var tabs: [UITab] {
    get { tabState.tabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs. The selection is kept if its controller remains.
  open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(tabs) }

  /// The selected tab, which may be a child of a group; `nil` when there is none. Setting it also selects the groups that contain it.
  open var selectedTab: UITab? {
    get { selectedLeaf }
    set { if let newValue { selectTab(newValue) } }
  }

  /// The tab with an identifier at any depth; `nil` when there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for tab in tabState.tabs {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  /// The mode in which tabs are shown. With `tabSidebar`, a tablet can show a ``sidebar``. The default is `.automatic`.
  open var mode: Mode {
    get { tabState.mode }
    set {
      tabState.mode = newValue
      layOutContentsNow()
    }
  }
  /// The mode in which tabs are shown. Raw values are UIKit's.
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

  /// Whether the bar of a phone becomes small while content scrolls, from iOS 26. The default is `.automatic`, as `never`.
  ///
  /// A small bar shows the selected tab, and ``bottomAccessory`` beside it. The sizes are not recorded.
  open var tabBarMinimizeBehavior: MinimizeBehavior {
    get { tabState.minimizeBehavior }
    set {
      tabState.minimizeBehavior = newValue
      setMinimized(false)
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// The scrolling at which a tab bar becomes small. Raw values are UIKit's.
  public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }

  /// The sidebar that can take the place of the tab bar on a tablet.
  open private(set) lazy var sidebar = Sidebar(of: self)

  /// The area beside the sidebar, in the safe area.
  open var contentLayoutGuide: UILayoutGuide { guideOfContent }

  /// A view above the tab bar, or beside a small one. Above the bar, it adds to the safe area of the controllers. The default is `nil`.
  open var bottomAccessory: UITabAccessory? {
    get { tabState.accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// Shows another view above the tab bar, or none if it is `nil`.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    guard bottomAccessory !== tabState.accessory else { return }
    replaceAccessory(bottomAccessory)
    layOutContentsNow(animated: animated)
  }

  /// The tabs that are shown in compact width; `nil`, the default, for all.
  open var compactTabIdentifiers: [String]? { didSet { tabsMayHaveChanged() } }
  /// The name under which the user's order is kept. The default is `nil`. Stored; has no effect.
  open var customizationIdentifier: String?
  /// The name of the tab that is shown apart from the others. The default is `nil`. Stored; has no effect.
  open var prominentTabIdentifier: String?

  /// The controllers that the user may reorder. The default is `nil`. Stored; has no effect.
  open var customizableViewControllers: [UIViewController]?

  /// The controller of the tab “More”, with a list of the controllers that have no tab of their own.
  open var moreNavigationController: UINavigationController { storedMoreController }
  private lazy var storedMoreController = makeMoreController()

  /// The selected controller. The default is the first one; `nil` when there are none.
  open var selectedViewController: UIViewController? {
    get { selection }
    set {
      guard let newValue, storedControllers.contains(newValue) else {
        return LayoutException.raise(
          .invalidArgument,
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
            + "view controllers can be selected")
      }
      select(newValue)
    }
  }

  /// The index of the selected controller; `NSNotFound` for none. Setting an index out of range leaves it unchanged. The
  /// default is that of the first controller.
  open var selectedIndex: Int {
    get { selection.flatMap { storedControllers.firstIndex(of: $0) } ?? NSNotFound }
    set { if storedControllers.indices.contains(newValue) { select(storedControllers[newValue]) } }
  }

  func select(_ new: UIViewController?) {
    let old = selection
    guard new !== old else { return }
    if let new { takeBackFromMore(new) }
    if let old, let new, isOnScreen, !isInCustomTransition,
      let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    {
      return select(new, insteadOf: old, by: animator)
    }
    selection = new
    setMinimized(false)
    tabState.scrollOrigin = nil
    showSelectedTab()
    guard isViewLoaded else { return }
    let isShown = isOnScreen
    new?.loadViewIfNeeded()
    if isShown {
      old?.beginAppearanceTransition(false, animated: false)
      new?.beginAppearanceTransition(true, animated: false)
    }
    installSelection()
    old?.viewIfLoaded?.removeFromSuperview()
    barsMayHaveChanged()
    guard isShown else { return }
    view.layoutIfNeeded()
    old?.endAppearanceTransition()
    if appearance.phase == .appeared { new?.endAppearanceTransition() }
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Whether an animator of the app is moving the views of two controllers.
  var isInCustomTransition = false

  private func select(
    _ new: UIViewController, insteadOf old: UIViewController, by animator: any UIViewControllerAnimatedTransitioning
  ) {
    exchange(old, for: new, by: animator, in: contentView) {
      delegate?.tabBarController(self, interactionControllerFor: animator)
    } willBegin: {
      selection = new
      showSelectedTab()
    } completion: { [self] didComplete in
      guard !didComplete else { return }
      selection = old
      showSelectedTab()
    }
  }

  // MARK: Tabs

  /// The tab bar. It shows the `tabBarItem` of each controller.
  open var tabBar: UITabBar { storedTabBar }

  /// Whether the tab bar is hidden. The default is `false`.
  open var isTabBarHidden: Bool {
    get { hidesTabBar }
    set { setTabBarHidden(newValue, animated: false) }
  }
  private var hidesTabBar = false

  /// Shows or hides the tab bar.
  ///
  /// Differs from UIKit: if it is animated, the content moves in the course of time, but the bar appears or disappears at once.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesTabBar else { return }
    hidesTabBar = hidden
    layOutContentsNow(animated: animated)
  }

  func tabsDidChange() {
    let items = controllersInBar.compactMap(barItem)
    let isFull = items.count > UITabBarController.tabLimit && traitCollection.horizontalSizeClass != .regular
    storedTabBar.show(isFull ? items.prefix(UITabBarController.tabLimit - 1) + [moreItem] : items)
    showSelectedTab()
  }

  func showSelectedTab() {
    let item = selection.flatMap(barItem)
    if !isSearching { tabState.itemBeforeSearch = item }
    showTabBesideSearch()
    storedTabBar.selectedItem = item.flatMap { storedTabBar.items?.contains($0) == true ? $0 : moreItem }
  }

  func tabWasTapped(_ item: UITabBarItem) {
    if item === moreItem { return showMore() }
    guard let controller = storedControllers.first(where: { barItem(of: $0) === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true, userMaySelect(tab(containing: controller))
    else { return }
    let previous = selectedTab
    if controller === selection, let stack = controller as? UINavigationController {
      stack.popToRootViewController(animated: true)
    }
    select(controller)
    delegate?.tabBarController(self, didSelect: controller)
    notifyOfSelection(previous)
  }

  // MARK: View

  open override func loadView() {
    let view = ControllerContainerView(frame: UIScreen.main.bounds)
    contentView.frame = view.bounds
    view.addSubview(contentView)
    view.addSubview(storedTabBar)
    self.view = view
  }

  /// Whether the tab bar is visible: neither its own setting nor the stack of the selected navigation
  /// controller hides it.
  var showsTabBar: Bool {
    if isTabBarHidden || showsSidebar { return false }
    if let stack = selection as? UINavigationController { return !stack.hidesBottomBars }
    return true
  }

  private func installSelection() {
    guard !isInCustomTransition, let selection, viewIfLoaded != nil, !selection.isReplacedInContext,
      selection.loadedView.superview !== contentView
    else { return }
    contentView.addSubview(selection.loadedView)
    viewIfLoaded?.setNeedsLayout()
  }

  override func layOutContents() {
    guard !isLayingOutContents, let view = viewIfLoaded else { return }
    isLayingOutContents = true
    defer { isLayingOutContents = false }
    installSelection()
    let bounds = view.bounds
    contentView.frame = bounds
    let below = view.safeAreaInsets.bottom - additionalSafeAreaInsets.bottom
    let metrics = view.barMetrics
    let height = metrics.tabBar(above: below)
    layOutSidebar(in: view)
    storedTabBar.isHidden = !showsTabBar
    storedTabBar.frame = CGRect(
      x: 0, y: showsTabBar ? bounds.height - height : bounds.height, width: bounds.width, height: height)
    let isAtTop = metrics.tabBarIsAtTop
    if isAtTop {
      let top = view.safeAreaInsets.top - additionalSafeAreaInsets.top
      storedTabBar.frame.origin.y = showsTabBar ? top : -height
    }
    let lowestTop = showsTabBar && !isAtTop ? storedTabBar.frame.minY : bounds.height - below
    let top = layOutAccessory(above: lowestTop, in: view)
    layOutSelection(in: bounds, barTop: showsTabBar && !isAtTop || bottomAccessory != nil ? top : bounds.height)
    watchScrolling()
  }

  private func layOutSelection(in bounds: CGRect, barTop: CGFloat) {
    guard let selection, let selected = selection.viewIfLoaded else { return }
    var frame = placeBesideSidebar(in: bounds)
    if viewIfLoaded?.barMetrics.tabBarIsAtTop == true {
      return layOutSelectionBelowTabs(selection, selected, in: frame, barTop: barTop)
    }
    let isContainer = selection is any BarContainer
    if showsTabBar, !isContainer, !selection.extends(under: .bottom, isTranslucent: storedTabBar.isTranslucent) {
      frame.size.height = barTop
    }
    selection.takeBars(top: 0, bottom: barTop, in: contentView, frame: frame)
    selected.frame = frame
  }

  /// Lays out the selected controller under a tab bar at the top. The bar of a navigation controller shares its room with the tabs.
  private func layOutSelectionBelowTabs(
    _ selection: UIViewController, _ selected: UIView, in bounds: CGRect, barTop: CGFloat
  ) {
    let isNavigation = selection is UINavigationController
    let bottom = showsTabBar ? storedTabBar.frame.maxY + UITabBarController.spaceBelowTabs : 0
    selection.takeBars(
      top: isNavigation ? 0 : bottom, bottom: barTop, in: contentView, frame: bounds, sides: insetsOfSidebar)
    selected.frame = bounds
  }

  /// The space between tabs at the top of an iPad and the safe area of the content, in points: 32, 44 and 20 are 96.
  private static let spaceBelowTabs: CGFloat = 20

  override var appearingChildren: [UIViewController] { selection.map { [$0] } ?? [] }
  override var managesAppearanceOfChildren: Bool { true }
  open override var childForStatusBarHidden: UIViewController? { selection }
  open override var childForStatusBarStyle: UIViewController? { selection }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}
