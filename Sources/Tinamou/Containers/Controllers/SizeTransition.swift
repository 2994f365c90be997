// SPDX-License-Identifier: MIT

/// A transition of a window or controller: a change of size, an appearance or a disappearance.
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

  /// Performs `change` as a transition of `controllers`. Afterwards, calls the completions that were added to it.
  static func during(
    _ isAnimated: Bool, in view: UIView, of controllers: [UIViewController?], _ change: (SizeTransition) -> Void
  ) {
    let transition = SizeTransition(in: view, duration: isAnimated ? 0.35 : 0, transform: .identity)
    for controller in controllers { controller?.activeTransition = transition }
    change(transition)
    for controller in controllers where controller?.activeTransition === transition {
      controller?.activeTransition = nil
    }
    transition.finish()
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
