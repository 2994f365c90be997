// SPDX-License-Identifier: MIT

extension UIView {
  /// Animates several changes over `duration` seconds, each in the part specified by
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` in `animations`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var block = AnimationBlock(delay: delay, duration: duration, options: options.plain)
    block.prepare = { recorder in
      recorder.window = (0, 1)
      recorder.interpolation = options.interpolation
      recorder.isPaced = options.isPaced
    }
    block.run(animations, completion)
  }

  /// Adds a keyframe in the closure of ``animateKeyframes(withDuration:delay:options:animations:completion:)``. The
  /// start time and the duration of the changes made in `animations` are fractions of the total duration, from 0 to 1.
  /// Outside such a closure, changes are not animated.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = AnimationRecorder.current, let outer = recorder.window else {
      return AnimationBlock.withoutRecording(animations)
    }
    let start = Swift.min(Swift.max(frameStartTime, 0), 1)
    recorder.window = (start, Swift.min(start + Swift.max(frameDuration, 0), 1))
    defer { recorder.window = outer }
    animations()
  }
}
