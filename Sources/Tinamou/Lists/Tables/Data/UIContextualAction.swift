// SPDX-License-Identifier: MIT

/// Something that a row offers beside itself when it is swiped.
///
/// Differs from UIKit: kept and handed over, but rows are not swiped here.
///
/// Source: Apple, `UIContextualAction`.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Whether the action takes something away. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Nothing is lost.
    case normal = 0
    /// What the row shows goes away.
    case destructive = 1
  }

  /// Does what the action is for, in a view, and says at the end whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Whether the action takes something away.
  public let style: Style
  /// What the action does.
  public let handler: Handler
  /// What the button says.
  open var title: String?
  /// What the button shows.
  open var image: UIImage?
  /// The button's colour.
  open var backgroundColor: UIColor!

  /// An action with a button of a title.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}
