// SPDX-License-Identifier: MIT

/// Changes of the data while it is shown.
extension UICollectionView {
  /// Notes a change: in the batch that is being collected, or as one of its own.
  func update(_ change: (inout UpdateBatch) -> Void) {
    openBatch()
    if var current = batch {
      change(&current)
      batch = current
    }
    closeBatch()
  }

  /// Collects the changes that `updates` makes, checks them against the data, and lays out what comes out.
  func runBatch(_ updates: (() -> Void)?) {
    openBatch()
    updates?()
    closeBatch()
  }

  private func openBatch() {
    if batch == nil {
      // Frames before the update are those that were last laid out.
      if !shown.isEmpty { layoutIfNeeded() }
      batch = UpdateBatch(countsBefore: counts)
    }
    batch?.depth += 1
  }

  private func closeBatch() {
    batch?.depth -= 1
    guard let batch, batch.depth == 0 else { return }
    self.batch = nil
    commit(batch)
  }

  private func commit(_ batch: UpdateBatch) {
    let countsAfter = CollectionData.counts(of: dataSource, for: self)
    if let fault = batch.fault(countsAfter: countsAfter) {
      LayoutException.raise(.internalInconsistency, fault)
      reloadEverything()
      return
    }
    guard !batch.isEmpty else { return layoutIfNeeded() }
    data.counts = countsAfter
    apply(batch.change, batch.updateItems)
  }

  /// Takes views, selection and measured sizes to the places that the items have now, and lays out.
  func apply(_ change: DataChange, _ updateItems: [UICollectionViewUpdateItem]) {
    let layout = collectionViewLayout
    moveShownElements(change)
    selection = selection.compactMap(change.item)
    highlighted = highlighted.flatMap(change.item)
    prefetched = []
    layout.itemsDidMove(change)
    let context = layout.makeContext()
    context.invalidateDataSourceCounts = true
    let counts = data.counts
    layout.invalidateLayout(with: context)
    data.counts = counts
    layout.prepare(forCollectionViewUpdates: updateItems)
    let proposed = contentOffset
    let target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? layout.targetContentOffset(forProposedContentOffset: proposed)
    if target != proposed { contentOffset = target }
    layoutIfNeeded()
    layout.finalizeCollectionViewUpdates()
  }

  private func moveShownElements(_ change: DataChange) {
    // What shows data of an item, or no data at all, is asked for again at its new place.
    let others = shown.keys.filter { $0.category != .cell && !collectionViewLayout.showsSection($0) }
    for key in others { shown[key].map { stopShowing(key, $0) } }
    let places = shown.keys.map { (old: $0, new: change.key(of: $0)) }
    for place in places where place.new == nil { shown[place.old].map { stopShowing(place.old, $0) } }
    let staying = shown
    shown = [:]
    for place in places { if let new = place.new { shown[new] = staying[place.old] } }
  }
}
