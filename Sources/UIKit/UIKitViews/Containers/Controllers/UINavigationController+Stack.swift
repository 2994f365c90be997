// SPDX-License-Identifier: MIT

/// Changes of the navigation stack, and the errors that UIKit raises for them.
extension UINavigationController {
  /// Replaces the stack with `new` and shows its top controller. Returns the removed controllers, from the bottom up.
  @discardableResult
  func change(to new: [UIViewController], animated: Bool) -> [UIViewController] {
    topViewController?.activeTransition?.endNow()
    let (old, oldStack) = (topViewController, stack)
    let leaving = stack.filter { !new.contains($0) }
    let coming = new.filter { !stack.contains($0) }
    for controller in leaving {
      controller.barContents.ownNavigationItem?.searchController?.endWithSearchedController()
    }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in coming {
      addChild(controller)
      controller.appearance.isMovingToParent = true
    }
    for controller in leaving { controller.appearance.isMovingFromParent = true }
    replaceStack(with: new)
    if old !== topViewController { barState.collapsed = 0 }
    if animated, viewIfLoaded?.window != nil, let old, let new = topViewController, old !== new,
      let animator = delegate?.navigationController(
        self, animationControllerFor: oldStack.contains(new) ? .pop : .push, from: old, to: new)
    {
      exchange(old, for: new, by: animator, in: contentView) {
        delegate?.navigationController(self, interactionControllerFor: animator)
      } willBegin: {
        navigationBar.show(viewControllers.map(\.navigationItem))
        toolbarItemsDidChange()
        delegate?.navigationController(self, willShow: new, animated: true)
      } completion: { [self] didComplete in
        if !didComplete { replaceStack(with: oldStack) }
        for controller in didComplete ? leaving : coming { controller.removeFromParent() }
        if didComplete { for controller in coming { controller.didMove(toParent: self) } }
        if !didComplete { navigationBar.show(stack.map(\.navigationItem)) }
      } didEnd: { [self] didComplete in
        guard didComplete else { return }
        delegate?.navigationController(self, didShow: new, animated: true)
        AssistiveFocus.screenHasCome(view, showing: new.viewIfLoaded)
      }
      return leaving
    }
    let isPop = topViewController.map(oldStack.contains) ?? true
    show(topViewController, insteadOf: old, isPop: isPop, animated: animated && viewIfLoaded?.window != nil) { [self] in
      for controller in leaving { controller.removeFromParent() }
      for controller in coming { controller.didMove(toParent: self) }
    }
    return leaving
  }

  private func show(
    _ new: UIViewController?, insteadOf old: UIViewController?, isPop: Bool, animated: Bool,
    _ completion: @escaping () -> Void
  ) {
    guard isViewLoaded, new !== old else {
      storedBar.show(stack.map(\.navigationItem))
      toolbarItemsDidChange()
      barsMayHaveChanged()
      return completion()
    }
    new?.loadViewIfNeeded()
    let isShown = isOnScreen
    SizeTransition.perform(animated, in: view, of: [new, old]) { transition in
      beginExchange(of: old, for: new, isPop: isPop, isShown: isShown, transition)
    } end: { [self] in
      endExchange(of: old, for: new, isShown: isShown, animated: animated)
    } completion: {
      completion()
    }
  }

  private func beginExchange(
    of old: UIViewController?, for new: UIViewController?, isPop: Bool, isShown: Bool, _ transition: SizeTransition
  ) {
    let animated = transition.isAnimated
    let takesTime = animated && (SizeTransition.takesTime || transition.isInteractive)
    let titles = takesTime ? NavigationBarExchange(of: storedBar) : nil
    if isShown {
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
    }
    storedBar.show(stack.map(\.navigationItem))
    toolbarItemsDidChange()
    if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
    if let view = new?.viewIfLoaded {
      if isPop, takesTime { contentView.insertSubview(view, at: 0) } else { contentView.addSubview(view) }
    }
    if !takesTime { old?.viewIfLoaded?.removeFromSuperview() }
    barsMayHaveChanged()
    if takesTime {
      view.layoutIfNeeded()
      transition.motion = motion(from: old?.viewIfLoaded, to: new?.viewIfLoaded, isPop: isPop)
      let isMirrored = view.runsRightToLeft
      titles?.join(transition, by: storedBar.bounds.width / 2 * (isPop == isMirrored ? -1 : 1))
    }
  }

  /// The upper view moves by the whole width, the lower one by a third of it.
  private func motion(from old: UIView?, to new: UIView?, isPop: Bool) -> TransitionMotion {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = contentView.bounds.width * (isMirrored ? -1 : 1)
    var motion = TransitionMotion()
    motion.move(new, from: CGVector(dx: isPop ? -width / 3 : width, dy: 0))
    motion.move(old, to: CGVector(dx: isPop ? width : -width / 3, dy: 0))
    return motion
  }

  private func endExchange(of old: UIViewController?, for new: UIViewController?, isShown: Bool, animated: Bool) {
    if new !== old, let view = old?.viewIfLoaded, view.superview === contentView { view.removeFromSuperview() }
    guard isShown else { return }
    view.layoutIfNeeded()
    old?.endAppearanceTransition()
    if appearance.phase == .appeared { new?.endAppearanceTransition() }
    if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
    AssistiveFocus.screenHasCome(view, showing: new?.viewIfLoaded)
    setNeedsStatusBarAppearanceUpdate()
  }

  // MARK: Swipes

  /// Begins to pop the top controller under a finger, and returns the transition that follows it; `nil` at the root, and if the
  /// delegate has an animator for the pop.
  func beginSwipeBack() -> InteractiveTransition? {
    topViewController?.activeTransition?.endNow()
    guard stack.count > 1, isOnScreen, let old = stack.last, let view = viewIfLoaded else { return nil }
    let (oldStack, collapsed, new) = (stack, barState.collapsed, stack[stack.count - 2])
    guard delegate?.navigationController(self, animationControllerFor: .pop, from: old, to: new) == nil else {
      return nil
    }
    old.willMove(toParent: nil)
    old.appearance.isMovingFromParent = true
    replaceStack(with: stack.dropLast())
    barState.collapsed = 0
    new.loadViewIfNeeded()
    let transition = InteractiveTransition(in: view, from: old, to: new, over: SizeTransition.standardDuration)
    beginExchange(of: old, for: new, isPop: true, isShown: true, transition.coordinator)
    transition.begin { [self] didFinish in
      if didFinish {
        endExchange(of: old, for: new, isShown: true, animated: true)
        old.removeFromParent()
      } else {
        barState.collapsed = collapsed
        stay(at: old, insteadOf: new, with: oldStack)
      }
    }
    return transition
  }

  /// Shows the top controller again after a swipe that did not go back. The delegate is not notified.
  private func stay(at top: UIViewController, insteadOf lower: UIViewController, with oldStack: [UIViewController]) {
    replaceStack(with: oldStack)
    lower.beginAppearanceTransition(false, animated: true)
    lower.viewIfLoaded?.removeFromSuperview()
    lower.endAppearanceTransition()
    top.appearance.isMovingFromParent = false
    top.beginAppearanceTransition(true, animated: true)
    storedBar.show(stack.map(\.navigationItem))
    toolbarItemsDidChange()
    barsMayHaveChanged()
    view.layoutIfNeeded()
    top.endAppearanceTransition()
  }

  /// Adds the top controller's view before the navigation controller's own view appears.
  func installTopView() {
    guard !isInCustomTransition, let top = topViewController, let view = viewIfLoaded, !top.isReplacedInContext,
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
