// SPDX-License-Identifier: MIT

/// Animations by closures.
///
/// Views have their new values as soon as the closure has run; what is *seen* of them, `layer.presentation()`, goes there in
/// the time given, by ``AnimationClock/main``. Several animations of one property add up, as they do from iOS 8 on.
///
/// Source: Apple, `UIView`, “Animating views with block objects”; WWDC 2014, “Building interruptible and responsive
/// interactions”.
extension UIView {
  /// Animates what `animations` change, in `duration` seconds.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    AnimationBlock(duration: duration).run(animations, nil)
  }

  /// Animates what `animations` change, in `duration` seconds; `completion` hears whether all of it arrived.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration).run(animations, completion)
  }

  /// Animates what `animations` change, in `duration` seconds after `delay` seconds.
  ///
  /// In another animation's closure it takes that one's duration and pace, unless the options say otherwise. Its completion
  /// is called with false if a part of it was taken off: its view left the hierarchy, an animation with
  /// `beginFromCurrentState` took its place, or `layer.removeAllAnimations()` was called.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(delay: delay, duration: duration, options: options).run(animations, completion)
  }

  /// Animates what `animations` change as a spring that is at rest after `duration` seconds.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 for no overshoot, nearer to 0 for more and more swings.
  ///   - velocity: the speed at the start, in ways a second.
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

  /// Animates what `animations` change as a spring that seems to take `duration` seconds.
  ///
  /// It is at rest later than that: its completion comes when it stays within a thousandth of its end.
  ///
  /// - Parameters:
  ///   - bounce: from -1, sluggish, over 0, no overshoot, to 1, which would swing for ever and is taken as a little less.
  ///   - initialSpringVelocity: the speed at the start, in ways a second.
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

  /// Runs `actionsWithoutAnimation` so that what they change is seen at once, though it be in an animation's closure.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationRecorder.isEnabled
    AnimationRecorder.isEnabled = false
    defer { AnimationRecorder.isEnabled = wasEnabled }
    AnimationBlock.withoutRecording(actionsWithoutAnimation)
  }

  /// Whether animations are made; if not, everything is seen at once, and completions come with the next turn of the clock.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationRecorder.isEnabled = enabled }

  /// Whether animations are made.
  public class var areAnimationsEnabled: Bool { AnimationRecorder.isEnabled }

  /// The duration of the animation whose closure is running, in seconds; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval { AnimationRecorder.current?.timing.duration ?? 0 }

  /// Within an animation's closure: lets what `animations` change run several times, and back again if wanted.
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
