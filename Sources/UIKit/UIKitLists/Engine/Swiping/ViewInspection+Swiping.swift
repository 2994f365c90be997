// SPDX-License-Identifier: MIT

/// Simulated swipes of the rows of tables and lists for tests.
///
/// ```swift
/// table.inspection.swipeRow(at: path)            // the table shows the actions at the trailing edge of the row
/// table.inspection.swipeActions.map(\.title)     // "Archive", "Flag"
/// table.inspection.perform(table.inspection.swipeActions[0])
/// ```
///
/// A drag over a row swipes it, too; see ``drag(along:)``.
extension ViewInspection {
  /// Swipes a visible row of this table or collection view from one of its edges.
  ///
  /// The actions come from the delegate or the list configuration; a row of a table that can be deleted has a delete action at
  /// its trailing edge. The row slides for 0.25 seconds, which approximates UIKit, on a clock that is running, otherwise at
  /// once. A row that is already swiped is closed.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row.
  ///   - edge: The edge of the row from which it is swiped.
  ///   - fully: Whether the swipe continues to the other edge, which performs the first action unless the configuration
  ///     prevents that.
  /// - Returns: The actions, ordered from the edge; `nil` if the row cannot be swiped from this edge.
  @discardableResult
  public func swipeRow(at indexPath: IndexPath, from edge: SwipeEdge = .trailing, fully: Bool = false)
    -> [UIContextualAction]?
  {
    guard let list = view as? any SwipingList else { return nil }
    view.layoutIfNeeded()
    guard let swipe = list.beginSwipe(at: ItemIndexPath(indexPath), from: edge) else { return nil }
    if fully { list.swipeFully() } else { list.openSwipe() }
    return swipe.configuration.actions
  }

  /// The actions that are shown beside the swiped row of this list, ordered from the edge; empty if no row is swiped.
  public var swipeActions: [UIContextualAction] { (view as? any SwipingList)?.swipe?.configuration.actions ?? [] }

  /// The swiped row of this list; `nil` if there is none.
  public var swipedRow: IndexPath? { (view as? any SwipingList)?.swipe?.path.indexPath }

  /// Taps the button of an action of the swiped row. Does nothing if the action is not shown.
  public func perform(_ action: UIContextualAction) { (view as? any SwipingList)?.perform(action) }
}
