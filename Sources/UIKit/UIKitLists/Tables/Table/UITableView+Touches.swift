// SPDX-License-Identifier: MIT

/// The responses to the touches of rows.
extension UITableView {
  /// Highlights a touched row, unless one of its own controls was touched.
  ///
  /// - Parameter point: The location of the touch, in the cell's coordinates.
  func rowWasTouched(_ cell: UITableViewCell, at point: CGPoint) {
    guard swipe == nil else { return closeSwipe() }
    guard allowsTaps, cell.control(at: point) == nil, let path = visible.indexPath(of: cell) else { return }
    highlight(path)
  }

  func rowTouchWasCancelled(_ cell: UITableViewCell) { if cell.isHighlighted { unhighlight() } }

  /// Performs the action of a tap on a cell, at a point in its coordinates.
  func rowWasTapped(_ cell: UITableViewCell, at point: CGPoint) {
    guard let path = visible.indexPath(of: cell) else { return }
    let wasHighlighted = cell.isHighlighted
    rowTouchWasCancelled(cell)
    if wasHighlighted { return tap(path) }
    switch cell.control(at: point) {
    case .delete: confirmDeletion(of: path)
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path.indexPath)
    case .detailButton:
      cell.accessoryAction?()
      tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path.indexPath)
    case nil: break
    }
  }
}

extension UITableViewCell {
  /// A control of a cell that handles touches in place of the row.
  enum Control {
    case delete
    case insert
    case detailButton
  }

  /// Returns the control at a point, in the cell's coordinates; `nil` for none. A mark of selection belongs to the row.
  func control(at point: CGPoint) -> Control? {
    if let control = parts.editControl, control.superview === self, control.frame.contains(point) {
      return control.sign == .delete ? .delete : control.sign == .insert ? .insert : nil
    }
    return hasDetailButton(at: point) ? .detailButton : nil
  }

  private func hasDetailButton(at point: CGPoint) -> Bool {
    guard let accessory = parts.accessory, accessory.superview === self,
      accessory.type == .detailButton || accessory.type == .detailDisclosureButton
    else { return false }
    return accessory.frame.insetBy(dx: -10, dy: 0).contains(point)
  }
}
