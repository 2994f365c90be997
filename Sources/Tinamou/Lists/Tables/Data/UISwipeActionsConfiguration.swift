// SPDX-License-Identifier: MIT

/// What a row offers at one of its sides when it is swiped.
///
/// Differs from UIKit: kept and handed over, but rows are not swiped here.
///
/// Source: Apple, `UISwipeActionsConfiguration`.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the one at the edge first.
  public let actions: [UIContextualAction]
  /// Whether a swipe over the whole row performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// A configuration with actions, the one at the edge first.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
