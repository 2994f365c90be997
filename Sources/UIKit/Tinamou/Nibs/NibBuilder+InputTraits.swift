// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// The traits of the keyboard and of typed text.
extension NibBuilder {
  /// Applies the input traits of an element to a text field or text view.
  func applyInputTraits<View: UITextInputTraits>(of element: MarkupElement, to view: View) {
    guard let traits = element.element(key: "textInputTraits") else { return }
    view.isSecureTextEntry = traits.flag("secureTextEntry")
    view.enablesReturnKeyAutomatically = traits.flag("enablesReturnKeyAutomatically")
    if let type: UIKeyboardType = choice("keyboardType", of: traits, Self.caseNames) { view.keyboardType = type }
    if let look: UIKeyboardAppearance = choice("keyboardAppearance", of: traits, Self.caseNames) {
      view.keyboardAppearance = look
    }
    if let type: UIReturnKeyType = choice("returnKeyType", of: traits) { view.returnKeyType = type }
    if let type: UITextAutocapitalizationType = choice("autocapitalizationType", of: traits) {
      view.autocapitalizationType = type
    }
    if let type: UITextAutocorrectionType = choice("autocorrectionType", of: traits) { view.autocorrectionType = type }
    if let type: UITextSpellCheckingType = choice("spellCheckingType", of: traits) { view.spellCheckingType = type }
    if let type = traits["textContentType"] { view.textContentType = UITextContentType(rawValue: type) }
  }

  /// The cases whose names in documents differ.
  private static let caseNames = [
    "alphabet": "asciiCapable", "ASCIICapableNumberPad": "asciiCapableNumberPad", "alert": "dark",
  ]
}
