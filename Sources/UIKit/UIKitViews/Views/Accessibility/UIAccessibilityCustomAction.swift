// SPDX-License-Identifier: MIT

/// An action that assistive technologies offer for an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs an action and returns whether it succeeded.
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  /// Creates an action that performs a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action that performs a closure.
  public init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// The name of the action. Setting it removes the attributes of ``attributedName``.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name of the action with attributes, by which it is read aloud.
  open var attributedName: NSAttributedString
  /// The category of the action, such as ``editCategory``; actions of one category are offered together. The default is `nil`. Stored;
  /// has no effect.
  open var category: String?
  /// The category of actions that edit the element's contents.
  public nonisolated static let editCategory = "UIAccessibilityCustomActionCategoryEdit"
  /// The image of the action. The default is `nil`. Stored; has no effect, because there is no assistive technology.
  open var image: UIImage?
  /// Performs the action; `nil` for none.
  open var actionHandler: Handler?

  /// Creates an action that sends a message.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// Creates an action that sends a message.
  public init(attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// The object that gets the message. The default is `nil`.
  open weak var target: AnyObject?
  /// The message. The default is `nil`.
  open var selector: Selector?
}
