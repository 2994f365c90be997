// SPDX-License-Identifier: MIT

/// The buttons above the keyboard of an iPad. Stored; there is no keyboard.
///
/// Source: Apple, `UITextInputAssistantItem`.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the user may hide the buttons. The default is `true`. Stored; has no effect.
  open var allowsHidingShortcuts = true
  /// The buttons at the leading edge. Stored; has no effect.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The buttons at the trailing edge. Stored; has no effect.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Creates an item without buttons.
  public override init() { super.init() }
}
