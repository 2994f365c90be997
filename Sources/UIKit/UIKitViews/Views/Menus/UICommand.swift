// SPDX-License-Identifier: MIT

/// A command of a menu that sends a message along the responder chain.
///
/// Source: Apple, `UICommand`.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The message.
  open private(set) var action: Selector
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// Data about the command. The default is `nil`.
  open private(set) var propertyList: Any?
  /// The style and availability. The default is empty.
  open var attributes: UIMenuElement.Attributes
  /// The state, shown as a check mark. The default is `.off`.
  open var state: UIMenuElement.State
  /// Commands that replace this one while modifier keys are pressed. The default is empty. Stored; has no effect.
  open private(set) var alternates: [UICommandAlternate]
  /// A text that explains the command. The default is `nil`. Stored; has no effect.
  open var discoverabilityTitle: String?

  override func duplicate() -> UIMenuElement {
    UICommand(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  override var shownAttributes: UIMenuElement.Attributes { attributes }
  override var shownState: UIMenuElement.State {
    get { state }
    set { state = newValue }
  }

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }
}

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
