// SPDX-License-Identifier: MIT

extension UIView {
  /// Animates several changes, each in its part of `duration` seconds, which ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``
  /// names within `animations`.
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

  /// Within ``animateKeyframes(withDuration:delay:options:animations:completion:)``: lets what `animations` change begin at
  /// one part of the duration and take another, both from 0 to 1. Elsewhere the changes are seen at once.
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
