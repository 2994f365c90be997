// SPDX-License-Identifier: MIT

/// Animations between two calls, as they were before closures.
///
/// Differs from UIKit: there are no selectors on Linux, so nothing can be called at the end.
extension UIView {
  /// Opens an animation: what changes until ``commitAnimations()`` goes its way in a fifth of a second.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    OldAnimations.open()
  }

  /// Closes the animation that was opened last.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func commitAnimations() { OldAnimations.close() }

  /// How long what changes from now on takes, in seconds.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    OldAnimations.change { $0.timing.duration = duration }
  }

  /// How long what changes from now on waits, in seconds.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDelay(_ delay: TimeInterval) { OldAnimations.change { $0.timing.delay = delay } }

  /// The pace of what changes from now on.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    OldAnimations.change { $0.timing.curve = .cubic(curve.curve) }
  }

  /// How often what changes from now on runs; 0 for once.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    OldAnimations.change { $0.timing.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1 }
  }

  /// Whether what changes from now on goes back again each time.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OldAnimations.change { $0.timing.autoreverses = repeatAutoreverses }
  }

  /// Whether what changes from now on starts from what is seen.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    OldAnimations.change { $0.beginsFromCurrentState = fromCurrentState }
  }
}

/// The animations that were opened and not yet closed.
@MainActor
private enum OldAnimations {
  /// The recorders that were at work before each.
  private static var outer: [AnimationRecorder?] = []
  private static let duration = 0.2

  static func open() {
    outer.append(AnimationRecorder.current)
    guard AnimationRecorder.isEnabled else { return }
    AnimationRecorder.current = AnimationRecorder(run: AnimationRun(), timing: AnimationTiming(duration: duration))
  }

  static func change(_ edit: (AnimationRecorder) -> Void) {
    // Outside of an animation there is nothing to set, as in UIKit.
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
