// SPDX-License-Identifier: MIT

/// The frames of rows, scrolling to them, and prefetching.
extension UITableView {
  func rowRect(_ path: ItemIndexPath) -> CGRect {
    loadContentIfNeeded()
    return geometry.contains(path) ? rowFrame(path) : .zero
  }

  func sectionRect(_ section: Int, _ span: (TableGeometry) -> TableGeometry.Span) -> CGRect {
    loadContentIfNeeded()
    guard checkSection(section) else { return .zero }
    let span = span(geometry)
    return CGRect(x: 0, y: onPixels(span.start), width: bounds.width, height: span.height)
  }

  /// Returns the rows between two vertical positions, from top to bottom.
  func indexPaths(from top: CGFloat, to bottom: CGFloat) -> [ItemIndexPath] {
    loadContentIfNeeded()
    var result: [ItemIndexPath] = []
    var section = geometry.section(at: max(top, geometry.top))
    while section < geometry.sections.count, geometry.span(ofSection: section).start < bottom {
      var row = geometry.row(at: top, in: section)
      while row < geometry.sections[section].rows.count {
        let path = ItemIndexPath(section: section, item: row)
        guard geometry.span(of: path).start < bottom else { break }
        result.append(path)
        row += 1
      }
      section += 1
    }
    return result
  }

  // MARK: Scrolling

  /// The maximum number of times that a row's position is recalculated while heights above it are measured.
  private static let maximumScrollRounds = 20

  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    loadContentIfNeeded()
    var target = ItemIndexPath(indexPath)
    // An index path with only a section, or with `NSNotFound` as its row, means the entire section.
    if indexPath.count < 2 { target.item = NSNotFound }
    guard check(scrollTarget: target) else { return }
    scroll(animated: animated) { [unowned self] in
      CGPoint(x: contentOffset.x, y: canShow(target) ? offset(showing: target, position) : contentOffset.y)
    } arrive: { [unowned self] in
      jump(to: target, position)
    }
  }

  /// Whether a row, or a section if the item is `NSNotFound`, exists. It may have been deleted while the table scrolls to it.
  private func canShow(_ path: ItemIndexPath) -> Bool {
    path.item == NSNotFound ? geometry.sections.indices.contains(path.section) : geometry.contains(path)
  }

  private func jump(to target: ItemIndexPath, _ position: ScrollPosition) {
    guard canShow(target) else { return }
    for _ in 0..<UITableView.maximumScrollRounds {
      let offset = offset(showing: target, position)
      guard abs(offset - contentOffset.y) > 0.001 else { return }
      contentOffset.y = offset
      arrange()
    }
  }

  private func check(scrollTarget path: ItemIndexPath) -> Bool {
    let selector =
      "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]"
    guard geometry.sections.indices.contains(path.section) else {
      LayoutException.raise(
        .range, "\(selector): section (\(path.section)) beyond bounds (\(geometry.sections.count)).")
      return false
    }
    let count = geometry.sections[path.section].rows.count
    guard path.item == NSNotFound || (path.item >= 0 && path.item < count) else {
      LayoutException.raise(
        .range, "\(selector): row (\(path.item)) beyond bounds (\(count)) for section (\(path.section)).")
      return false
    }
    return true
  }

  /// Returns the content offset at which a row is at a scroll position, limited to the scrollable range, in points.
  private func offset(showing path: ItemIndexPath, _ position: ScrollPosition) -> CGFloat {
    let insets = adjustedContentInset
    let isSection = path.item == NSNotFound
    let span = isSection ? geometry.span(ofSection: path.section) : geometry.span(of: path)
    // In a plain table, the pinned header must not cover the row.
    let header = style == .plain && !isSection ? geometry.sections[path.section].header.points : 0
    let room = ScrollRoom(start: insets.top + header, end: bounds.height - insets.bottom)
    let offset = room.offset(showing: span.start, to: span.end, at: position.alignment, from: contentOffset.y)
    let maximum = max(-insets.top, geometry.height + insets.bottom - bounds.height)
    return onPixels(min(max(offset, -insets.top), maximum))
  }

  /// The selected row closest to the center of the visible area.
  var nearestSelectedIndexPath: ItemIndexPath? {
    let middle = bounds.midY
    func distance(_ path: ItemIndexPath) -> CGFloat { abs(geometry.span(of: path).start - middle) }
    return selection.inAscendingOrder.filter { geometry.contains($0) }.min { distance($0) < distance($1) }
  }

  // MARK: Prefetching

  /// Notifies the prefetching data source of the rows within one screen in the direction of scrolling.
  func prefetch() {
    prefetching.scroll(to: contentOffset.y)
    let scrollsUp = prefetching.scrollsBack
    guard isPrefetchingEnabled, let prefetchDataSource, !visible.cells.isEmpty else { return }
    let range = scrollsUp ? (bounds.minY - bounds.height, bounds.minY) : (bounds.maxY, bounds.maxY + bounds.height)
    let ahead = indexPaths(from: max(range.0, geometry.top), to: max(range.1, geometry.top))
    let announcement = prefetching.announce(scrollsUp ? ahead.reversed() : ahead) { visible.cells[key: $0] != nil }
    if !announcement.canceled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: announcement.canceled.map(\.indexPath))
    }
    if !announcement.new.isEmpty {
      prefetchDataSource.tableView(self, prefetchRowsAt: announcement.new.map(\.indexPath))
    }
  }
}

extension UITableView.ScrollPosition {
  fileprivate var alignment: ScrollRoom.Alignment {
    switch self {
    case .none: .nearest
    case .top: .start
    case .middle: .middle
    case .bottom: .end
    }
  }
}

/// The selection of rows.
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

  func shouldBeginMultipleSelection(_ path: ItemIndexPath) -> Bool {
    delegate?.tableView(table, shouldBeginMultipleSelectionInteractionAt: path.indexPath) ?? false
  }
  func didBeginMultipleSelection(_ path: ItemIndexPath) {
    delegate?.tableView(table, didBeginMultipleSelectionInteractionAt: path.indexPath)
  }
  func didEndMultipleSelection() { delegate?.tableViewDidEndMultipleSelectionInteraction(table) }
}
