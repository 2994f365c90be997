// SPDX-License-Identifier: MIT

/// What goes along with a change of a controller's size, or with its coming and going.
///
/// Source: Apple, `UIViewControllerTransitionCoordinator`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` with the change and `completion` after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` with the change.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

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

/// The change of a window's size.
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  let containerView: UIView
  let transitionDuration: TimeInterval
  let targetTransform: CGAffineTransform
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(in containerView: UIView, duration: TimeInterval, transform: CGAffineTransform) {
    self.containerView = containerView
    transitionDuration = duration
    targetTransform = transform
    super.init()
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var isCancelled: Bool { false }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAnimations() {
    for animation in animations { animation(self) }
    animations = []
  }

  func finish() {
    for completion in completions { completion(self) }
    completions = []
  }
}
