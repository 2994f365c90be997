// SPDX-License-Identifier: MIT

/// The requirements for a new password. Stored; has no effect: no password is suggested.
///
/// Source: Apple, `UITextInputPasswordRules`.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  /// The rules, in Apple's language for them.
  open private(set) var passwordRulesDescriptor: String

  /// Creates rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
