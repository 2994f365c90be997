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
  var isInterruptible: Bool { isInteractive }
  var percentComplete: CGFloat { context?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { context?.completionVelocity ?? 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }

  /// The transition of an animator of the app, or one that a gesture drives; `nil` for others.
  weak var context: (any TransitionProgress)?
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

  /// Notes that a gesture drives the transition, whose animations are on `run`.
  func beginInteraction(_ run: AnimationRun) {
    initiallyInteractive = true
    self.run = run
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

  /// The change of the interface's orientation; `nil` if it stays.
  var turn: InterfaceTurn?
  /// The calls after the layout with the new size.
  var afterLayout: [() -> Void] = []

  /// The motions of the views while the transition takes its time.
  var motion: TransitionMotion?
  /// The animations on the clock, while the transition takes its time.
  private var run: AnimationRun?

  /// Whether an animated transition that begins now takes time.
  static var takesTime: Bool { AnimationClock.main.isRunning && AnimationRecorder.isEnabled }

  /// Performs a transition of `controllers`, the appearing and the disappearing one.
  ///
  /// - Parameters:
  ///   - duration: The duration on a running animation clock, in seconds. Otherwise the transition takes no time.
  ///   - begin: Changes the views and lays them out.
  ///   - end: Called at the end. Afterward the completion handlers that were added are called.
  ///   - completion: Called after the completion handlers.
  static func perform(
    _ isAnimated: Bool, over duration: TimeInterval = standardDuration, in view: UIView,
    of controllers: [UIViewController?],
    begin: (SizeTransition) -> Void, end: @escaping () -> Void, completion: @escaping () -> Void = {}
  ) {
    let transition = SizeTransition(in: view, duration: isAnimated ? duration : 0, transform: .identity)
    transition.controllers = (controllers.last ?? nil, controllers.first ?? nil)
    for controller in controllers {
      controller?.activeTransition?.endNow()
      controller?.activeTransition = transition
    }
    begin(transition)
    let finish = {
      end()
      for controller in controllers where controller?.activeTransition === transition {
        controller?.activeTransition = nil
      }
      transition.finish()
      completion()
    }
    transition.show(takesTime: isAnimated && takesTime, end: finish)
  }

  /// The duration of a push, in seconds. An approximation: Apple does not document UIKit's durations.
  static let standardDuration: TimeInterval = 0.35
  /// The duration of a presentation, in seconds. An approximation.
  static let presentationDuration: TimeInterval = 0.4

  /// Runs the animations that were added between two changes, and calls `end` when they have ended. The changes are part of the
  /// animation.
  func show(
    takesTime: Bool, first: () -> Void = {}, last: () -> Void = {}, end: @escaping () -> Void
  ) {
    guard takesTime else {
      first()
      runAnimations()
      last()
      return end()
    }
    var block = AnimationBlock(
      duration: transitionDuration,
      options: [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions])
    block.prepare = { self.run = $0.run }
    block.run(
      {
        first()
        motion?.show()
        runAnimations()
        last()
      },
      { _ in
        self.run = nil
        end()
      })
  }

  /// Ends the transition before its time.
  func endNow() { run?.finish() }

  func runAnimations() {
    for animation in animations { animation(self) }
    animations = []
  }

  func finish() {
    for completion in completions { completion(self) }
    completions = []
  }
}
