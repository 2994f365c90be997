// SPDX-License-Identifier: MIT

/// A command that replaces another one while modifier keys are pressed.
///
/// Source: Apple, `UICommandAlternate`.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title.
  open private(set) var title: String
  /// The message.
  open private(set) var action: Selector
  /// The modifier keys.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// Creates an alternate.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
