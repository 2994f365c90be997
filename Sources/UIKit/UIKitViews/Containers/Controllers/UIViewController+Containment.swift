// SPDX-License-Identifier: MIT

/// Parents and children.
extension UIViewController {
  func take(_ child: UIViewController) {
    guard child.storedParent !== self, checkCanTake(child) else { return }
    child.storedParent?.storedChildren.removeAll { $0 === child }
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
  }

  private func checkCanTake(_ child: UIViewController) -> Bool {
    var current: UIViewController? = self
    while let ancestor = current {
      guard ancestor !== child else {
        LayoutException.raise(
          .invalidArgument,
          "Can't add \(child.shortDescription) as a child of \(shortDescription): it would contain itself")
        return false
      }
      current = ancestor.storedParent
    }
    guard let around = child.viewIfLoaded?.storedSuperview?.nearestController, around !== self else { return true }
    LayoutException.raise(
      .viewControllerHierarchyInconsistency,
      "child view controller:\(child.shortDescription) should have parent view controller:\(around.shortDescription) "
        + "but requested parent is:\(shortDescription)")
    return false
  }

  func leaveParent() {
    guard let parent = storedParent else { return }
    ReleasePool.keep(self)
    // A view that remains in the window disappears when it leaves it.
    if appearance.phase != .disappeared, viewIfLoaded?.window == nil || parent.managesAppearanceOfChildren {
      beginToDisappear(false)
      endTransition()
    }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    didMove(toParent: nil)
  }

  func finishMove(to parent: UIViewController?) {
    guard let parent, parent.appearance.phase == .appeared, appearance.phase == .appearing,
      !parent.managesAppearanceOfChildren
    else { return }
    viewIfLoaded?.layoutIfNeeded()
    endTransition()
  }

  /// Returns the size of a child, in points, when this controller has `parentSize`. A child that fills the
  /// view gets its size; any other child keeps its own.
  func sizeOfChild(_ container: any UIContentContainer, whenOwnIs parentSize: CGSize) -> CGSize {
    guard let child = container as? UIViewController, let childView = child.viewIfLoaded, let view = viewIfLoaded else {
      return parentSize
    }
    return childView.bounds.size == view.bounds.size ? parentSize : childView.bounds.size
  }

  func passOnTransition(to size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    (coordinator as? SizeTransition)?.announceTurn(to: self)
    for child in storedChildren {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.viewIfLoaded?.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
    }
    if let presented = presentation.presented, presented.presentation.controller?.containerView != nil {
      let presentedSize =
        presented.presentation.controller?.size(
          forChildContentContainer: presented, withParentContainerSize: size) ?? size
      presented.viewWillTransition(to: presentedSize, with: coordinator)
    }
  }

  // MARK: Use by views

  /// Returns whether the view may be added to `superview`. Raises UIKit's exception when the hierarchies of
  /// views and controllers are inconsistent.
  func checkViewMayJoin(_ superview: UIView) -> Bool {
    guard let storedParent, let around = superview.nearestController, around !== storedParent,
      presentation.presenter == nil
    else { return true }
    LayoutException.raise(
      .viewControllerHierarchyInconsistency,
      "child view controller:\(shortDescription) should have parent view controller:\(around.shortDescription) but "
        + "actual parent is:\(storedParent.shortDescription)")
    return false
  }
}

extension UIView {
  /// The controller whose view contains this view.
  package var nearestController: UIViewController? {
    var current: UIView? = self
    while let view = current {
      if let controller = view.viewController { return controller }
      current = view.storedSuperview
    }
    return nil
  }
}

/// The replacement of one child by another.
extension UIViewController {
  func exchange(
    _ old: UIViewController, for new: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    guard old.storedParent === self, new.storedParent === self else {
      return LayoutException.raise(
        .invalidArgument,
        "Children view controllers \(old.shortDescription) and \(new.shortDescription) must have a common parent view "
          + "controller when calling -[UIViewController "
          + "transitionFromViewController:toViewController:duration:options:animations:completion:]")
    }
    beginExchange(old, new, isAnimated: duration > 0)
    let finish = { (finished: Bool) in
      self.endExchange(old, new)
      completion?(finished)
    }
    guard duration > 0 else {
      animations?()
      viewIfLoaded?.layoutIfNeeded()
      return finish(true)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: finish)
  }

  private func beginExchange(_ old: UIViewController, _ new: UIViewController, isAnimated: Bool) {
    new.loadViewIfNeeded()
    new.appearance.isBeingExchanged = true
    if isOnScreen {
      old.beginAppearanceTransition(false, animated: isAnimated)
      new.beginAppearanceTransition(true, animated: isAnimated)
    }
    guard let superview = old.viewIfLoaded?.storedSuperview, new.loadedView.storedSuperview !== superview else {
      return
    }
    superview.addSubview(new.loadedView)
  }

  private func endExchange(_ old: UIViewController, _ new: UIViewController) {
    new.appearance.isBeingExchanged = false
    old.viewIfLoaded?.removeFromSuperview()
    old.endAppearanceTransition()
    new.endAppearanceTransition()
  }
}
