// SPDX-License-Identifier: MIT

/// Closure-based animations.
///
/// Those that a subclass can override are in the class; UIKit declares this one in an extension too.
///
/// Views have their new values as soon as the closure has run. The presented values, those of `layer.presentation()`,
/// change over the given time of `AnimationClock.main`. Several animations of one property are added, as in iOS 8 and
/// later.
///
/// Source: Apple, `UIView`, “Animating views with block objects”; WWDC 2014, “Building interruptible and responsive
/// interactions”.
extension UIView {
  /// Animates the changes made in `animations` with a spring whose perceived duration is `duration` seconds.
  ///
  /// The spring comes to rest later. The completion is called when it stays within a thousandth of its final value.
  ///
  /// `bounce` goes from -1 (sluggish) over 0 (no overshoot) to 1, which would oscillate forever and is reduced slightly.
  /// `initialSpringVelocity` is the velocity at the start, in total distances per second.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringMotion(
      perceivedDuration: duration, bounce: Double(min(bounce, 0.99)), initialVelocity: Double(initialSpringVelocity))
    let rest = duration > 0 ? spring.settlingDuration : 0
    AnimationBlock(delay: delay, duration: rest, options: options, curve: .spring(spring)).run(animations, completion)
  }
}
