// SPDX-License-Identifier: MIT

extension UIView {
  /// Runs `animations`, which changes the content of `view`, and shows the change as a transition of `duration`
  /// seconds.
  ///
  /// Differs from UIKit: the previous content disappears immediately. With `transitionCrossDissolve` the new content
  /// fades in; with other transitions it appears immediately.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, options: options).run(
      {
        let changes = animations ?? {}
        if options.contains(.allowAnimatedContent) { changes() } else { AnimationBlock.withoutRecording(changes) }
        showTransition(of: view, options)
      }, completion)
  }

  /// Replaces `fromView` with `toView` in a transition of `duration` seconds. With `showHideTransitionViews`, hides
  /// `fromView` and shows `toView` instead.
  ///
  /// Differs from UIKit: `fromView` disappears immediately. With `transitionCrossDissolve`, `toView` fades in.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock(duration: duration, options: options).run(
      {
        AnimationBlock.withoutRecording { exchange(fromView, with: toView, options) }
        showTransition(of: toView, options)
      }, completion)
  }

  private class func exchange(_ old: UIView, with new: UIView, _ options: AnimationOptions) {
    if options.contains(.showHideTransitionViews) {
      old.isHidden = true
      new.isHidden = false
    } else if let superview = old.superview {
      superview.insertSubview(new, aboveSubview: old)
      old.removeFromSuperview()
    }
  }

  /// Fades in a view for a dissolve. For other transitions it animates between equal values, so that the transition
  /// takes its duration.
  private class func showTransition(of view: UIView, _ options: AnimationOptions) {
    let kind = options.rawValue & AnimationOptions.transitionFlipFromBottom.rawValue
    let dissolves = kind == AnimationOptions.transitionCrossDissolve.rawValue
    guard kind != 0, let recorder = AnimationRecorder.current else { return }
    recorder.show("opacity", of: view.layer, from: .number(dissolves ? 0 : view.alpha), to: .number(view.alpha))
  }
}
