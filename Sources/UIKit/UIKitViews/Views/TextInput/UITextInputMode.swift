// SPDX-License-Identifier: MIT

/// A keyboard's language.
///
/// Source: Apple, `UITextInputMode`.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language, such as `en-US`.
  open private(set) var primaryLanguage: String?

  init(primaryLanguage: String?) {
    self.primaryLanguage = primaryLanguage
    super.init()
  }

  /// Creates a keyboard without a language, of which a test overrides what it needs.
  public override init() { super.init() }

  /// The keyboards that the user has: one for the language of the device.
  open class var activeInputModes: [UITextInputMode] {
    [UITextInputMode(primaryLanguage: Locale.preferredLanguages.first ?? "en-US")]
  }

  /// Posted when the user changes the keyboard. Never posted.
  public nonisolated class var currentInputModeDidChangeNotification: Notification.Name {
    Notification.Name("UITextInputCurrentInputModeDidChangeNotification")
  }
}

/// The buttons above the keyboard of an iPad. Stored; has no effect: there is no keyboard.
///
/// Source: Apple, `UITextInputAssistantItem`.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the user may hide the buttons. The default is `true`. Stored; has no effect.
  open var allowsHidingShortcuts = true
  /// The groups of buttons at the leading and the trailing edge.
  var groups: (leading: [NSObject], trailing: [NSObject]) = ([], [])
  /// Creates an item without buttons.
  public override init() { super.init() }
}
