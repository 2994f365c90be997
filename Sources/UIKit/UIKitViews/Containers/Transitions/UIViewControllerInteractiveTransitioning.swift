// SPDX-License-Identifier: MIT

/// An object that drives a transition, usually from a gesture.
///
/// Source: Apple, `UIViewControllerInteractiveTransitioning`.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed after the gesture, as a factor of the animation's own speed. Returns 1 by default.
  var completionSpeed: CGFloat { get }
  /// The curve after the gesture. Returns `.easeInOut` by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins with the gesture rather than as an animation. Returns `true` by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Returns `1`.
  public var completionSpeed: CGFloat { 1 }
  /// Returns `.easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Returns `true`.
  public var wantsInteractiveStart: Bool { true }
}
