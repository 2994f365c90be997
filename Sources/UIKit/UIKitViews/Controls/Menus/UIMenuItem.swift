// SPDX-License-Identifier: MIT

/// An item of the menu with which the user edits text, before iOS 16.
///
/// Source: Apple, `UIMenuItem`.
@available(*, deprecated, message: "Use UIEditMenuInteraction")
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The message that is sent along the responder chain.
  open var action: Selector

  /// Creates an item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
