// SPDX-License-Identifier: MIT

/// Closure-based animations.
///
/// Views have their new values as soon as the closure has run. The presented values, those of `layer.presentation()`,
/// change over the given time of `AnimationClock.main`. Several animations of one property are added, as in iOS 8 and
/// later.
///
/// Source: Apple, `UIView`, “Animating views with block objects”; WWDC 2014, “Building interruptible and responsive
/// interactions”.
extension UIView {
  /// Animates the changes made in `animations` over `duration` seconds.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    AnimationBlock(duration: duration).run(animations, nil)
  }

  /// Animates the changes made in `animations` over `duration` seconds. `completion` is called with whether all
  /// animations finished.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration).run(animations, completion)
  }

  /// Animates the changes made in `animations` over `duration` seconds after `delay` seconds.
  ///
  /// In the closure of another animation it uses that animation's duration and curve, unless the options override them.
  /// `completion` is called with `false` if a part was interrupted: its view was removed from the hierarchy, an
  /// animation with `beginFromCurrentState` replaced it, or `layer.removeAllAnimations()` was called.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(delay: delay, duration: duration, options: options).run(animations, completion)
  }

  /// Animates the changes made in `animations` with a spring that comes to rest after `duration` seconds.
  ///
  /// `dampingRatio` 1 does not overshoot; values closer to 0 oscillate more. `velocity` is the velocity at the start, in
  /// total distances per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringMotion(
      settlingIn: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
    AnimationBlock(delay: delay, duration: duration, options: options, curve: .spring(spring)).run(
      animations, completion)
  }

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

  /// Runs `actionsWithoutAnimation` without animating its changes, even in the closure of an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationRecorder.isEnabled
    AnimationRecorder.isEnabled = false
    defer { AnimationRecorder.isEnabled = wasEnabled }
    AnimationBlock.withoutRecording(actionsWithoutAnimation)
  }

  /// Sets whether animations are enabled. While disabled, changes are presented immediately and completions are called
  /// at the next tick of the clock.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationRecorder.isEnabled = enabled }

  /// Whether animations are enabled. The default is `true`.
  public class var areAnimationsEnabled: Bool { AnimationRecorder.isEnabled }

  /// The duration of the animation whose closure is running, in seconds; 0 outside a closure.
  public class var inheritedAnimationDuration: TimeInterval { AnimationRecorder.current?.timing.duration ?? 0 }

  /// In the closure of an animation, repeats the changes made in `animations`, optionally running backward each time.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let recorder = AnimationRecorder.current else { return animations() }
    let before = recorder.timing
    recorder.timing.repeatCount = Double(count)
    recorder.timing.autoreverses = autoreverses
    defer { recorder.timing = before }
    animations()
  }
}
