// SPDX-License-Identifier: MIT

/// The recording and performing of batch updates.
extension ListView {
  /// Begins recording changes. Calls can be nested.
  func beginBatch() {
    if batch == nil {
      prepareForUpdates()
      batch = BatchUpdates(countsBefore: itemCounts)
      if animatesUpdates { batch?.animations = UpdateAnimations() }
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

  /// Calls `completion` at the end of the animation of the open batch, after `end` has ended it; immediately afterward if the
  /// batch is not animated.
  func endBatch(by end: () -> Void, _ completion: ((Bool) -> Void)?) {
    guard let completion, batch?.animations != nil else {
      end()
      completion?(true)
      return
    }
    batch?.animations?.completions.append(completion)
    end()
  }

  /// Performs a batch, or raises UIKit's exception if it is inconsistent with the data source. If the exception
  /// handler returns, reloads everything.
  private func carryOut(_ batch: BatchUpdates) {
    guard let counts = dataSourceCounts() else {
      batch.animations?.complete()
      return
    }
    do {
      let change = try BatchChange(batch, countsAfter: counts)
      if batch.isEmpty {
        emptyUpdateDidEnd(batch.animations)
      } else {
        apply(change, batch, batch.animations, counts: counts)
      }
    } catch {
      LayoutException.raise(.internalInconsistency, error.message(Self.terms))
      reloadEverything()
      batch.animations?.complete()
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
