// SPDX-License-Identifier: MIT

/// The editing mode and the controls of rows.
extension UITableView {
  /// Whether the controls of rows mark the selected ones, because several can be selected in editing mode.
  var marksSelection: Bool { heightRules.isEditing && allowsMultipleSelectionDuringEditing }

  func changeEditing(_ editing: Bool) {
    closeSwipe()
    guard editing != heightRules.isEditing else { return }
    endReordering(finishes: false)
    heightRules.isEditing = editing
    exchangeSelection(isEditing: editing)
    for (path, cell) in visible.cells { prepareEditing(of: cell, path) }
    // Editing controls make the content narrower, so texts may wrap differently.
    cellMarginsMayHaveChanged()
  }

  /// Sets the editing controls of a cell for its row.
  func prepareEditing(of cell: UITableViewCell, _ path: ItemIndexPath) {
    let indexPath = path.indexPath
    let isEditing = heightRules.isEditing
    let mayEdit = isEditing && dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
    cell.editing.marksSelection = mayEdit && marksSelection
    cell.editing.style = mayEdit ? editingStyle(of: indexPath) : .none
    cell.editing.indentsContent = tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
    cell.editing.showsReorderControl = isEditing && dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false
    let showsControls = mayEdit || cell.editing.showsReorderControl
    if cell.editing.isEditing != showsControls { cell.setEditing(showsControls, animated: false) }
    cell.partsDidChange()
  }

  /// The delegate is not asked for the control of a row that has a mark of selection.
  private func editingStyle(of indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    if marksSelection { return .none }
    return tableDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
  }

  /// Shows the actions of a row whose delete control was tapped.
  func confirmDeletion(of path: ItemIndexPath) {
    guard beginSwipe(at: path, from: .trailing, by: .deleteControl) != nil else { return }
    openSwipe()
  }
}
