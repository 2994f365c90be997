// SPDX-License-Identifier: MIT

/// The animations and completions that an app adds to those of a menu.
@MainActor
package final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  package let previewViewController: UIViewController?
  package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Creates an animator of a menu with a preview of a controller; `nil` for none.
  package init(_ previewViewController: UIViewController? = nil) {
    self.previewViewController = previewViewController
    super.init()
  }

  package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Makes the changes of the system and those of the app, in the course of some seconds on a running clock, and at once otherwise.
  package func run(_ duration: TimeInterval, _ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    let all = { [animations] in
      changes()
      for animation in animations { animation() }
    }
    let end = { [completions] in
      completion()
      for completion in completions { completion() }
    }
    guard AnimationClock.main.isRunning, AnimationRecorder.isEnabled else {
      all()
      return end()
    }
    UIView.animate(withDuration: duration, animations: all) { _ in end() }
  }
}
