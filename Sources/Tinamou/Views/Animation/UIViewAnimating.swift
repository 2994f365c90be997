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
