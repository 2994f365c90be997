// SPDX-License-Identifier: MIT

/// The progress of a transition, which its coordinator reports.
@MainActor
protocol TransitionProgress: AnyObject {
  /// Whether a gesture drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to its start.
  var transitionWasCancelled: Bool { get }
  /// The part of the transition that a gesture has driven, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed at which the transition goes on after the gesture; 1 for the usual one.
  var completionVelocity: CGFloat { get }
  /// The style of a presentation; `.none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
}

/// A transition of the system that follows a finger, such as a swipe back or a drag that dismisses a sheet.
///
/// Its animations stand still where the finger is. When the finger has left, they continue to their end or back to their start. On a
/// clock that is not running, that takes no time.
final class InteractiveTransition: TransitionProgress {
  let coordinator: SizeTransition
  let presentationStyle: UIModalPresentationStyle
  private let run = AnimationRun()
  private var duration: TimeInterval { coordinator.transitionDuration }
  private(set) var isInteractive = true
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var completionVelocity: CGFloat = 1

  /// Creates the transition between two controllers, of which `from` disappears.
  init(
    in view: UIView, from: UIViewController?, to: UIViewController?, over duration: TimeInterval,
    style: UIModalPresentationStyle = .none
  ) {
    coordinator = SizeTransition(in: view, duration: duration, transform: .identity)
    presentationStyle = style
    coordinator.controllers = (from, to)
    coordinator.context = self
    for controller in [from, to] {
      controller?.activeTransition?.endNow()
      controller?.activeTransition = coordinator
    }
  }

  /// Begins to follow the finger.
  ///
  /// - Parameters:
  ///   - end: Called at the end with whether the transition was finished. Afterward the completion handlers of the coordinator are
  ///     called.
  func begin(end: @escaping (Bool) -> Void) {
    coordinator.beginInteraction(run)
    let timing = AnimationTiming(duration: duration, curve: .linear)
    run.minimumDuration = duration
    run.stand(at: 0)
    AnimationRecorder(run: run, timing: timing).record {
      coordinator.motion?.show()
      coordinator.runAnimations()
    }
    run.completions.append { _ in
      // A transition that something else ends while a finger holds it has not been finished.
      if self.isInteractive { (self.isInteractive, self.transitionWasCancelled) = (false, true) }
      end(!self.transitionWasCancelled)
      for controller in [self.coordinator.controllers.from, self.coordinator.controllers.to]
      where controller?.activeTransition === self.coordinator {
        controller?.activeTransition = nil
      }
      self.coordinator.finish()
    }
    run.enterClock()
  }

  /// Moves to a part of the transition, from 0 to 1.
  func update(_ percent: CGFloat) {
    guard isInteractive else { return }
    percentComplete = min(max(percent, 0), 1)
    run.stand(at: Double(percentComplete) * duration)
  }

  /// Ends the gesture. The transition goes on to its end or back to its start.
  ///
  /// - Parameter speed: The speed of the finger, in parts of the transition per second.
  func release(finishing isFinished: Bool, speed: CGFloat) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = !isFinished
    completionVelocity = min(max(abs(speed) * CGFloat(duration), 1), 4)
    coordinator.changeInteraction()
    guard SizeTransition.takesTime else { return run.finish() }
    run.move(at: Double(isFinished ? completionVelocity : -completionVelocity))
  }
}
