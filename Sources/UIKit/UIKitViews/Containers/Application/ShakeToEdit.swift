// SPDX-License-Identifier: MIT

/// The alert that asks whether the last change of a text is undone, after the device was shaken.
@MainActor
enum ShakeToEdit {
  /// Asks whether the first responder of the key window undoes or redoes its last change. Does nothing without a change.
  ///
  /// Source: Apple, `UIApplication.applicationSupportsShakeToEdit`.
  static func ask() {
    guard let window = UIScreen.main.scene.keyWindow, let manager = window.firstResponderInside?.undoManager,
      manager.canUndo || manager.canRedo, var presenter = window.rootViewController
    else { return }
    while let presented = presenter.presentedViewController { presenter = presented }
    guard !(presenter is UIAlertController) else { return }
    let title = manager.canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    if manager.canUndo {
      alert.addAction(UIAlertAction(title: "Undo", style: .default) { _ in manager.undo() })
    }
    if manager.canRedo {
      let title = manager.canUndo ? manager.redoMenuItemTitle : "Redo"
      alert.addAction(UIAlertAction(title: title, style: .default) { _ in manager.redo() })
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    presenter.present(alert, animated: true)
  }
}

extension UIApplication {
  /// Sends the beginning and the end of a shake to the first responder of the key window, or else to the window.
  func receiveShake() {
    let window = UIScreen.main.scene.keyWindow
    let first: UIResponder = window?.firstResponderInside ?? window ?? self
    let event = UIShakeEvent()
    first.motionBegan(.motionShake, with: event)
    first.motionEnded(.motionShake, with: event)
  }
}

/// The event of a shake.
private final class UIShakeEvent: UIEvent {
  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
}
