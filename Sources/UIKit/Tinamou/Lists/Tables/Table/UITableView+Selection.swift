// SPDX-License-Identifier: MIT

/// The selection and editing of rows.
extension UITableView {
  // MARK: Selection

  func select(_ indexPath: IndexPath?, _ position: ScrollPosition, animated: Bool) {
    loadContentIfNeeded()
    guard let indexPath else { return deselectAll() }
    let path = ItemIndexPath(indexPath)
    guard geometry.contains(path) else { return }
    select(path)
    if position != .none { scroll(to: indexPath, position, animated: animated) }
  }

  var selectionDelegate: any SelectionDelegate { TableSelectionDelegate(table: self) }

  // MARK: Touches

  func rowWasTouched(_ cell: UITableViewCell) {
    guard swipe == nil else { return closeSwipe() }
    guard allowsTaps, let path = visible.indexPath(of: cell) else { return }
    highlight(path)
  }

  func rowTouchWasCancelled(_ cell: UITableViewCell) { if cell.isHighlighted { unhighlight() } }

  /// Performs the action of a tap on a cell, at a point in its coordinates.
  func rowWasTapped(_ cell: UITableViewCell, at point: CGPoint) {
    guard let path = visible.indexPath(of: cell) else { return }
    let wasHighlighted = cell.isHighlighted
    rowTouchWasCancelled(cell)
    if let control = cell.parts.editControl, control.superview === cell, control.frame.contains(point) {
      dataSource?.tableView(self, commit: cell.editingStyle, forRowAt: path.indexPath)
    } else if cell.hasDetailButton(at: point) {
      cell.accessoryAction?()
      tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path.indexPath)
    } else if wasHighlighted {
      tap(path)
    }
  }

  // MARK: Editing

  func changeEditing(_ editing: Bool) {
    closeSwipe()
    guard editing != heightRules.isEditing else { return }
    heightRules.isEditing = editing
    for (path, cell) in visible.cells { prepareEditing(of: cell, path) }
    // Editing controls make the content narrower, so texts may wrap differently.
    cellMarginsMayHaveChanged()
  }

  /// Sets the editing controls of a cell for its row.
  func prepareEditing(of cell: UITableViewCell, _ path: ItemIndexPath) {
    let indexPath = path.indexPath
    let isEditing = heightRules.isEditing
    let mayEdit = isEditing && dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
    let style = mayEdit ? tableDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete : .none
    // If multiple selection is allowed, the control selects the row. It has the same position.
    cell.editing.style = style
    cell.editing.indentsContent = tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
    cell.editing.showsReorderControl = isEditing && dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false
    let showsControls = mayEdit || cell.editing.showsReorderControl
    if cell.editing.isEditing != showsControls { cell.setEditing(showsControls, animated: false) }
    cell.partsDidChange()
  }
}

/// Adapts a table's delegate to the selection.
private struct TableSelectionDelegate: SelectionDelegate {
  let table: UITableView
  private var delegate: (any UITableViewDelegate)? { table.tableDelegate }

  func shouldHighlight(_ path: ItemIndexPath) -> Bool {
    delegate?.tableView(table, shouldHighlightRowAt: path.indexPath) ?? true
  }
  func didHighlight(_ path: ItemIndexPath) { delegate?.tableView(table, didHighlightRowAt: path.indexPath) }
  func didUnhighlight(_ path: ItemIndexPath) { delegate?.tableView(table, didUnhighlightRowAt: path.indexPath) }

  func willSelect(_ path: ItemIndexPath) -> ItemIndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(table, willSelectRowAt: path.indexPath).map(ItemIndexPath.init)
  }
  func didSelect(_ path: ItemIndexPath) {
    delegate?.tableView(table, didSelectRowAt: path.indexPath)
    guard !table.isEditing, let delegate, delegate.tableView(table, canPerformPrimaryActionForRowAt: path.indexPath)
    else { return }
    delegate.tableView(table, performPrimaryActionForRowAt: path.indexPath)
  }

  func willDeselect(_ path: ItemIndexPath, isReplaced: Bool) -> ItemIndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(table, willDeselectRowAt: path.indexPath).map(ItemIndexPath.init)
  }
  func didDeselect(_ path: ItemIndexPath) { delegate?.tableView(table, didDeselectRowAt: path.indexPath) }
}

extension UITableViewCell {
  /// Returns whether the accessory's detail button is at `point`, in the cell's coordinates.
  func hasDetailButton(at point: CGPoint) -> Bool {
    guard let accessory = parts.accessory, accessory.superview === self,
      accessory.type == .detailButton || accessory.type == .detailDisclosureButton
    else { return false }
    return accessory.frame.insetBy(dx: -10, dy: 0).contains(point)
  }
}
