// SPDX-License-Identifier: MIT

/// Performing changes of rows and sections.
extension UITableView: ListView {
  static var terms: ListMessageTerms { .table }

  // MARK: Data

  var itemCounts: [Int] { geometry.sections.map(\.rows.count) }

  func dataSourceCounts() -> [Int]? {
    guard let dataSource else { return nil }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  func prepareForUpdates() { loadContentIfNeeded() }

  // MARK: Updates

  /// Measures all heights again after an update without changes.
  func emptyUpdateDidEnd(_ animations: UpdateAnimations?) {
    let oldGeometry = geometry
    invalidateHeights()
    guard let animations else { return layOutUpdate() }
    layOut(animations, after: nil, from: oldGeometry, removing: RemovedRows())
  }

  /// Invalidates the heights of all visible rows, and requests the heights from the delegate again.
  private func invalidateHeights() {
    guard heightRules.usesRowEstimates else { return loadGivenHeights() }
    for view in visible.cells.elements + visible.headersAndFooters { invalidViews.insert(ObjectIdentifier(view)) }
  }

  func apply(_ change: any ListChange, _ batch: BatchUpdates?, _ animations: UpdateAnimations?, counts: [Int]) {
    changeCount += 1
    endReordering(finishes: false)
    let oldGeometry = geometry
    geometry = TableGeometry(sections(after: change, counts))
    geometry.top = oldGeometry.top
    geometry.bottom = oldGeometry.bottom
    var departing = RemovedRows()
    departing.cells = visible.cells.move(change.retainedIndexPath)
    for kind in HeaderOrFooter.allCases { departing[kind] = visible[kind].move(change.newSection) }
    moveDisappearing(change)
    moveSwipe(change)
    selection.move(change)
    prefetching.reset()
    let replaced = animations == nil ? departing.removeReloaded(change) : RemovedRows()
    if animations == nil { retire(departing) }
    for path in change.reloadedItems.compactMap(change.newIndexPath).sorted() {
      let loaded = loadedHeight(of: path)
      // A measured height is a better estimate than the default one.
      let height = loaded.isKnown ? loaded.points : geometry.span(of: path).height
      geometry.setHeight(TableHeight(points: height, isKnown: loaded.isKnown), of: path)
    }
    invalidateHeights()
    if let animations { return layOut(animations, after: change, from: oldGeometry, removing: departing) }
    updateContentSize()
    layOutUpdate()
    retire(replaced)
  }

  private func layOutUpdate() {
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Returns the sections after an update. Rows that remain keep their heights.
  private func sections(after change: any ListChange, _ counts: [Int]) -> [TableGeometry.Section] {
    counts.enumerated().map { section, count in
      guard let old = change.oldSection(of: section) else {
        return loadedSection(section, rows: loadedRows(section, count))
      }
      var result = geometry.sections[old]
      // The first section of a grouped table has additional space above it.
      if (old == 0) != (section == 0) { result.header = loadedHeight(of: .header, in: section) }
      if !change.keepsItems(ofSection: section) {
        result.setRows(
          (0..<count).map { row in
            let path = ItemIndexPath(section: section, item: row)
            guard let old = change.oldIndexPath(of: path) else { return loadedHeight(of: path) }
            return geometry.height(of: old)
          })
      }
      return result
    }
  }

  // MARK: Remaining cells

  func visibleCell(at path: ItemIndexPath) -> UITableViewCell? { visible.cells[key: path] }

  func configureAgain(_ cell: UITableViewCell, at path: ItemIndexPath) -> UITableViewCell? {
    guard let dataSource else { return cell }
    cellPool.reconfigured = (path, cell)
    defer { cellPool.reconfigured = nil }
    return dataSource.tableView(self, cellForRowAt: path.indexPath)
  }

  func contentDidChange(of cell: UITableViewCell, at path: ItemIndexPath) {
    invalidViews.insert(ObjectIdentifier(cell))
  }

  func removeVisibleCell(at path: ItemIndexPath) {
    if let cell = visible.cells.removeValue(for: path) { retire(cell, from: path) }
  }
}

extension UITableView {
  /// Performs the changes that a closure requests, which does not escape, as the parameter of a function.
  ///
  /// UIKit has one declaration, whose optional closure does not escape; Swift cannot declare such a type. The compiler prefers this one
  /// for closures that stand in the call, which may use closures that do not escape.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(.some($0), completion: completion) }
  }
}
