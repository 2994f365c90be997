// SPDX-License-Identifier: MIT

/// Presentation contexts: controllers that present over their own view instead of over the whole window.
///
/// Source: Apple, `definesPresentationContext` and `UIModalPresentationStyle`.
extension UIViewController {
  /// The outermost ancestor of this controller, which presents over the whole window.
  var outermost: UIViewController {
    var current = self
    while let parent = current.storedParent { current = parent }
    return current
  }

  /// Returns the controller that presents `presented` on behalf of this one: the nearest that defines the presentation context, for a
  /// presentation in one, and otherwise the outermost ancestor.
  func presenter(of presented: UIViewController) -> UIViewController {
    guard presented.presentation.isInContext else { return outermost }
    var current = self
    while !current.definesPresentationContext, let parent = current.storedParent { current = parent }
    return current
  }

  /// The nearest controller, this one or an ancestor, that presents another or is presented.
  var nearestInPresentation: UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      if controller.presentation.presented != nil || controller.presentation.presenter != nil { return controller }
      current = controller.storedParent
    }
    return nil
  }

  /// The presentation that covers the view of this controller alone; `nil` if there is none.
  var presentationInContext: UIPresentationController? {
    guard let controller = presentation.presented?.presentationController, controller.coversContext else { return nil }
    return controller
  }

  /// The controller that is presented over the view of this one, and appears and disappears with it; `nil` if there is none.
  var companionInContext: UIViewController? {
    guard let controller = presentationInContext, !controller.shouldRemovePresentersView,
      controller.container.presentation != nil
    else { return nil }
    let presented = controller.presentedViewController
    return presented.appearance.isBeingPresented || presented.appearance.isBeingDismissed ? nil : presented
  }

  /// Whether a presentation has removed the view of this controller from the view of its parent.
  var isReplacedInContext: Bool {
    guard let controller = presentationInContext, controller.shouldRemovePresentersView else { return false }
    return controller.containerView != nil
  }

  /// Puts a presentation over the view of this controller where the view is now.
  func presentationInContextFollowsView() {
    guard let controller = presentationInContext, controller.container.presentation != nil, let view = viewIfLoaded,
      view.superview != nil
    else { return }
    controller.followContext(view)
  }

  /// Removes a presentation over the view of this controller with the view, until it returns.
  func presentationInContextLeavesWithView() {
    guard let controller = presentationInContext, !controller.shouldRemovePresentersView else { return }
    controller.container.removeFromSuperview()
  }
}
