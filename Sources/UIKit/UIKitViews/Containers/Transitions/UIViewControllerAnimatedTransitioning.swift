// SPDX-License-Identifier: MIT

/// An object that animates the transition between two view controllers.
///
/// Source: Apple, `UIViewControllerAnimatedTransitioning`.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Animates the transition, and calls `completeTransition(_:)` of the context when the animations have ended.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns an animator that can be interrupted. Returns an animator without animations by default, and
  /// ``animateTransition(using:)`` animates.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// Called after the transition. The default implementation does nothing.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns an animator without animations.
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  { UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut) }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
