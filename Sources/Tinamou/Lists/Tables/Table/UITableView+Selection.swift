// SPDX-License-Identifier: MIT

/// Selecting and editing rows.
extension UITableView {
  // MARK: Selection

  func select(_ path: IndexPath?, _ position: ScrollPosition) {
    loadContentIfNeeded()
    guard let path else {
      for path in selectedPaths { shown.cells[path]?.setSelected(false, animated: false) }
      selectedPaths = []
      return
    }
    guard geometry.contains(path) else { return }
    if !allowsSeveral {
      for other in selectedPaths where other != path { deselect(other) }
    }
    selectedPaths.insert(path)
    shown.cells[path]?.setSelected(true, animated: false)
    if position != .none { scroll(to: path, position) }
  }

  func deselect(_ path: IndexPath) {
    selectedPaths.remove(path)
    shown.cells[path]?.setSelected(false, animated: false)
  }

  private var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  private var allowsTapping: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  // MARK: Touches

  func rowWasTouched(_ cell: UITableViewCell) {
    guard allowsTapping, let path = indexPath(for: cell),
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  func rowTouchWasCancelled(_ cell: UITableViewCell) {
    guard cell.isHighlighted else { return }
    cell.setHighlighted(false, animated: false)
    if let path = indexPath(for: cell) { tableDelegate?.tableView(self, didUnhighlightRowAt: path) }
  }

  /// Does what a tap on a cell, at a point in its coordinates, is for.
  func rowWasTapped(_ cell: UITableViewCell, at point: CGPoint) {
    guard let path = indexPath(for: cell) else { return }
    let wasHighlighted = cell.isHighlighted
    rowTouchWasCancelled(cell)
    if let control = cell.parts.editControl, control.superview === cell, control.frame.contains(point) {
      dataSource?.tableView(self, commit: cell.editingStyle, forRowAt: path)
    } else if cell.hasDetailButton(at: point) {
      cell.accessoryAction?()
      tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    } else if allowsTapping, wasHighlighted {
      tapSelect(path)
    }
  }

  /// Selects a row as a tap does: the delegate is asked first and told afterwards.
  private func tapSelect(_ path: IndexPath) {
    if selectedPaths.contains(path), allowsSeveral { return tapDeselect(path) }
    guard let wanted = tableDelegate == nil ? path : tableDelegate?.tableView(self, willSelectRowAt: path) else {
      return
    }
    if !allowsSeveral {
      for other in selectedPaths.sorted() where other != wanted { tapDeselect(other) }
    }
    select(wanted, .none)
    if let cell = cellForRow(at: wanted) { cell.selectionAction?() }
    tableDelegate?.tableView(self, didSelectRowAt: wanted)
  }

  private func tapDeselect(_ path: IndexPath) {
    let wanted = tableDelegate == nil ? path : tableDelegate?.tableView(self, willDeselectRowAt: path)
    guard let wanted else { return }
    deselect(wanted)
    tableDelegate?.tableView(self, didDeselectRowAt: wanted)
  }

  // MARK: Editing

  func changeEditing(_ editing: Bool) {
    guard editing != heightRules.isEditing else { return }
    heightRules.isEditing = editing
    for (path, cell) in shown.cells { prepareEditing(of: cell, path) }
    // Controls take room from the contents, so that texts may wrap elsewhere.
    cellMarginsMayHaveChanged()
  }

  /// Gives a cell the controls that its row has while the table is edited.
  func prepareEditing(of cell: UITableViewCell, _ path: IndexPath) {
    let mayEdit = isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? false
    let style = mayEdit ? tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    // Where several rows may be selected the control is for selecting, and stands in the same place.
    cell.editing.style = style
    cell.editing.indentsContent = tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    cell.editing.showsReorderControl = isEditing && dataSource?.tableView(self, canMoveRowAt: path) ?? false
    let showsControls = mayEdit || cell.editing.showsReorderControl
    if cell.isEditing != showsControls { cell.setEditing(showsControls, animated: false) }
    cell.partsDidChange()
  }
}

extension UITableViewCell {
  /// Whether a button of the accessory is at `point`, in the cell's coordinates.
  func hasDetailButton(at point: CGPoint) -> Bool {
    guard let accessory = parts.accessory, accessory.superview === self,
      accessory.type == .detailButton || accessory.type == .detailDisclosureButton
    else { return false }
    return accessory.frame.insetBy(dx: -10, dy: 0).contains(point)
  }
}
