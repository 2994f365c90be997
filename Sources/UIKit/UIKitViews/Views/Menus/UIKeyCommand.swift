// SPDX-License-Identifier: MIT

/// A command that keys of a hardware keyboard perform.
///
/// Keys of the keyboard with which a running app is used perform the commands of the first responder and of those after it.
///
/// Source: Apple, `UIKeyCommand`.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The characters of the key; `nil` for modifier keys only.
  open private(set) var input: String?
  /// The modifier keys.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before what the system does with the key, such as typing. The default is `false`.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the key is adapted to other keyboards. The default is `true`. Stored; has no effect.
  open var allowsAutomaticLocalization = true
  /// Whether the key is mirrored. The default is `true`. Stored; has no effect.
  open var allowsAutomaticMirroring = true

  /// Creates a command with a title and an image.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  override func duplicate() -> UIMenuElement {
    let copy = UIKeyCommand(
      title: title, image: image, action: action, input: input ?? "", modifierFlags: modifierFlags,
      propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
    copy.allowsAutomaticLocalization = allowsAutomaticLocalization
    copy.allowsAutomaticMirroring = allowsAutomaticMirroring
    return copy
  }

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command with a text that explains it.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  /// The arrow key that points up.
  public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
  /// The arrow key that points down.
  public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
  /// The arrow key that points to the left.
  public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  /// The arrow key that points to the right.
  public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
  /// The Escape key.
  public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
  /// The Page Up key.
  public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }
  /// The Page Down key.
  public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }
  /// The Home key.
  public nonisolated class var inputHome: String { "UIKeyInputHome" }
  /// The End key.
  public nonisolated class var inputEnd: String { "UIKeyInputEnd" }
  /// The key that deletes forward.
  public nonisolated class var inputDelete: String { "UIKeyInputDelete" }
  /// The F1 key.
  public nonisolated class var f1: String { "UIKeyInputF1" }
}
