// SPDX-License-Identifier: MIT

import UIKit

/// Notes the calls of a navigation controller's delegate.
final class NavigationSpy: NSObject, UINavigationControllerDelegate {
  private weak var stage: InteractionStage?
  init(_ stage: InteractionStage) { self.stage = stage }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { stage?.note("willShow \(viewController.title ?? "")\(animated ? " animated" : "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { stage?.note("didShow \(viewController.title ?? "")\(animated ? " animated" : "")") }
}

/// Notes what the coordinator of a transition says.
final class CoordinatorSpy: NSObject, UINavigationControllerDelegate {
  private weak var stage: InteractionStage?
  init(_ stage: InteractionStage) { self.stage = stage }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    guard let coordinator = navigationController.transitionCoordinator else { return }
    stage?.note("coordinator, interactive \(coordinator.isInteractive)")
    coordinator.notifyWhenInteractionChanges { [weak stage] context in
      stage?.note("interaction ended, cancelled \(context.isCancelled)")
    }
    coordinator.animate(alongsideTransition: nil) { [weak stage] context in
      stage?.note("completed, cancelled \(context.isCancelled)")
    }
  }
}

/// Lets a gesture begin, and notes that it was asked.
final class SwipePermission: NSObject, UIGestureRecognizerDelegate {
  private weak var stage: InteractionStage?
  init(_ stage: InteractionStage) { self.stage = stage }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    stage?.note("asked")
    return true
  }
}

/// An app's own pop: an animator, and a pan that drives it.
final class CustomPop: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  private weak var stage: InteractionStage?
  private weak var stack: UINavigationController?
  private var driver: UIPercentDrivenInteractiveTransition?
  init(_ stage: InteractionStage) { self.stage = stage }

  /// Adds the pan to the top screen of a stack.
  func attach(to stack: UINavigationController) {
    self.stack = stack
    stack.topViewController?.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: CustomPop.pan))
  }

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    let part = recognizer.translation(in: stack?.view).x / 400
    switch recognizer.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      stack?.popViewController(animated: true)
    case .changed: driver?.update(part)
    default:
      part > 0.5 ? driver?.finish() : driver?.cancel()
      driver = nil
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? self : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    stage?.note("interactive \(context.isInteractive)")
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(
      withDuration: 0.3, animations: { from.transform = CGAffineTransform(translationX: 400, y: 0) },
      completion: { _ in
        from.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { stage?.note("ended \(transitionCompleted)") }
}

extension UIView {
  /// The texts of the labels in the view, also of those that are going away.
  var shownLabels: [String] {
    guard !isHidden else { return [] }
    return subviews.flatMap { subview in
      ((subview as? UILabel)?.text).map { subview.alpha > 0 ? [$0] : [] } ?? subview.shownLabels
    }
  }
}
