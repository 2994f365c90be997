// SPDX-License-Identifier: MIT

/// Carrying out changes of rows and sections.
extension UITableView {
  func openUpdates() {
    if updateDepth == 0 {
      loadContentIfNeeded()
      pendingUpdates = TableUpdates()
    }
    updateDepth += 1
  }

  func closeUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0, let updates = pendingUpdates else { return }
    pendingUpdates = nil
    if updates.isEmpty { findHeightsAgain() } else { carryOut(updates) }
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Adds to the open updates, or makes the change an update of its own.
  func update(_ change: (inout TableUpdates) -> Void) {
    openUpdates()
    if var updates = pendingUpdates {
      change(&updates)
      pendingUpdates = updates
    }
    closeUpdates()
  }

  /// Has all heights in sight found out again, and those that are given all.
  private func findHeightsAgain() {
    if !heightRules.usesRowEstimates {
      for section in geometry.sections.indices {
        let rows = loadedRows(section, geometry.sections[section].rows.count)
        for row in rows.heights.indices {
          geometry.setHeight(rows.heights[row], of: IndexPath(row: row, section: section), isKnown: true)
        }
      }
      return
    }
    for cell in shown.cells.values { invalidViews.insert(ObjectIdentifier(cell)) }
    for view in Array(shown.headers.values) + Array(shown.footers.values) {
      invalidViews.insert(ObjectIdentifier(view))
    }
  }

  private func carryOut(_ updates: TableUpdates) {
    guard let dataSource else { return }
    let before = geometry.sections.map(\.rows.count)
    let after = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
    do {
      let change = try TableChange(updates, from: before, to: after)
      apply(change, reloading: updates.reloadedRows, after)
    } catch {
      LayoutException.raise(.internalInconsistency, error.reason)
      // After a handler that goes on, at least everything is as the data source says.
      reloadEverything()
    }
  }

  /// Carries out a change that is known to agree with the data source.
  func carryOut(_ change: TableChange, reloading reloadedRows: [IndexPath]) {
    guard let dataSource else { return }
    let counts = change.sections.indices.map { max(0, dataSource.tableView(self, numberOfRowsInSection: $0)) }
    apply(change, reloading: reloadedRows, counts)
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func apply(_ change: TableChange, reloading reloadedRows: [IndexPath], _ counts: [Int]) {
    retireReloaded(reloadedRows)
    let old = shown
    let oldGeometry = geometry
    geometry = TableGeometry(changedSections(change, counts))
    geometry.top = oldGeometry.top
    geometry.bottom = oldGeometry.bottom
    shown = ShownRows()
    for (path, cell) in old.cells {
      if let new = change.destination(of: path) { shown.cells[new] = cell } else { retire(cell, from: path) }
    }
    for side in BandSide.allCases { moveBands(side, old, change) }
    selectedPaths = Set(selectedPaths.compactMap { change.destination(of: $0) })
    for path in reloadedRows.compactMap({ change.destination(of: $0) }) {
      let loaded = loadedHeight(of: path)
      // What was found out is a better guess than the estimate.
      geometry.setHeight(
        loaded.isKnown ? loaded.height : geometry.span(of: path).height, of: path, isKnown: loaded.isKnown)
    }
    findHeightsAgain()
    updateContentSize()
  }

  /// Reloaded rows get other cells.
  private func retireReloaded(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = shown.cells.removeValue(forKey: path) else { continue }
      retire(cell, from: path)
    }
  }

  private func changedSections(_ change: TableChange, _ counts: [Int]) -> [TableGeometry.Section] {
    change.sections.enumerated().map { section, changed in
      guard let origin = changed.origin else {
        return loadedSection(section, rows: loadedRows(section, counts[section]))
      }
      var result = geometry.sections[origin]
      // The first section of a group has other room above it.
      if (origin == 0) != (section == 0) { result.header = loadedBand(.header, section) }
      guard let origins = changed.rowOrigins else { return result }
      let rows = origins.enumerated().map { row, origin -> (height: CGFloat, isKnown: Bool) in
        guard let origin else { return loadedHeight(of: IndexPath(row: row, section: section)) }
        let old = geometry.sections[origin.section]
        return (old.rows[origin.row], old.isKnown[origin.row])
      }
      result.rows = PrefixSums(rows.map(\.height))
      result.isKnown = rows.map(\.isKnown)
      return result
    }
  }

  private func moveBands(_ side: BandSide, _ old: ShownRows, _ change: TableChange) {
    for (section, view) in side == .header ? old.headers : old.footers {
      if let new = change.sections.firstIndex(where: { $0.origin == section }) {
        shown[side, new] = view
      } else {
        retire(view, side, of: section)
      }
    }
  }

  /// Has the data source fill cells in sight again, without making others.
  func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource else { return }
    for path in paths {
      guard let cell = shown.cells[path] else { continue }
      reuse.reconfigured = (path, cell)
      let filled = dataSource.tableView(self, cellForRowAt: path)
      reuse.reconfigured = nil
      if filled !== cell {
        shown.cells[path] = nil
        retire(cell, from: path)
      } else {
        invalidViews.insert(ObjectIdentifier(cell))
      }
    }
    setNeedsLayout()
  }
}
