// SPDX-License-Identifier: MIT

extension AnimationBlock {
  /// An animation of several changes, each in a part of `duration`.
  init(delay: TimeInterval, duration: TimeInterval, keyframes options: UIView.KeyframeAnimationOptions) {
    self.init(delay: delay, duration: duration, options: options.plain)
    prepare = { recorder in
      recorder.window = (0, 1)
      recorder.interpolation = options.interpolation
      recorder.isPaced = options.isPaced
    }
  }

  /// Records the changes made in `animations` in a part of the animation whose closure is running.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start of the part, as a fraction of the total duration, from 0 to 1.
  ///   - frameDuration: The duration of the part, as a fraction of the total duration.
  static func runKeyframe(from frameStartTime: Double, lasting frameDuration: Double, _ animations: () -> Void) {
    guard let recorder = AnimationRecorder.current, let outer = recorder.window else {
      return withoutRecording(animations)
    }
    let start = min(max(frameStartTime, 0), 1)
    recorder.window = (start, min(start + max(frameDuration, 0), 1))
    defer { recorder.window = outer }
    animations()
  }

  /// Records the changes made in `animations` as repeated, in the animation whose closure is running.
  static func runRepeating(_ count: CGFloat, autoreverses: Bool, _ animations: () -> Void) {
    guard let recorder = AnimationRecorder.current else { return animations() }
    let before = recorder.timing
    recorder.timing.repeatCount = Double(count)
    recorder.timing.autoreverses = autoreverses
    defer { recorder.timing = before }
    animations()
  }

  /// Runs `changes` while animations are disabled.
  static func runWithAnimationsDisabled(_ changes: () -> Void) {
    let wasEnabled = AnimationRecorder.isEnabled
    AnimationRecorder.isEnabled = false
    defer { AnimationRecorder.isEnabled = wasEnabled }
    withoutRecording(changes)
  }
}
