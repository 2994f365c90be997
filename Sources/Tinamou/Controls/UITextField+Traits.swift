// SPDX-License-Identifier: MIT

extension UITextField: UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { keyboardTraits.autocapitalization }
    set { keyboardTraits.autocapitalization = newValue }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { keyboardTraits.autocorrection }
    set { keyboardTraits.autocorrection = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { keyboardTraits.spellChecking }
    set { keyboardTraits.spellChecking = newValue }
  }
  public var keyboardType: UIKeyboardType {
    get { keyboardTraits.keyboard }
    set { keyboardTraits.keyboard = newValue }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { keyboardTraits.appearance }
    set { keyboardTraits.appearance = newValue }
  }
  public var returnKeyType: UIReturnKeyType {
    get { keyboardTraits.returnKey }
    set { keyboardTraits.returnKey = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { keyboardTraits.enablesReturnKeyAutomatically }
    set { keyboardTraits.enablesReturnKeyAutomatically = newValue }
  }
  public var textContentType: UITextContentType! {
    get { keyboardTraits.contentType }
    set { keyboardTraits.contentType = newValue }
  }
}
