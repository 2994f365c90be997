// SPDX-License-Identifier: MIT

/// What is known of a change while it goes on.
///
/// Source: Apple, `UIViewControllerTransitionCoordinatorContext`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change takes time.
  var isAnimated: Bool { get }
  /// How long the change takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far the window is turned by the change.
  var targetTransform: CGAffineTransform { get }
  /// The view in which the change takes place.
  var containerView: UIView { get }
  /// Whether the change was taken back.
  var isCancelled: Bool { get }
}
