// SPDX-License-Identifier: MIT

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
