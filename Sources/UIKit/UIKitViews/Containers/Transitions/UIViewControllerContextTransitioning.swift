// SPDX-License-Identifier: MIT

/// The information about a transition between two view controllers that its animator needs.
///
/// Source: Apple, `UIViewControllerContextTransitioning`.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place. The animator adds the new view to it.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// The style of a presentation; `.none` for another transition.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports the progress of an interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that an interactive transition will be completed.
  func finishInteractiveTransition()
  /// Reports that an interactive transition will be canceled.
  func cancelInteractiveTransition()
  /// Reports that an animation becomes interactive.
  func pauseInteractiveTransition()
  /// Ends the transition. The animator calls it when its animations have ended.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller that disappears or appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that disappears or appears; `nil` if it does not take part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of the container by the transition.
  var targetTransform: CGAffineTransform { get }
  /// Returns the frame of a controller's view at the start, in points, in the container; zero if it is not known.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end, in points, in the container; zero if it is not known.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// A key of the controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Creates a key from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible at the start.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A key of the views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Creates a key from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible at the start.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is visible at the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
