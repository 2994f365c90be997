// SPDX-License-Identifier: MIT

/// An action behind a swiped row, before iOS 13.
///
/// Source: Apple, `UITableViewRowAction`.
@available(*, deprecated, message: "Use UIContextualAction")
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The style of an action. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1
    /// The same style as the default one.
    public static let destructive = Style.default
  }

  /// The style.
  open private(set) var style: Style
  /// The title.
  open var title: String?
  /// The color behind the title. The default is red, or gray for the normal style.
  open var backgroundColor: UIColor?
  /// The effect behind the title. The default is `nil`. Stored; has no effect.
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .normal ? .systemGray : .systemRed
    super.init()
  }

  /// The action as one of those that are shown.
  func contextual(at indexPath: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
      self.handler(self, indexPath)
      done(true)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}
