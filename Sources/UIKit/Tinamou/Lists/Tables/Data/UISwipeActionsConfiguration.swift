// SPDX-License-Identifier: MIT

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
