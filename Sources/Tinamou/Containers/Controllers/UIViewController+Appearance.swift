// SPDX-License-Identifier: MIT

/// Coming onto the screen and leaving it.
extension UIViewController {
  /// Whether the controller is coming onto the screen because it is being presented.
  public var isBeingPresented: Bool { appearance.isBeingPresented }
  /// Whether the controller is leaving the screen because it is being dismissed.
  public var isBeingDismissed: Bool { appearance.isBeingDismissed }
  /// Whether the controller is coming onto the screen because it has got a parent.
  public var isMovingToParent: Bool { appearance.isMovingToParent }
  /// Whether the controller is leaving the screen because it loses its parent.
  public var isMovingFromParent: Bool { appearance.isMovingFromParent }

  var isShownInParent: Bool {
    guard let own = viewIfLoaded, let outer = storedParent?.viewIfLoaded else { return false }
    return own.isSelfOrDescendant(of: outer)
  }

  /// Whether the controller is on the screen or on its way there.
  var isOnScreen: Bool { appearance.phase == .appeared || appearance.phase == .appearing }

  // MARK: The steps

  func beginToAppear(_ animated: Bool) {
    guard !isOnScreen else { return }
    loadViewIfNeeded()
    appearance.phase = .appearing
    appearance.isAnimated = animated
    appearance.hasBeenToldItAppears = false
    viewWillAppear(animated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearingChildren { child.beginAppearanceTransition(true, animated: animated) }
  }

  func beginToDisappear(_ animated: Bool) {
    guard isOnScreen else { return }
    appearance.phase = .disappearing
    appearance.isAnimated = animated
    viewWillDisappear(animated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearingChildren { child.beginAppearanceTransition(false, animated: animated) }
  }

  func endTransition() {
    let animated = appearance.isAnimated
    switch appearance.phase {
    case .disappeared, .appeared: return
    case .appearing:
      tellItAppears()
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

  /// Calls `viewIsAppearing` unless that has been done on this way to the screen.
  func tellItAppears() {
    guard appearance.phase == .appearing, !appearance.hasBeenToldItAppears else { return }
    appearance.hasBeenToldItAppears = true
    viewIsAppearing(appearance.isAnimated)
  }

  // MARK: Views that come and go by themselves

  /// The view is about to be put into `superview`: with a parent on the screen, it begins to appear.
  func viewIsAboutToJoin(_ superview: UIView) {
    guard let storedParent, superview.window != nil, storedParent.isOnScreen, !storedParent.managesAppearanceOfChildren
    else { return }
    appearance.isMovingToParent = true
    beginToAppear(false)
  }

  /// A child of a container of the application's own has appeared once it is laid out.
  func endAppearanceAfterLayout() {
    guard appearance.phase == .appearing, !appearance.isBeingExchanged, let storedParent,
      storedParent.appearance.phase == .appeared,
      !storedParent.managesAppearanceOfChildren
    else { return }
    endTransition()
  }

  /// The view is about to leave its superview without going to another one on the screen.
  func viewIsAboutToLeave() {
    guard let storedParent, !storedParent.managesAppearanceOfChildren, isOnScreen else { return }
    appearance.isMovingFromParent = true
    beginToDisappear(false)
  }

  /// The view has left its superview.
  func viewHasLeft() {
    guard let storedParent, !storedParent.managesAppearanceOfChildren, appearance.phase == .disappearing else { return }
    endTransition()
  }
}
