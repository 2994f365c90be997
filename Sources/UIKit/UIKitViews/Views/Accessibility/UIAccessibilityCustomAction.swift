// SPDX-License-Identifier: MIT

/// An action that assistive technologies offer for an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs an action and returns whether it succeeded.
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  /// Creates an action that performs a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// The name of the action.
  open var name: String
  /// The image of the action. The default is `nil`. Stored; has no effect, because there is no assistive technology.
  open var image: UIImage?
  /// Performs the action; `nil` for none.
  open var actionHandler: Handler?

  /// Creates an action that sends a message.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.name = name
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
