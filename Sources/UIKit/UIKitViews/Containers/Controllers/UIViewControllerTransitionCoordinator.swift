// SPDX-License-Identifier: MIT

/// Animations that accompany a transition of a controller.
///
/// Source: Apple, `UIViewControllerTransitionCoordinator`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` with the transition and `completion` after it. Returns whether the animation was accepted.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls `handler` when a gesture that drives the transition has ended.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` on a view outside of the transition's container with the transition, and `completion` after it.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  /// Runs `animation` with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// Information about a transition in progress.
///
/// Source: Apple, `UIViewControllerTransitionCoordinatorContext`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The rotation of the window by the transition.
  var targetTransform: CGAffineTransform { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether a gesture drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition began with a gesture.
  var initiallyInteractive: Bool { get }
  /// Returns the controller that disappears or appears; `nil` for a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that disappears or appears; `nil` for a change of size.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Whether the transition was canceled.
  var isCancelled: Bool { get }
  /// Whether the transition can be stopped while it takes its time.
  var isInterruptible: Bool { get }
  /// The part of the transition that a gesture has driven, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed at which the transition goes on when the gesture has ended; 1 for the usual one.
  var completionVelocity: CGFloat { get }
  /// The curve by which the transition goes on when the gesture has ended.
  var completionCurve: UIView.AnimationCurve { get }
  /// The style of a presentation; `.none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
}
