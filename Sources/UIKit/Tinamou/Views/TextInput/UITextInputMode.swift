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

  /// The keyboards that the user has: one for the language of the device.
  open class var activeInputModes: [UITextInputMode] {
    [UITextInputMode(primaryLanguage: Locale.preferredLanguages.first ?? "en-US")]
  }

  /// Posted when the user changes the keyboard. Never posted.
  public nonisolated class var currentInputModeDidChangeNotification: Notification.Name {
    Notification.Name("UITextInputCurrentInputModeDidChangeNotification")
  }
}
