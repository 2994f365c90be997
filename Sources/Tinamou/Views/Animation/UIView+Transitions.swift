// SPDX-License-Identifier: MIT

extension UIView {
  /// Runs `animations`, which change what is in `view`, and shows the change as a transition of `duration` seconds.
  ///
  /// Differs from UIKit: what was there before is not seen any more. With `transitionCrossDissolve` what is new fades in;
  /// with the other transitions it is there at once.
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

  /// Puts `toView` in the place of `fromView`, or shows it and hides the other with `showHideTransitionViews`, as a
  /// transition of `duration` seconds.
  ///
  /// Differs from UIKit: `fromView` is not seen any more. With `transitionCrossDissolve` the other one fades in.
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

  /// Lets a view be seen to fade in where the transition is a dissolve, and otherwise to be there all the time, so that the
  /// transition takes its time.
  private class func showTransition(of view: UIView, _ options: AnimationOptions) {
    let kind = options.rawValue & AnimationOptions.transitionFlipFromBottom.rawValue
    let dissolves = kind == AnimationOptions.transitionCrossDissolve.rawValue
    guard kind != 0, let recorder = AnimationRecorder.current else { return }
    recorder.show("opacity", of: view.layer, from: .number(dissolves ? 0 : view.alpha), to: .number(view.alpha))
  }
}
