// SPDX-License-Identifier: MIT

/// The requests for numbers of rows to the data source and for heights to the delegate.
extension UITableView {
  var tableDelegate: (any UITableViewDelegate)? { delegate }

  // MARK: Optional methods

  /// Called by the default implementation of an optional delegate method. Returns `value`, which replaces the missing
  /// result.
  func unanswered<Value>(_ value: Value) -> Value {
    wasAnswered = false
    return value
  }

  /// Calls the delegate and returns the result; `nil` if the delegate does not implement the method.
  func asked<Answer>(_ question: (any UITableViewDelegate) -> Answer) -> Answer? {
    guard let tableDelegate else { return nil }
    wasAnswered = true
    let answer = question(tableDelegate)
    return wasAnswered ? answer : nil
  }

  // MARK: Loading

  /// Called when the data source or the delegate is replaced.
  func contentMayHaveChanged() {
    guard isContentLoaded || dataSource != nil else { return }
    isContentLoaded = false
    setNeedsLayout()
  }

  /// Called when a property that provides heights has changed.
  func heightsMayHaveChanged() { contentMayHaveChanged() }

  /// Loads the numbers of sections and rows, and heights or estimates, if they are not up to date.
  func loadContentIfNeeded() {
    guard !isContentLoaded else { return }
    // The flag is set first because the data source may query the table.
    isContentLoaded = true
    endReordering(finishes: false)
    retireEverything()
    geometry = TableGeometry(loadedSections())
    geometry.top = ownHeight(of: tableHeaderView)
    geometry.bottom = ownHeight(of: tableFooterView)
    selection.keep { geometry.contains($0) }
    prefetching.reset()
    loadIndexTitles()
    updateContentSize()
  }

  func reloadEverything() {
    guard batch == nil else { return }
    changeCount += 1
    isContentLoaded = false
    selection.removeAll()
    setNeedsLayout()
    // As in UIKit, numbers and content size are correct immediately. Cells are created by the next layout.
    if dataSource != nil { loadContentIfNeeded() }
  }

  private func loadedSections() -> [TableGeometry.Section] {
    guard let dataSource else { return [] }
    let count = max(0, dataSource.numberOfSections(in: self))
    findHeightRules()
    if count > 0 { findFirstHeaderAndFooter() }
    return (0..<count).map { section in
      let count = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
      return loadedSection(section, rows: loadedRows(section, count))
    }
  }

  /// Returns a section of rows of the given heights. The heights of its header and footer are those that are known
  /// without views.
  func loadedSection(_ section: Int, rows: [TableHeight]) -> TableGeometry.Section {
    var result = TableGeometry.Section()
    result.setRows(rows)
    result.headerPadding = headerPadding
    result.header = loadedHeight(of: .header, in: section)
    result.footer = loadedHeight(of: .footer, in: section)
    return result
  }

  // MARK: Rows

  /// Determines which heights the delegate provides by requesting those of the first row. A method that the delegate
  /// does not implement is not called again.
  private func findHeightRules() {
    guard let dataSource, let path = firstIndexPath(of: dataSource) else { return }
    heightRules.asksRowEstimates = asked { $0.tableView(self, estimatedHeightForRowAt: path) } != nil
    heightRules.asksRowHeights = asked { $0.tableView(self, heightForRowAt: path) } != nil
    heightRules.usesRowEstimates = heightRules.asksRowEstimates || estimatedRowHeight != 0
  }

  private func firstIndexPath(of dataSource: any UITableViewDataSource) -> IndexPath? {
    for section in 0..<max(0, dataSource.numberOfSections(in: self))
    where dataSource.tableView(self, numberOfRowsInSection: section) > 0 {
      return IndexPath(row: 0, section: section)
    }
    return nil
  }

  /// Returns the heights of rows before they are shown.
  func loadedRows(_ section: Int, _ count: Int) -> [TableHeight] {
    let usesDelegate = heightRules.usesRowEstimates ? heightRules.asksRowEstimates : heightRules.asksRowHeights
    if usesDelegate { return (0..<count).map { loadedHeight(of: ItemIndexPath(section: section, item: $0)) } }
    guard count > 0 else { return [] }
    return Array(repeating: loadedHeight(of: ItemIndexPath(section: section, item: 0)), count: count)
  }

  /// Returns the height of a row before it is shown.
  func loadedHeight(of path: ItemIndexPath) -> TableHeight {
    let standard = rowHeight >= 0 ? rowHeight : CellMetrics.standardHeight
    if !heightRules.usesRowEstimates {
      let height = heightRules.asksRowHeights ? delegateHeight(of: path) : rowHeight
      return TableHeight(points: onPixels((height >= 0 ? height : standard).clampedToListLength))
    }
    if !heightRules.asksRowHeights, rowHeight >= 0 {
      return TableHeight(points: onPixels(rowHeight.clampedToListLength))
    }
    let estimate =
      heightRules.asksRowEstimates
      ? tableDelegate?.tableView(self, estimatedHeightForRowAt: path.indexPath) ?? estimatedRowHeight
      : estimatedRowHeight
    return TableHeight(points: (estimate >= 0 ? estimate : standard).clampedToListLength, isKnown: false)
  }

  private func delegateHeight(of path: ItemIndexPath) -> CGFloat {
    tableDelegate?.tableView(self, heightForRowAt: path.indexPath) ?? rowHeight
  }

  /// Returns the height of a row from the delegate or ``rowHeight``, in points; `nil` for the fitting height of its
  /// cell.
  func givenHeight(of path: ItemIndexPath) -> CGFloat? {
    let height = heightRules.asksRowHeights ? delegateHeight(of: path) : rowHeight
    return height >= 0 ? onPixels(height.clampedToListLength) : nil
  }

  /// Requests the heights of all rows again.
  func loadGivenHeights() {
    for section in geometry.sections.indices {
      for (row, height) in loadedRows(section, geometry.sections[section].rows.count).enumerated() {
        geometry.setHeight(height, of: ItemIndexPath(section: section, item: row))
      }
    }
  }

  /// Returns a height rounded to pixels.
  func onPixels(_ height: CGFloat) -> CGFloat { PixelGrid(scale: Double(displayScale)).rounded(Double(height)) }

  func checkSection(_ section: Int) -> Bool {
    if geometry.sections.indices.contains(section) { return true }
    LayoutException.raise(
      .range,
      "request for number of rows in section \(section) when there are only \(geometry.sections.count) sections")
    return false
  }
}

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
