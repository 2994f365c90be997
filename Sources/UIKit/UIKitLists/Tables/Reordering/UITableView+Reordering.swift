// SPDX-License-Identifier: MIT

/// Moving rows by their reorder controls.
extension UITableView: ReorderingList {
  /// The time in which rows make room for a moved one, in seconds. It approximates UIKit's.
  private static let roomDuration: TimeInterval = 0.2

  func hasReorderControl(at point: CGPoint) -> Bool { reorderedRow(at: point) != nil }

  private func reorderedRow(at point: CGPoint) -> (path: ItemIndexPath, cell: UITableViewCell)? {
    for (path, cell) in visible.cells where cell.frame.contains(point) {
      if let control = cell.parts.reorderControl, control.superview === cell,
        control.frame.insetBy(dx: -8, dy: 0).contains(convert(point, to: cell))
      {
        return (path, cell)
      }
    }
    return nil
  }

  func beginReordering(at point: CGPoint) -> Bool {
    guard reordering == nil, let (path, cell) = reorderedRow(at: point) else { return false }
    closeSwipe()
    reordering = RowReordering(
      cell: cell, source: path, target: path, proposed: path, height: cell.bounds.height,
      grip: point.y - cell.frame.minY, top: cell.frame.minY)
    bringSubviewToFront(cell)
    show(cell, isLifted: true)
    return true
  }

  func dragReorderedRow(to point: CGPoint) {
    guard var current = reordering else { return }
    let span = rowSpan
    current.top = min(max(point.y - current.grip, span.start), max(span.start, span.end - current.height))
    let proposed = place(at: current.top + current.height / 2, current)
    let isNew = proposed != current.proposed
    if isNew {
      current.proposed = proposed
      let target = tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: current.source.indexPath, toProposedIndexPath: proposed.indexPath)
      current.target = target.map(ItemIndexPath.init) ?? proposed
    }
    reordering = current
    current.cell.frame.origin.y = current.top
    guard isNew else { return }
    animateReordering { setFramesOfVisibleViews() }
  }

  func endReordering(finishes: Bool) {
    guard let ended = reordering else { return }
    reordering = nil
    show(ended.cell, isLifted: false)
    guard finishes, ended.target != ended.source else {
      return animateReordering { setFramesOfVisibleViews() }
    }
    commitMove(from: ended.source, to: ended.target)
  }

  /// Moves a row in the data source and in the table.
  func commitMove(from source: ItemIndexPath, to target: ItemIndexPath) {
    let changes = changeCount
    dataSource?.tableView(self, moveRowAt: source.indexPath, to: target.indexPath)
    // A data source that has updated or reloaded the table itself has shown the row at its new place.
    if changes == changeCount { moveRow(at: source.indexPath, to: target.indexPath) }
  }

  /// The vertical range of all sections.
  private var rowSpan: TableGeometry.Span {
    TableGeometry.Span(start: geometry.top, height: geometry.sectionsEnd - geometry.top)
  }

  /// Returns the place of a moved row whose middle is at a vertical position.
  private func place(at y: CGFloat, _ moved: RowReordering) -> ItemIndexPath {
    let section = min(geometry.section(at: y), geometry.sections.count - 1)
    let rows = geometry.span(ofRowsIn: section)
    let count = geometry.sections[section].rows.count
    guard count > 0, y >= rows.start else { return ItemIndexPath(section: section, item: 0) }
    let row = geometry.row(at: y, in: section)
    // In its own section, the row takes the place of another one; in others, it comes before or after it.
    if section == moved.source.section { return ItemIndexPath(section: section, item: min(row, count - 1)) }
    guard row < count else { return ItemIndexPath(section: section, item: count) }
    let span = geometry.span(of: ItemIndexPath(section: section, item: row))
    return ItemIndexPath(section: section, item: y < span.start + span.height / 2 ? row : row + 1)
  }

  private func animateReordering(_ changes: () -> Void) {
    guard animatesUpdates else { return changes() }
    UpdateAnimations.animate(for: UITableView.roomDuration, changes)
  }

  private func show(_ cell: UITableViewCell, isLifted: Bool) {
    cell.editing.isReordering = isLifted
    cell.layer.shadowOpacity = isLifted ? 0.2 : 0
    cell.layer.shadowRadius = isLifted ? 8 : 0
    cell.layer.shadowOffset = .zero
    cell.setNeedsUpdateConfiguration()
  }
}
