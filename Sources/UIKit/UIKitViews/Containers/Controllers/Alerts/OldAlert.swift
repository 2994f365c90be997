// SPDX-License-Identifier: MIT

/// The content of an alert or an action sheet from before iOS 8, which an alert controller shows.
@MainActor
struct OldAlert {
  let title: String?
  let message: String?
  let buttons: [String]
  let cancelIndex: Int
  var destructiveIndex = -1

  /// Presents the alert in the key window.
  ///
  /// - Parameters:
  ///   - clicked: Called with the index of the chosen button, before the alert goes.
  ///   - dismissed: Called with the index, after the alert has gone.
  /// - Returns: The controller of the alert; `nil` if there is no window to present it in.
  func present(
    _ style: UIAlertController.Style, clicked: @escaping @MainActor (Int) -> Void,
    dismissed: @escaping @MainActor (Int) -> Void
  ) -> UIAlertController? {
    guard let presenter = UIScreen.main.scene.keyWindow?.rootViewController?.frontmost else { return nil }
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (index, button) in buttons.enumerated() {
      let action: UIAlertAction.Style =
        index == cancelIndex ? .cancel : index == destructiveIndex ? .destructive : .default
      alert.addAction(UIAlertAction(title: button, style: action) { _ in dismissed(index) })
    }
    alert.willPerform = { [weak alert] action in
      if let index = alert?.actions.firstIndex(where: { $0 === action }) { clicked(index) }
    }
    presenter.present(alert, animated: true)
    return alert
  }
}
