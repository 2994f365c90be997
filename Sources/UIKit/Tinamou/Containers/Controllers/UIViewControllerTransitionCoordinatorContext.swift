// SPDX-License-Identifier: MIT

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
}
