// SPDX-License-Identifier: MIT

/// A key of a keyboard, as it is pressed.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters of the key with the modifiers. Returns an empty string by default.
  open var characters: String { "" }
  /// The characters of the key without the modifiers, except Shift. Returns an empty string by default.
  open var charactersIgnoringModifiers: String { "" }
  /// The modifier keys that are pressed. Returns an empty set by default.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The code of the key. Returns the code that stands for no key by default.
  open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(rawValue: 0) ?? .keyboardErrorRollOver }

  public override init() { super.init() }
}
