// SPDX-License-Identifier: MIT

/// Animations between two calls, the API before closures.
///
/// Differs from UIKit: there are no selectors on Linux, so no callback can be set.
extension UIView {
  /// Begins an animation of the changes up to ``commitAnimations()``, with a default duration of 0.2 seconds.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    OldAnimations.open()
  }

  /// Ends the animation that was begun last.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func commitAnimations() { OldAnimations.close() }

  /// Sets the duration of subsequent changes, in seconds.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    OldAnimations.change { $0.timing.duration = duration }
  }

  /// Sets the delay of subsequent changes, in seconds.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDelay(_ delay: TimeInterval) { OldAnimations.change { $0.timing.delay = delay } }

  /// Sets the timing curve of subsequent changes.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    OldAnimations.change { $0.timing.curve = .cubic(curve.curve) }
  }

  /// Sets the number of repetitions of subsequent changes; 0 for one run.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    OldAnimations.change { $0.timing.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1 }
  }

  /// Sets whether each repetition of subsequent changes also runs backward.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OldAnimations.change { $0.timing.autoreverses = repeatAutoreverses }
  }

  /// Sets whether subsequent changes start from the presented values.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    OldAnimations.change { $0.beginsFromCurrentState = fromCurrentState }
  }
}

/// The animations that were begun and not yet committed.
@MainActor
private enum OldAnimations {
  /// The recorder that was current before each animation was begun.
  private static var outer: [AnimationRecorder?] = []
  private static let duration = 0.2

  static func open() {
    outer.append(AnimationRecorder.current)
    guard AnimationRecorder.isEnabled else { return }
    AnimationRecorder.current = AnimationRecorder(run: AnimationRun(), timing: AnimationTiming(duration: duration))
  }

  static func change(_ edit: (AnimationRecorder) -> Void) {
    // Outside an animation the setters do nothing, as in UIKit.
    guard let recorder = AnimationRecorder.current else { return }
    edit(recorder)
  }

  static func close() {
    guard let previous = outer.popLast() else { return }
    if let recorder = AnimationRecorder.current, recorder !== previous {
      recorder.record {}
      AnimationTime.start(recorder.run)
    }
    AnimationRecorder.current = previous
  }
}
