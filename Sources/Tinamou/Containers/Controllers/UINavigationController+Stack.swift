// SPDX-License-Identifier: MIT

/// Changes of the navigation stack, and the errors that UIKit raises for them.
extension UINavigationController {
  /// Replaces the stack with `new` and shows its top controller. Returns the removed controllers, from the bottom up.
  @discardableResult
  func change(to new: [UIViewController], animated: Bool) -> [UIViewController] {
    let (old, oldStack) = (topViewController, stack)
    let leaving = stack.filter { !new.contains($0) }
    let coming = new.filter { !stack.contains($0) }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in coming {
      addChild(controller)
      controller.appearance.isMovingToParent = true
    }
    for controller in leaving { controller.appearance.isMovingFromParent = true }
    replaceStack(with: new)
    if old !== topViewController { barState.collapsed = 0 }
    if animated, viewIfLoaded?.window != nil, let old, let new = topViewController, old !== new,
      let animator = animator(for: oldStack.contains(new) ? .pop : .push, from: old, to: new)
    {
      exchange(old, for: new, by: animator, in: contentView) { [self] didComplete in
        if !didComplete { replaceStack(with: oldStack) }
        for controller in didComplete ? leaving : coming { controller.removeFromParent() }
        if didComplete { for controller in coming { controller.didMove(toParent: self) } }
        if !didComplete { navigationBar.show(stack.map(\.navigationItem)) }
      }
      return leaving
    }
    show(topViewController, insteadOf: old, animated: animated && viewIfLoaded?.window != nil)
    for controller in leaving { controller.removeFromParent() }
    for controller in coming { controller.didMove(toParent: self) }
    return leaving
  }

  private func show(_ new: UIViewController?, insteadOf old: UIViewController?, animated: Bool) {
    guard isViewLoaded, new !== old else {
      storedBar.show(stack.map(\.navigationItem))
      toolbarItemsDidChange()
      return barsMayHaveChanged()
    }
    new?.loadViewIfNeeded()
    SizeTransition.during(animated, in: view, of: [new, old]) { transition in
      exchange(old, for: new, transition, animated: animated)
    }
  }

  private func exchange(
    _ old: UIViewController?, for new: UIViewController?, _ transition: SizeTransition, animated: Bool
  ) {
    let isShown = isOnScreen
    if isShown {
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
    }
    storedBar.show(stack.map(\.navigationItem))
    toolbarItemsDidChange()
    if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
    if let view = new?.viewIfLoaded { contentView.addSubview(view) }
    old?.viewIfLoaded?.removeFromSuperview()
    barsMayHaveChanged()
    transition.runAnimations()
    guard isShown else { return }
    view.layoutIfNeeded()
    old?.endAppearanceTransition()
    if appearance.phase == .appeared { new?.endAppearanceTransition() }
    if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Adds the top controller's view before the navigation controller's own view appears.
  func installTopView() {
    guard !isInCustomTransition, let top = topViewController, let view = viewIfLoaded,
      top.loadedView.superview !== contentView
    else { return }
    contentView.addSubview(top.loadedView)
    view.setNeedsLayout()
  }

  // MARK: Validation

  func checkMayBeIn(_ controller: UIViewController) -> Bool {
    guard controller is UINavigationController else { return true }
    LayoutException.raise(.invalidArgument, "Pushing a navigation controller is not supported")
    return false
  }

  func checkIsNew(_ controller: UIViewController) -> Bool {
    guard stack.contains(controller) else { return true }
    LayoutException.raise(
      .invalidArgument,
      "Pushing the same view controller instance more than once is not supported (\(controller.shortDescription))")
    return false
  }

  func checkAreDistinct(_ controllers: [UIViewController]) -> Bool {
    guard Set(controllers.map { ObjectIdentifier($0) }).count < controllers.count else { return true }
    LayoutException.raise(
      .invalidArgument,
      "All view controllers in a navigation controller must be distinct (\(shortDescription))")
    return false
  }
}
