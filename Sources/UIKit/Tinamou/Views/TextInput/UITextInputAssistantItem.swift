// SPDX-License-Identifier: MIT

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
