// SPDX-License-Identifier: MIT

/// Appearance on and disappearance from the screen.
extension UIViewController {
  var isShownInParent: Bool {
    guard let own = viewIfLoaded, let outer = storedParent?.viewIfLoaded else { return false }
    return own.isSelfOrDescendant(of: outer)
  }

  /// Whether the controller has appeared or is appearing.
  var isOnScreen: Bool { appearance.phase == .appeared || appearance.phase == .appearing }

  // MARK: Steps of a transition

  func beginToAppear(_ animated: Bool) {
    guard !isOnScreen else { return }
    ReleasePool.open()
    defer { ReleasePool.close() }
    loadViewIfNeeded()
    appearance.phase = .appearing
    appearance.isAnimated = animated
    appearance.hasCalledViewIsAppearing = false
    viewWillAppear(animated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearingChildren { child.beginAppearanceTransition(true, animated: animated) }
  }

  func beginToDisappear(_ animated: Bool) {
    guard isOnScreen else { return }
    ReleasePool.open()
    defer { ReleasePool.close() }
    appearance.phase = .disappearing
    appearance.isAnimated = animated
    viewWillDisappear(animated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearingChildren { child.beginAppearanceTransition(false, animated: animated) }
  }

  func endTransition() {
    let animated = appearance.isAnimated
    ReleasePool.open()
    defer { ReleasePool.close() }
    switch appearance.phase {
    case .disappeared, .appeared: return
    case .appearing:
      notifyIsAppearing()
      appearance.phase = .appeared
      endTransitionOfChildren()
      viewDidAppear(animated)
    case .disappearing:
      appearance.phase = .disappeared
      endTransitionOfChildren()
      viewDidDisappear(animated)
    }
    appearance.isBeingPresented = false
    appearance.isBeingDismissed = false
    appearance.isMovingToParent = false
    appearance.isMovingFromParent = false
  }

  private func endTransitionOfChildren() {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearingChildren { child.endAppearanceTransition() }
  }

  /// Calls `viewIsAppearing`, unless it was called during the current transition.
  func notifyIsAppearing() {
    guard appearance.phase == .appearing, !appearance.hasCalledViewIsAppearing else { return }
    appearance.hasCalledViewIsAppearing = true
    viewIsAppearing(appearance.isAnimated)
  }

  // MARK: Views added and removed by apps

  /// Begins the appearance before the view is added to `superview`, if the parent is on the screen.
  func viewIsAboutToJoin(_ superview: UIView) {
    guard let storedParent, superview.window != nil, storedParent.isOnScreen, !storedParent.managesAppearanceOfChildren
    else { return }
    appearance.isMovingToParent = true
    beginToAppear(false)
  }

  /// Ends the appearance after layout, for a child of a custom container.
  func endAppearanceAfterLayout() {
    guard appearance.phase == .appearing, !appearance.isBeingExchanged, let storedParent,
      storedParent.appearance.phase == .appeared,
      !storedParent.managesAppearanceOfChildren
    else { return }
    endTransition()
  }

  /// Begins the disappearance before the view is removed from its superview without moving to another one on the
  /// screen.
  func viewIsAboutToLeave() {
    guard let storedParent, !storedParent.managesAppearanceOfChildren, isOnScreen else { return }
    appearance.isMovingFromParent = true
    beginToDisappear(false)
  }

  /// Ends the disappearance after the view was removed from its superview.
  func viewHasLeft() {
    guard let storedParent, !storedParent.managesAppearanceOfChildren, appearance.phase == .disappearing else { return }
    endTransition()
  }
}
