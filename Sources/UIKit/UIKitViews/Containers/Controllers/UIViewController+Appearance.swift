// SPDX-License-Identifier: MIT

import ObjectiveC

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
    // `viewIsAppearing` is called in the layout pass, which a view that returns unchanged would not have.
    viewIfLoaded?.setNeedsLayout()
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearingChildren { child.beginAppearanceTransition(true, animated: animated) }
    companionInContext?.beginAppearanceTransition(true, animated: animated)
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
    companionInContext?.beginAppearanceTransition(false, animated: animated)
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
      showInputAccessoryIfFree()
    case .disappearing:
      appearance.phase = .disappeared
      endTransitionOfChildren()
      viewDidDisappear(animated)
    }
    appearance.isBegunByView = false
    appearance.isBeingPresented = false
    appearance.isBeingDismissed = false
    appearance.isMovingToParent = false
    appearance.isMovingFromParent = false
  }

  private func endTransitionOfChildren() {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearingChildren { child.endAppearanceTransition() }
    companionInContext?.endAppearanceTransition()
  }

  /// Calls `viewIsAppearing`, unless it was called during the current transition.
  func notifyIsAppearing() {
    guard appearance.phase == .appearing, !appearance.hasCalledViewIsAppearing else { return }
    appearance.hasCalledViewIsAppearing = true
    viewIsAppearing(appearance.isAnimated)
  }

  // MARK: Views added and removed by apps

  /// Whether the controller appears and disappears when its view joins or leaves a window: a child of a parent that
  /// forwards appearance, or a controller that nobody manages.
  private var followsView: Bool {
    if let storedParent { return !storedParent.managesAppearanceOfChildren }
    return presentation.presenter == nil
  }

  /// Begins the appearance before the view, or a view around it, is added to `superview`, which is in a window.
  func viewIsAboutToJoin(_ superview: UIView) {
    guard !isOnScreen, followsView, storedParent?.isOnScreen ?? (superview.window?.isShown == true) else { return }
    appearance.isMovingToParent = storedParent != nil
    appearance.isBegunByView = true
    beginToAppear(false)
  }

  /// Ends the appearance after layout, if the view has joined the window by itself.
  func endAppearanceAfterLayout() {
    guard appearance.phase == .appearing, appearance.isBegunByView, !appearance.isBeingExchanged, followsView,
      storedParent.map({ $0.appearance.phase == .appeared }) ?? true
    else { return }
    endTransition()
  }

  /// Begins the disappearance before the view, or a view around it, leaves the window.
  func viewIsAboutToLeave() {
    guard isOnScreen, followsView else { return }
    appearance.isMovingFromParent = storedParent != nil
    appearance.isBegunByView = true
    beginToDisappear(false)
  }

  /// Ends the disappearance after the view has left the window.
  func viewHasLeft() {
    presentationInContextLeavesWithView()
    if appearance.phase == .disappearing, appearance.isBegunByView { endTransition() }
  }
}

/// The methods of ``UIViewController`` that can be exchanged, which do nothing if nothing has taken their place.
enum ExchangeableControllerMethods: _MemberTable {
  static var owner: AnyObject.Type { UIViewController.self }
  static var members: [_Member] {
    [
      "viewDidLoad", "viewWillAppear:", "viewIsAppearing:", "viewDidAppear:", "viewWillDisappear:",
      "viewDidDisappear:", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "traitCollectionDidChange:",
    ].map { .original($0) { (_: UIViewController, _) in } }
  }
}
