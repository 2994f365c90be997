// SPDX-License-Identifier: MIT

/// Presentation and dismissal with animators of the app.
extension UIViewController {
  /// The animator of the app for a presentation; `nil` for the system's.
  func animatorForPresenting(_ presented: UIViewController, _ animated: Bool)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    guard animated else { return nil }
    return presented.transitioningDelegate?.animationController(
      forPresented: presented, presenting: self, source: self)
  }

  /// Presents `presented` with an animator. The presentation ends when the animator completes the transition.
  func bring(
    _ presented: UIViewController, into window: UIWindow, by animator: any UIViewControllerAnimatedTransitioning,
    _ completion: (() -> Void)?
  ) {
    guard let controller = presented.presentationController else { return }
    let hidesPresenter = controller.shouldRemovePresentersView
    presented.appearance.isBeingPresented = true
    presented.loadViewIfNeeded()
    if hidesPresenter { beginAppearanceTransition(false, animated: true) }
    presented.beginAppearanceTransition(true, animated: true)
    let container = controller.container
    let coordinator = SizeTransition(
      in: container, duration: animator.transitionDuration(using: nil), transform: .identity)
    coordinator.controllers = (self, presented)
    for each in [self, presented] { each.activeTransition = coordinator }
    container.begin(controller, in: window, addsPresentedView: false)
    controller.presentationTransitionWillBegin()
    let transition = ControllerTransition(
      animator, in: container, from: self, to: presented, style: controller.presentationStyle,
      movesViews: (hidesPresenter, true), finalFrame: controller.adaptedFrame, coordinator: coordinator
    ) { [self] didComplete in
      finishBringing(presented, controller, hidesPresenter, didComplete)
      completion?()
    }
    window.statusBarMayHaveChanged()
    transition.begin(
      presented.transitioningDelegate?.interactionControllerForPresentation(using: animator))
    window.layoutIfNeeded()
  }

  private func finishBringing(
    _ presented: UIViewController, _ controller: UIPresentationController, _ hidesPresenter: Bool, _ didComplete: Bool
  ) {
    controller.container.transitionDidEnd()
    guard didComplete else {
      presented.beginAppearanceTransition(false, animated: true)
      if hidesPresenter { beginAppearanceTransition(true, animated: true) }
      controller.container.end()
      presentation.presented = nil
      presented.presentation.end()
      presented.restoreFirstResponder()
      presented.endAppearanceTransition()
      if hidesPresenter { endAppearanceTransition() }
      controller.presentationTransitionDidEnd(false)
      return
    }
    controller.container.window?.layoutIfNeeded()
    controller.presentationTransitionDidEnd(true)
    presented.endAppearanceTransition()
    guard hidesPresenter else { return }
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
  }

  /// Dismisses `presented` with an animator. The dismissal ends when the animator completes the transition.
  func take(
    away presented: UIViewController, by animator: any UIViewControllerAnimatedTransitioning,
    _ completion: (() -> Void)?
  ) {
    guard let controller = presented.presentationController else { return }
    let container = controller.container
    let window = container.window
    let wasHidden = controller.shouldRemovePresentersView
    presented.appearance.isBeingDismissed = true
    presented.beginAppearanceTransition(false, animated: true)
    if wasHidden { beginAppearanceTransition(true, animated: true) }
    let coordinator = SizeTransition(
      in: container, duration: animator.transitionDuration(using: nil), transform: .identity)
    coordinator.controllers = (presented, self)
    for each in [self, presented] { each.activeTransition = coordinator }
    controller.dismissalTransitionWillBegin()
    if wasHidden { loadedView.frame = container.bounds }
    container.transitionWillBegin()
    let transition = ControllerTransition(
      animator, in: container, from: presented, to: self, style: controller.presentationStyle,
      movesViews: (true, wasHidden), finalFrame: container.bounds, coordinator: coordinator
    ) { [self] didComplete in
      finishTakingAway(presented, controller, wasHidden, window, didComplete)
      if didComplete { completion?() }
    }
    transition.begin(presented.transitioningDelegate?.interactionControllerForDismissal(using: animator))
    window?.layoutIfNeeded()
  }

  /// Begins to dismiss `presented` under a finger, and returns the transition that follows it. `completion` is called after the
  /// dismissal if it was not canceled.
  func beginTakingAway(_ presented: UIViewController, completion: @escaping () -> Void) -> InteractiveTransition? {
    presented.activeTransition?.endNow()
    guard presentation.presented === presented, let controller = presented.presentationController else { return nil }
    let (container, window) = (controller.container, controller.container.window)
    let wasHidden = controller.shouldRemovePresentersView
    presented.appearance.isBeingDismissed = true
    let transition = InteractiveTransition(
      in: container, from: presented, to: self, over: SizeTransition.presentationDuration,
      style: controller.presentationStyle)
    presented.beginAppearanceTransition(false, animated: true)
    if wasHidden { beginAppearanceTransition(true, animated: true) }
    controller.dismissalTransitionWillBegin()
    if wasHidden, let window, let view = viewIfLoaded { restoreView(view, in: window, below: container) }
    window?.layoutIfNeeded()
    transition.coordinator.motion = container.motionOfDismissal
    transition.begin { [self] didFinish in
      finishTakingAway(presented, controller, wasHidden, window, didFinish)
      if didFinish { completion() }
    }
    return transition
  }

  private func finishTakingAway(
    _ presented: UIViewController, _ controller: UIPresentationController, _ wasHidden: Bool, _ window: UIWindow?,
    _ didComplete: Bool
  ) {
    controller.container.transitionDidEnd()
    guard didComplete else {
      if wasHidden {
        beginAppearanceTransition(false, animated: true)
        viewIfLoaded?.removeFromSuperview()
      }
      presented.appearance.isBeingDismissed = false
      presented.beginAppearanceTransition(true, animated: true)
      presented.endAppearanceTransition()
      if wasHidden { endAppearanceTransition() }
      controller.dismissalTransitionDidEnd(false)
      return
    }
    if wasHidden, let window, let view = viewIfLoaded { restoreView(view, in: window, below: controller.container) }
    presentation.presented = nil
    window?.statusBarMayHaveChanged()
    window?.layoutIfNeeded()
    if wasHidden { endAppearanceTransition() }
    controller.container.end()
    presented.endAppearanceTransition()
    controller.dismissalTransitionDidEnd(true)
    presented.presentation.end()
    presented.restoreFirstResponder()
  }
}
