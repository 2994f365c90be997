// SPDX-License-Identifier: MIT

/// Recording batch updates and carrying them out.
extension ListView {
  /// Begins recording changes; may be nested.
  func beginBatch() {
    if batch == nil {
      prepareForUpdates()
      batch = BatchUpdates(countsBefore: itemCounts)
    }
    batch?.depth += 1
  }

  /// Ends recording, and carries the changes out when the outermost batch ends.
  func endBatch() {
    batch?.depth -= 1
    guard let batch, batch.depth == 0 else { return }
    self.batch = nil
    carryOut(batch)
  }

  /// Records a change in the open batch, or carries it out as a batch of its own.
  func record(_ change: (inout BatchUpdates) -> Void) {
    beginBatch()
    if var current = batch {
      change(&current)
      batch = current
    }
    endBatch()
  }

  /// Carries out a batch, or raises UIKit's exception where it contradicts the data source. After a handler that returns from
  /// the exception, everything is loaded again.
  private func carryOut(_ batch: BatchUpdates) {
    guard let counts = dataSourceCounts() else { return }
    do {
      let change = try BatchChange(batch, countsAfter: counts)
      if batch.isEmpty { emptyUpdateDidEnd() } else { apply(change, batch, counts: counts) }
    } catch {
      LayoutException.raise(.internalInconsistency, error.message(Self.terms))
      reloadEverything()
    }
  }

  // MARK: Cells that stay

  /// Has the data source configure the visible cells of items again. A data source that gives another cell has the old one
  /// replaced.
  func reconfigure(_ paths: [ItemIndexPath]) {
    for path in paths {
      guard let cell = visibleCell(at: path) else { continue }
      if configureAgain(cell, at: path) === cell {
        contentDidChange(of: cell, at: path)
      } else {
        removeVisibleCell(at: path)
      }
    }
    if !paths.isEmpty { setNeedsLayout() }
  }
}
