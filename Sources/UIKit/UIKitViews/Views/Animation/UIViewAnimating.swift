// SPDX-License-Identifier: MIT

/// An animation that can be paused, reversed, stopped and finished.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running.
  var isRunning: Bool { get }
  /// Whether the animation runs backward.
  var isReversed: Bool { get set }
  /// The completed fraction of the animation, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or resumes it after a pause.
  func startAnimation()
  /// Starts the animation after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation at its current position. With `true` it becomes inactive; with `false` it waits for
  /// ``finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The position at which an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end = 0
  /// The start.
  case start = 1
  /// The current position.
  case current = 2
}

extension UIViewAnimatingPosition {
  /// The value that properties keep when an animation finishes at this position.
  var finalValue: AnimatorRun.FinalValue {
    switch self {
    case .end: .end
    case .start: .start
    case .current: .presented
    }
  }
}

/// The state of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished.
  case inactive = 0
  /// Started; it may be paused.
  case active = 1
  /// Stopped, but not yet finished.
  case stopped = 2
}

/// An animation to which changes can be added.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin when a fraction of the remaining time, from 0 to 1, has passed.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes the animation after a pause with another timing curve. `durationFactor` is the remaining time as a
  /// fraction of the duration; 0 keeps the remaining time.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
