// SPDX-License-Identifier: MIT

extension UIView {
  /// The view's gesture recognizers and accessibility values, created on first access.
  var interactionForSetting: ViewInteraction {
    if let interaction { return interaction }
    let made = ViewInteraction()
    interaction = made
    return made
  }

  func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for old in gestureRecognizers ?? [] { remove(old) }
    for recognizer in recognizers { add(recognizer) }
  }

  func add(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.remove(recognizer)
    recognizer.view = self
    interactionForSetting.gestureRecognizers.append(recognizer)
  }

  func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    interaction?.gestureRecognizers.removeAll { $0 === recognizer }
  }

  func endEditingBelow() -> Bool {
    if isFirstResponder { return resignFirstResponder() }
    for subview in storedSubviews where !subview.endEditingBelow() { return false }
    return true
  }
}
