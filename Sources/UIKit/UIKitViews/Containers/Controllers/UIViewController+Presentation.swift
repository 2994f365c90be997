// SPDX-License-Identifier: MIT

/// Presenting and dismissing.
extension UIViewController {
  /// The frontmost controller of the chain of presentations that begins with this one.
  var frontmost: UIViewController { presentation.presented?.frontmost ?? self }

  func show(_ presented: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    guard checkCanPresent(presented) else { return }
    let presenter = presenter(of: presented)
    guard let window = presenter.viewIfLoaded?.window else {
      return LayoutLog.write(
        "Attempt to present \(presented.shortDescription) on \(presenter.shortDescription) (from \(shortDescription)) "
          + "whose view is not in the window hierarchy.")
    }
    if let other = presenter.presentation.presented {
      return LayoutLog.write(
        "Attempt to present \(presented.shortDescription) on \(presenter.shortDescription) (from \(shortDescription)) "
          + "which is already presenting \(other.shortDescription).")
    }
    presenter.presentation.presented = presented
    presented.presentation.presenter = presenter
    presented.suspendFirstResponder(in: window)
    if let animator = presenter.animatorForPresenting(presented, animated) {
      return presenter.bring(presented, into: window, by: animator, completion)
    }
    presenter.bring(presented, into: window, animated: animated, completion)
  }

  private func bring(
    _ presented: UIViewController, into window: UIWindow, animated: Bool, _ completion: (() -> Void)?
  ) {
    guard let controller = presented.presentationController else { return }
    let hidesPresenter = controller.shouldRemovePresentersView
    presented.appearance.isBeingPresented = true
    presented.loadViewIfNeeded()
    window.windowScene?.updateOrientation()
    SizeTransition.perform(
      animated, over: SizeTransition.presentationDuration, in: controller.container, of: [self, presented]
    ) { transition in
      if hidesPresenter { beginAppearanceTransition(false, animated: animated) }
      presented.beginAppearanceTransition(true, animated: animated)
      controller.presentationTransitionWillBegin()
      controller.container.begin(controller, in: window)
      window.statusBarMayHaveChanged()
      guard animated, SizeTransition.takesTime else { return }
      window.layoutIfNeeded()
      transition.motion = controller.container.motionOfPresentation
    } end: { [self] in
      window.layoutIfNeeded()
      controller.presentationTransitionDidEnd(true)
      presented.endAppearanceTransition()
      AssistiveFocus.screenHasCome(presented.view, showing: presented.view)
      guard hidesPresenter else { return }
      viewIfLoaded?.removeFromSuperview()
      endAppearanceTransition()
    } completion: {
      completion?()
    }
  }

  private func checkCanPresent(_ presented: UIViewController) -> Bool {
    if presented === self || presented === outermost {
      LayoutException.raise(
        .invalidArgument, "Application tried to present modally an active controller \(presented.shortDescription).")
      return false
    }
    if let other = presented.presentation.presenter {
      LayoutException.raise(
        .invalidArgument,
        "Application tried to present modally a view controller \(presented.shortDescription) that is already being "
          + "presented by \(other.shortDescription).")
      return false
    }
    if let parent = presented.storedParent {
      LayoutException.raise(
        .invalidArgument,
        "Application tried to present modally a view controller \(presented.shortDescription) that has a parent view "
          + "controller \(parent.shortDescription).")
      return false
    }
    return true
  }

  func dismissPresented(animated: Bool, _ completion: (() -> Void)?) {
    guard let presenter = nearestInPresentation else { return }
    guard let presented = presenter.presentation.presented else {
      presenter.presentation.presenter?.dismissPresented(animated: animated, completion)
      return
    }
    presented.activeTransition?.endNow()
    // Its dismissal has already begun, and ended now.
    guard presenter.presentation.presented === presented else {
      completion?()
      return
    }
    ReleasePool.keep(presented)
    if presented.presentation.presented != nil { presented.dismissPresented(animated: false, nil) }
    if animated, let animator = presented.transitioningDelegate?.animationController(forDismissed: presented) {
      return presenter.take(away: presented, by: animator, completion)
    }
    presenter.take(away: presented, animated: animated, completion)
  }

  private func take(away presented: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    guard let controller = presented.presentationController else { return }
    let window = controller.container.window
    let wasHidden = controller.shouldRemovePresentersView
    let takesTime = animated && SizeTransition.takesTime
    presented.appearance.isBeingDismissed = true
    SizeTransition.perform(
      animated, over: SizeTransition.presentationDuration, in: controller.container, of: [self, presented]
    ) { transition in
      presented.beginAppearanceTransition(false, animated: animated)
      controller.dismissalTransitionWillBegin()
      if wasHidden, let window, let view = viewIfLoaded {
        beginAppearanceTransition(true, animated: animated)
        restoreView(view, in: window, below: controller.container)
      }
      guard takesTime else { return presentedDidLeave(window) }
      window?.layoutIfNeeded()
      transition.motion = controller.container.motionOfDismissal
    } end: { [self] in
      if takesTime { presentedDidLeave(window) }
      window?.layoutIfNeeded()
      if wasHidden { endAppearanceTransition() }
      controller.container.end()
      presented.endAppearanceTransition()
      controller.dismissalTransitionDidEnd(true)
    } completion: {
      presented.presentation.end()
      presented.restoreFirstResponder()
      window?.windowScene?.updateOrientation()
      if let view = self.viewIfLoaded { AssistiveFocus.screenHasCome(view, showing: view) }
      completion?()
    }
  }

  private func presentedDidLeave(_ window: UIWindow?) {
    presentation.presented = nil
    window?.statusBarMayHaveChanged()
  }

  /// Adds the view of a presenting controller again.
  func restoreView(_ view: UIView, in window: UIWindow, below container: UIView?) {
    if let presented = presentationInContext, let container, let superview = container.superview {
      view.frame = container.frame
      superview.insertSubview(view, belowSubview: presented.container)
    } else if let own = presentation.controller, presentation.presenter != nil {
      own.container.restore(view)
    } else {
      view.frame = window.bounds
      window.insertSubview(view, at: 0)
    }
    view.setNeedsLayout()
  }
}

extension PresentationContainerView {
  /// Adds the presented view again after a controller that covered it was dismissed.
  func restore(_ view: UIView) {
    addPresentedView(view)
    setNeedsLayout()
  }
}

extension UIViewController {
  /// Another name of ``isModalInPresentation``.
  @available(*, deprecated, renamed: "isModalInPresentation")
  public var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }
}
