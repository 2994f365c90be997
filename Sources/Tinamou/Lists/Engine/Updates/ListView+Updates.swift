// SPDX-License-Identifier: MIT

/// The recording and performing of batch updates.
extension ListView {
  /// Begins recording changes. Calls can be nested.
  func beginBatch() {
    if batch == nil {
      prepareForUpdates()
      batch = BatchUpdates(countsBefore: itemCounts)
    }
    batch?.depth += 1
  }

  /// Ends recording, and performs the changes when the outermost batch ends.
  func endBatch() {
    batch?.depth -= 1
    guard let batch, batch.depth == 0 else { return }
    self.batch = nil
    carryOut(batch)
  }

  /// Records a change in the open batch, or performs it as a separate batch.
  func record(_ change: (inout BatchUpdates) -> Void) {
    beginBatch()
    if var current = batch {
      change(&current)
      batch = current
    }
    endBatch()
  }

  /// Performs a batch, or raises UIKit's exception if it is inconsistent with the data source. If the exception
  /// handler returns, reloads everything.
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

  // MARK: Remaining cells

  /// Requests that the data source configure the visible cells of items again. If it returns another cell, that cell
  /// replaces the old one.
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
