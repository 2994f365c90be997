// SPDX-License-Identifier: MIT

/// The keyboard that the traits of a text ask for.
@MainActor
struct KeyboardKind {
  let type: UIKeyboardType
  /// Whether words are suggested above the keys.
  let hasSuggestions: Bool

  init(_ input: any UITextInputTraits) {
    type = input.keyboardType
    hasSuggestions = input.autocorrectionType != .no || input.isSecureTextEntry || input.textContentType != nil
  }

  /// Whether the keyboard is a pad of digits on a phone. Tablets show a keyboard with punctuation in its place.
  var isPad: Bool {
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }
}

extension DeviceProfile {
  /// Returns the height of the docked keyboard for a text, in points, from the bottom edge of the screen.
  ///
  /// Source: Facts, “Devices”: a pad of digits is 27 points lower than the keyboard of a phone with a home indicator in portrait
  /// orientation and 44 lower otherwise, and so much is the height of the suggestions.
  @MainActor
  func keyboardHeight(
    for kind: KeyboardKind, in orientation: DeviceOrientation, _ generation: InterfaceGeneration
  ) -> CGFloat {
    let height = keyboardHeight(in: orientation, generation)
    guard idiom != .pad else { return height }
    if kind.isPad { return height - (orientation == .portrait && portraitSafeArea.bottom > 0 ? 27 : Self.suggestions) }
    return kind.hasSuggestions ? height : height - Self.suggestions
  }

  /// The height of the suggestions above the keys of a phone, in points.
  static var suggestions: CGFloat { 44 }
}
