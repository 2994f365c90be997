// SPDX-License-Identifier: MIT

/// A container whose visible controller changes with animators of the app.
@MainActor
protocol CustomTransitionContainer: UIViewController {
  /// Whether an animator of the app is moving the views of two controllers.
  var isInCustomTransition: Bool { get set }
}

extension CustomTransitionContainer {
  /// Shows `new` in place of `old` with an animator. The change ends when the animator completes the transition.
  ///
  /// - Parameters:
  ///   - container: The view that contains the views of both.
  ///   - interactor: Returns the object that drives the transition; `nil` for none.
  ///   - willBegin: Called before the transition begins.
  ///   - completion: Called with whether the transition was completed, before the hidden view is removed.
  ///   - didEnd: Called at the end if the container is on the screen, with whether the transition was completed.
  func exchange(
    _ old: UIViewController, for new: UIViewController, by animator: any UIViewControllerAnimatedTransitioning,
    in container: UIView, drivenBy interactor: () -> (any UIViewControllerInteractiveTransitioning)?,
    willBegin: () -> Void, completion: @escaping (Bool) -> Void, didEnd: @escaping (Bool) -> Void = { _ in }
  ) {
    new.loadViewIfNeeded()
    let isShown = isOnScreen
    if isShown {
      old.beginAppearanceTransition(false, animated: true)
      new.beginAppearanceTransition(true, animated: true)
    }
    willBegin()
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
        // The controller that did not come has gone before the other one comes back.
        new.beginAppearanceTransition(false, animated: true)
        new.viewIfLoaded?.removeFromSuperview()
        new.endAppearanceTransition()
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
      didEnd(didComplete)
      setNeedsStatusBarAppearanceUpdate()
    }
    isInCustomTransition = true
    transition.begin(interactor())
  }
}
