// SPDX-License-Identifier: MIT

/// Drives the animator of a transition by a percentage, such as the progress of a drag.
///
/// The animations that the animator starts are paused at the percentage of their duration. When the
/// transition is finished or canceled, they continue to their end or back to their start.
///
/// Source: Apple, `UIPercentDrivenInteractiveTransition`.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The duration of the animator, in seconds; 0 before the transition begins.
  open private(set) var duration: CGFloat = 0
  /// The progress, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed after the gesture, as a factor of the animation's own speed. The default is 1.
  open var completionSpeed: CGFloat = 1
  /// The curve after the gesture. The default is `.easeInOut`. Stored; has no effect, because the animation's own curve
  /// continues.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of an interruptible animator. The default is `nil`. Stored; has no effect.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins with the gesture rather than as an animation. The default is `true`.
  open var wantsInteractiveStart = true

  private var context: (any UIViewControllerContextTransitioning)?
  private var runs: [AnimationRun] = []

  public override init() { super.init() }

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    percentComplete = 0
    guard let animator = (transitionContext as? ControllerTransition)?.animator else { return }
    duration = CGFloat(animator.transitionDuration(using: transitionContext))
    let earlier = AnimationClock.main.runs
    animator.animateTransition(using: transitionContext)
    runs = AnimationClock.main.runs.filter { run in !earlier.contains { $0 === run } }
    for run in runs { run.stand(at: 0) }
  }

  /// Pauses a running transition, so that the gesture can continue it.
  open func pause() {
    guard let context else { return }
    for run in runs { run.stand(at: run.elapsed(at: run.time.now)) }
    if duration > 0, let first = runs.first {
      percentComplete = CGFloat(first.elapsed(at: first.time.now)) / duration
    }
    context.pauseInteractiveTransition()
  }

  /// Sets the progress, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    for run in runs { run.stand(at: Double(self.percentComplete * duration)) }
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Cancels the transition, which continues back to its start.
  open func cancel() {
    context?.cancelInteractiveTransition()
    run(at: -1)
  }

  /// Finishes the transition, which continues to its end.
  open func finish() {
    context?.finishInteractiveTransition()
    run(at: 1)
  }

  private func run(at direction: Double) {
    for run in runs { run.move(at: direction * Double(max(completionSpeed, 0.001))) }
    runs = []
    context = nil
  }
}
