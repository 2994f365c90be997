// SPDX-License-Identifier: MIT

/// The dequeuing of views, and the queue of those that are no longer visible.
extension UITableView {
  // MARK: Dequeuing

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    cellPool.dequeue(.init(identifier: identifier)) { $0.make(reusedBy: identifier, .default) }
  }

  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = cellPool.reconfiguredView(at: indexPath, identifier) { return cell }
    guard let cell = dequeueCell(identifier) else {
      LayoutException.raise(
        .internalInconsistency,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard")
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    // The data source may configure the cell for its width.
    let columns = rowColumns
    let frame = CGRect(x: columns.x, y: cell.frame.minY, width: columns.width, height: cell.frame.height)
    if columns.width > 0, cell.frame != frame { cell.frame = frame }
    return cell
  }

  func dequeueHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
    headerFooterPool.dequeue(.init(identifier: identifier)) { $0.make(reusedBy: identifier) }
  }

  // MARK: Views that are no longer visible

  /// Hides a cell and adds it to the reuse queue, or removes it if it cannot be reused.
  ///
  /// As in UIKit, it remains a hidden subview. Its constraints remain in the engine, which makes reuse fast.
  func retire(_ cell: UITableViewCell, from path: ItemIndexPath) {
    invalidViews.remove(ObjectIdentifier(cell))
    if let swipe, swipe.cell === cell { endSwipe() }
    cell.displacement = 0
    if animationNumbers.isAnyRunning { cell.removeAnimations() }
    if cellPool.enqueue(cell) { cell.isHidden = true } else { cell.removeFromSuperview() }
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path.indexPath)
  }

  func retire(_ view: UIView, _ kind: HeaderOrFooter, of section: Int) {
    invalidViews.remove(ObjectIdentifier(view))
    (view as? UITableViewHeaderFooterView)?.displacement = 0
    if animationNumbers.isAnyRunning { view.removeAnimations() }
    if let header = view as? UITableViewHeaderFooterView, headerFooterPool.enqueue(header) {
      header.isHidden = true
    } else {
      view.removeFromSuperview()
    }
    switch kind {
    case .header: tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer: tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  func retire(_ rows: RemovedRows) {
    for (path, cell) in rows.cells { retire(cell, from: path) }
    for kind in HeaderOrFooter.allCases {
      for (section, view) in rows[kind] { retire(view, kind, of: section) }
    }
  }
}
