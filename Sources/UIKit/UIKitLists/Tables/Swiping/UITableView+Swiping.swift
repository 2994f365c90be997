// SPDX-License-Identifier: MIT

import ObjectiveC

/// The swiping of rows.
extension UITableView: SwipingList {
  var refusesSwipes: Bool { heightRules.isEditing }

  func swipeConfiguration(at path: ItemIndexPath, from edge: ViewInspection.SwipeEdge) -> UISwipeActionsConfiguration? {
    let indexPath = path.indexPath
    guard let dataSource, dataSource.tableView(self, canEditRowAt: indexPath) else { return nil }
    switch edge {
    case .leading: return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    case .trailing:
      return tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
        ?? oldConfiguration(indexPath) ?? deleteConfiguration(indexPath)
    }
  }

  private func oldConfiguration(_ indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let tableDelegate else { return nil }
    let asking: any OldActionsAsking = OldActions(table: self, delegate: tableDelegate)
    return asking.actions(at: indexPath).map(UISwipeActionsConfiguration.init)
  }

  /// The method that deletes a row. Only rows of a data source that has it can be deleted by a swipe.
  private static let commitMethod = "tableView:commitEditingStyle:forRowAtIndexPath:"

  /// Returns the action of a row that can be deleted.
  private func deleteConfiguration(_ indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    let style = tableDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    guard style == .delete, let source = dataSource, !Message.lacks(source, Self.commitMethod) else { return nil }
    let title =
      tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath) ?? SystemWord.delete.text
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      // The row may have moved since it was swiped.
      if let self, let path = swipe?.path {
        dataSource?.tableView(self, commit: .delete, forRowAt: path.indexPath)
      }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  var menuDelegate: (any ListMenuDelegate)? { tableDelegate == nil ? nil : TableMenuDelegate(table: self) }

  func enterEditingMode() { if !heightRules.isEditing { setEditing(true, animated: true) } }

  func frameAtRest(_ path: ItemIndexPath) -> CGRect? { geometry.contains(path) ? rowFrame(path) : nil }

  func row(at point: CGPoint) -> ItemIndexPath? { indexPathForRow(at: point).map(ItemIndexPath.init) }

  func swipeWillBegin(at path: ItemIndexPath) {
    tableDelegate?.tableView(self, willBeginEditingRowAt: path.indexPath)
  }

  func swipeDidEnd(at path: ItemIndexPath?) {
    tableDelegate?.tableView(self, didEndEditingRowAt: path?.indexPath)
  }

  func cell(_ cell: any ListCell, shows edge: ViewInspection.SwipeEdge?, isFinished: Bool) {
    (cell as? UITableViewCell)?.show(edge, isFinished: isFinished)
  }
}

extension UITableViewCell {
  /// Called when the actions beside the cell begin to be shown or hidden, and when they are.
  fileprivate func show(_ edge: ViewInspection.SwipeEdge?, isFinished: Bool) {
    let state: StateMask = edge == nil ? [] : .showingDeleteConfirmation
    guard !isFinished else { return didTransition(to: state) }
    willTransition(to: state)
    editing.swipedEdge = edge
    setNeedsUpdateConfiguration()
  }
}

/// Asks for the actions of a row in the way before iOS 13.
@MainActor
private protocol OldActionsAsking {
  func actions(at indexPath: IndexPath) -> [UIContextualAction]?
}

@MainActor
private struct OldActions: OldActionsAsking {
  let table: UITableView
  let delegate: any UITableViewDelegate

  @available(*, deprecated, message: "Calls a deprecated method")
  func actions(at indexPath: IndexPath) -> [UIContextualAction]? {
    delegate.tableView(table, editActionsForRowAt: indexPath)?.map { $0.contextual(at: indexPath) }
  }
}
