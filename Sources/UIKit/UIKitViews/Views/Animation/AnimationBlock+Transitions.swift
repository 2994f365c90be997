// SPDX-License-Identifier: MIT

extension AnimationBlock {
  /// Runs `animations`, which changes the content of `view`, and shows the change as a transition.
  func runTransition(of view: UIView, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    run(
      {
        let changes = animations ?? {}
        if options.contains(.allowAnimatedContent) { changes() } else { AnimationBlock.withoutRecording(changes) }
        showTransition(of: view)
      }, completion)
  }

  /// Replaces `old` with `new` in a transition.
  func runTransition(from old: UIView, to new: UIView, _ completion: ((Bool) -> Void)?) {
    run(
      {
        AnimationBlock.withoutRecording { exchange(old, with: new) }
        showTransition(of: new)
      }, completion)
  }

  private func exchange(_ old: UIView, with new: UIView) {
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
  private func showTransition(of view: UIView) {
    let kind = options.rawValue & UIView.AnimationOptions.transitionFlipFromBottom.rawValue
    let dissolves = kind == UIView.AnimationOptions.transitionCrossDissolve.rawValue
    guard kind != 0, let recorder = AnimationRecorder.current else { return }
    recorder.show("opacity", of: view.layer, from: .number(dissolves ? 0 : view.alpha), to: .number(view.alpha))
  }
}
