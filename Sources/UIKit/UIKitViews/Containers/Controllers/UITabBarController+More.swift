// SPDX-License-Identifier: MIT

/// The tab “More”, for controllers that have no tab of their own.
extension UITabBarController {
  func makeMoreController() -> UINavigationController {
    let list = MoreListController()
    list.title = moreItem.title
    list.choose = { [weak self] in self?.showFromMore($0) }
    // The navigation controller removes what it has popped after the list has appeared.
    list.didAppear = { [weak self] in AnimationClock.afterThisTurn { self?.returnStackBelowList() } }
    return UINavigationController(rootViewController: list)
  }

  private var moreList: MoreListController? { moreNavigationController.viewControllers.first as? MoreListController }

  /// The controllers that have no tab of their own.
  private var controllersInMore: [UIViewController] {
    tabBar.items?.last === moreItem ? Array(controllersInBar.dropFirst(UITabBarController.tabLimit - 1)) : []
  }

  func showMore() {
    let more = moreNavigationController
    guard delegate?.tabBarController(self, shouldSelect: more) ?? true else { return }
    if more.parent !== self {
      addChild(more)
      more.didMove(toParent: self)
    }
    moreList?.show(controllersInMore)
    if selection === more { more.popToRootViewController(animated: true) }
    select(more)
    delegate?.tabBarController(self, didSelect: more)
  }

  private func showFromMore(_ controller: UIViewController) {
    if let stack = controller as? UINavigationController { return borrow(stack) }
    moreNavigationController.pushViewController(controller, animated: true)
  }

  /// Pushes the controllers of a navigation controller that has no tab of its own.
  ///
  /// The screen has one bar, that of the controller of the tab “More”, with a button that leads back to the list.
  private func borrow(_ stack: UINavigationController) {
    stack.loadViewIfNeeded()
    let controllers = stack.viewControllers
    guard !controllers.isEmpty, let moreList else { return select(stack) }
    // The item can be that of the root controller, and stands for the stack meanwhile.
    stack.barContents.ownTabBarItem = stack.tabBarItem
    stack.viewControllers = []
    moreList.borrowed = (stack, controllers)
    moreNavigationController.setViewControllers([moreList] + controllers, animated: true)
  }

  /// Returns borrowed controllers when the list is still shown, which has taken their place.
  private func returnStackBelowList() {
    if moreNavigationController.topViewController === moreList { returnStack() }
  }

  /// Returns borrowed controllers to their navigation controller.
  private func returnStack() {
    guard let moreList, let (stack, controllers) = moreList.borrowed else { return }
    moreList.borrowed = nil
    moreNavigationController.viewControllers = [moreList]
    stack.viewControllers = controllers
  }

  /// Makes a controller a child again that the list of the tab “More” has pushed, with what it contains.
  func takeBackFromMore(_ controller: UIViewController) {
    guard let more = controller.storedParent as? UINavigationController, more.storedParent === self,
      more.viewControllers.first is MoreListController
    else {
      if hasMoreController, moreList?.borrowed?.stack === controller { returnStack() }
      return
    }
    more.viewControllers = more.viewControllers.filter { $0 !== controller }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  /// Whether the tab “More” has been shown.
  private var hasMoreController: Bool {
    children.contains { ($0 as? UINavigationController)?.viewControllers.first is MoreListController }
  }
}
