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

  func add(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionForSetting.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func remove(_ interaction: any UIInteraction) {
    guard self.interaction?.interactions.contains(where: { $0 === interaction }) == true else { return }
    interaction.willMove(to: nil)
    self.interaction?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  func setInteractions(_ new: [any UIInteraction]) {
    for old in interactions where !new.contains(where: { $0 === old }) { remove(old) }
    for interaction in new where !interactions.contains(where: { $0 === interaction }) { add(interaction) }
  }

  /// Makes the first responder resign if it is a view whose text is edited here: this view, a descendant, or, for a window, a view
  /// above the keyboard.
  func endEditingBelow(_ isForced: Bool) -> Bool {
    guard let scope = firstResponderScope, let editor = scope.current as? UIView else { return true }
    guard editor.isDescendant(of: self) || scope.observer === self else { return true }
    guard isForced else { return editor.resignFirstResponder() }
    scope.forceResignation()
    return scope.current !== editor
  }
}

// MARK: Touches

extension UIView {
  /// Delivers an event of a hierarchy without a window.
  func deliverTouches(_ event: UIEvent) {
    EventEnd.whileHandling { GestureSequence.handle(event) }
  }
}
