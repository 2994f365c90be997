// SPDX-License-Identifier: MIT

/// Something that animates and can be stopped, turned round and finished.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether it has begun.
  var state: UIViewAnimatingState { get }
  /// Whether it is moving.
  var isRunning: Bool { get }
  /// Whether it goes back to its start.
  var isReversed: Bool { get set }
  /// How far it is, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Begins, or goes on after a pause.
  func startAnimation()
  /// Begins after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stands still.
  func pauseAnimation()
  /// Ends where it is; with true it is over, with false it waits for ``finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Brings a stopped animation to its end.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which more can be added.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin when a part of the time that is left, from 0 to 1, has passed.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds something that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause with another pace; `durationFactor` is the time left in parts of the duration, 0 for what is
  /// left of it.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where it was to go.
  case end = 0
  /// Where it came from.
  case start = 1
  /// Somewhere on the way.
  case current = 2
}

/// Whether an animation has begun.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not yet, or it is over.
  case inactive = 0
  /// It has begun, though it may stand still.
  case active = 1
  /// It was stopped and not yet finished.
  case stopped = 2
}
