// SPDX-License-Identifier: MIT

/// Changes of the navigation stack with animators of the app.
extension UINavigationController {
  /// The animator of the app for a change of the top controller; `nil` for the system's.
  func animator(for operation: Operation, from old: UIViewController, to new: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { delegate?.navigationController(self, animationControllerFor: operation, from: old, to: new) }

  /// Shows `new` with an animator. `completion` is called with whether the transition was completed.
  func exchange(
    _ old: UIViewController, for new: UIViewController, by animator: any UIViewControllerAnimatedTransitioning,
    in container: UIView, _ completion: @escaping (Bool) -> Void
  ) {
    new.loadViewIfNeeded()
    let isShown = isOnScreen
    if isShown {
      old.beginAppearanceTransition(false, animated: true)
      new.beginAppearanceTransition(true, animated: true)
    }
    navigationBar.show(viewControllers.map(\.navigationItem))
    toolbarItemsDidChange()
    delegate?.navigationController(self, willShow: new, animated: true)
    let coordinator = SizeTransition(
      in: container, duration: animator.transitionDuration(using: nil), transform: .identity)
    coordinator.controllers = (old, new)
    activeTransition = coordinator
    let transition = ControllerTransition(
      animator, in: container, from: old, to: new, finalFrame: container.bounds, coordinator: coordinator
    ) { [self] didComplete in
      activeTransition = nil
      isInCustomTransition = false
      let (shown, hidden) = didComplete ? (new, old) : (old, new)
      if !didComplete, isShown {
        new.beginAppearanceTransition(false, animated: true)
        old.beginAppearanceTransition(true, animated: true)
      }
      completion(didComplete)
      if let view = shown.viewIfLoaded, view.superview !== container { container.addSubview(view) }
      hidden.viewIfLoaded?.removeFromSuperview()
      barsMayHaveChanged()
      view.layoutIfNeeded()
      guard isShown else { return }
      hidden.endAppearanceTransition()
      if appearance.phase == .appeared { shown.endAppearanceTransition() }
      if didComplete { delegate?.navigationController(self, didShow: new, animated: true) }
      setNeedsStatusBarAppearanceUpdate()
    }
    isInCustomTransition = true
    transition.begin(delegate?.navigationController(self, interactionControllerFor: animator))
  }
}
