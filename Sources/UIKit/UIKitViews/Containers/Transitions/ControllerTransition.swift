// SPDX-License-Identifier: MIT

/// A transition between two controllers by an animator of the app.
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning, TransitionProgress {
  let animator: any UIViewControllerAnimatedTransitioning
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let from: UIViewController?
  private let to: UIViewController?
  /// Whether each of the two controllers' views takes part in the transition.
  private let movesViews: (from: Bool, to: Bool)
  private let finalFrame: CGRect
  private let coordinator: SizeTransition
  private let end: (Bool) -> Void
  private var isEnded = false
  private(set) var isInteractive = false
  /// The part of the transition that a gesture has driven, from 0 to 1.
  private(set) var percentComplete: CGFloat = 0
  private(set) var transitionWasCancelled = false

  init(
    _ animator: any UIViewControllerAnimatedTransitioning, in containerView: UIView, from: UIViewController?,
    to: UIViewController?, style: UIModalPresentationStyle = .none, movesViews: (from: Bool, to: Bool) = (true, true),
    finalFrame: CGRect, coordinator: SizeTransition, end: @escaping (Bool) -> Void
  ) {
    self.animator = animator
    self.containerView = containerView
    self.from = from
    self.to = to
    presentationStyle = style
    self.movesViews = movesViews
    self.finalFrame = finalFrame
    self.coordinator = coordinator
    self.end = end
    super.init()
    coordinator.context = self
  }

  var isAnimated: Bool { true }
  var completionVelocity: CGFloat { 1 }
  var targetTransform: CGAffineTransform { .identity }

  /// Begins the transition. `interactor` drives it if its `wantsInteractiveStart` is `true`.
  func begin(_ interactor: (any UIViewControllerInteractiveTransitioning)?) {
    for controller in [from, to] { controller?.activeTransition = coordinator }
    if let interactor, interactor.wantsInteractiveStart {
      isInteractive = true
      interactor.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
    coordinator.runAnimations(over: animator.transitionDuration(using: self))
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  func pauseInteractiveTransition() { isInteractive = true }

  func finishInteractiveTransition() {
    isInteractive = false
    coordinator.changeInteraction()
  }

  func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
    coordinator.changeInteraction()
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isEnded else { return }
    isEnded = true
    for controller in [from, to] where controller?.activeTransition === coordinator {
      controller?.activeTransition = nil
    }
    end(didComplete)
    animator.animationEnded(didComplete)
    coordinator.finish()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: movesViews.from ? from?.viewIfLoaded : nil
    case .to: movesViews.to ? to?.viewIfLoaded : nil
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    guard vc === from, let view = vc.viewIfLoaded, let superview = view.superview else { return .zero }
    return containerView.convert(view.frame, from: superview as UIView?)
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === to, movesViews.to { return finalFrame }
    if vc === to || (vc === from && !movesViews.from) {
      return vc.viewIfLoaded.map { containerView.convert($0.bounds, from: $0 as UIView?) } ?? .zero
    }
    return .zero
  }
}
