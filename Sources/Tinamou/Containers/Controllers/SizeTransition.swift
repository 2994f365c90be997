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
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var isInteractive: Bool { context?.isInteractive ?? false }
  private(set) var initiallyInteractive = false

  /// The transition of an animator of the app; `nil` for the system's.
  weak var context: ControllerTransition?
  /// The disappearing and the appearing controller.
  var controllers: (from: UIViewController?, to: UIViewController?)
  private var interactionChanges: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: controllers.from
    case .to: controllers.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: controllers.from?.viewIfLoaded
    case .to: controllers.to?.viewIfLoaded
    default: nil
    }
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    interactionChanges.append(handler)
  }

  /// Notifies observers that the gesture has ended.
  func changeInteraction() {
    for change in interactionChanges { change(self) }
    interactionChanges = []
  }

  /// Runs the animations that were added, over the duration of an animator.
  func runAnimations(over duration: TimeInterval) {
    initiallyInteractive = isInteractive
    guard !animations.isEmpty else { return }
    UIView.animate(withDuration: duration) { self.runAnimations() }
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Performs `change` as a transition of `controllers`. Afterwards, calls the completion handlers that
  /// were added to it.
  static func during(
    _ isAnimated: Bool, in view: UIView, of controllers: [UIViewController?], _ change: (SizeTransition) -> Void
  ) {
    let transition = SizeTransition(in: view, duration: isAnimated ? 0.35 : 0, transform: .identity)
    transition.controllers = (controllers.last ?? nil, controllers.first ?? nil)
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
