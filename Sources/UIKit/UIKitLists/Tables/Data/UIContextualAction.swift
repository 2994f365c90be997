// SPDX-License-Identifier: MIT

/// An action of a row that is shown when the user swipes the row.
///
/// Tests swipe rows with `table.inspection.swipeRow(at:from:fully:)`. Its button is at least 74 points wide and as high as the
/// row. A title is shown below an image in rows at least 91 points high only. These numbers approximate UIKit's.
///
/// Source: Apple, `UIContextualAction`.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of the action.
  public enum Style: Int, Sendable {
    /// A standard action.
    case normal = 0
    /// An action that deletes data.
    case destructive = 1
  }

  /// The closure that performs the action. Its arguments are the action, its button, and a closure to call at the end, with
  /// `true` if the action was performed, which closes the row. A destructive action has to delete the row itself.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of the action.
  open private(set) var style: Style
  /// The closure that performs the action.
  open private(set) var handler: Handler
  /// The title of the button. The default is `nil`.
  open var title: String?
  /// The image of the button. The default is `nil`.
  open var image: UIImage?
  /// The background color of the button.
  open var backgroundColor: UIColor!

  /// Creates an action with the given style and title.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}

/// The actions at one side of a row that are shown when the user swipes the row.
///
/// One without actions prevents that the row is swiped. Tests swipe rows with `table.inspection.swipeRow(at:from:fully:)`.
///
/// Source: Apple, `UISwipeActionsConfiguration`.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, ordered from the edge.
  open private(set) var actions: [UIContextualAction]
  /// Whether a full swipe performs the first action. The default is `true`.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions, ordered from the edge.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
