// SPDX-License-Identifier: MIT

/// Performing changes of items and sections.
extension UICollectionView: ListView {
  static var terms: ListMessageTerms { .collection }

  // MARK: Data

  /// The number of items of each section at the last request to the data source.
  var itemCounts: [Int] {
    if let loadedCounts { return loadedCounts }
    let counts = dataSourceCounts() ?? []
    loadedCounts = counts
    return counts
  }

  var isDataLoaded: Bool { loadedCounts != nil }

  func dataSourceCounts() -> [Int]? {
    guard let dataSource else { return nil }
    return (0..<Swift.max(0, dataSource.numberOfSections(in: self))).map {
      Swift.max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  func dataSourceDidChange() {
    loadedCounts = nil
    reloadEverything()
  }

  /// Discards all values from the data source.
  func reloadEverything() {
    changeCount += 1
    endMovement(finishes: false)
    for (key, element) in visible.remove(where: { _ in true }) { stopShowing(key, element) }
    if !disappearing.isEmpty { finishDisappearing() }
    selection.removeAll()
    prefetching.reset()
    loadedCounts = nil
    let context = collectionViewLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// The frames before an update are those of the last layout.
  func prepareForUpdates() { if !visible.isEmpty { layoutIfNeeded() } }

  // MARK: Updates

  func emptyUpdateDidEnd(_ animations: UpdateAnimations?) {
    guard let animations else { return layoutIfNeeded() }
    layOut(beginAnimation(nil), removing: [], animations, prepare: {}, finalize: {})
  }

  func apply(_ change: any ListChange, _ batch: BatchUpdates?, _ animations: UpdateAnimations?, counts: [Int]) {
    changeCount += 1
    endMovement(finishes: false)
    let layout = collectionViewLayout
    var update = animations == nil ? nil : beginAnimation(change)
    loadedCounts = counts
    let departing = moveVisibleElements(change, &update)
    selection.move(change)
    prefetching.reset()
    layout.itemsDidMove(change)
    let context = layout.makeContext()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    // The context discards the numbers, although they are up to date.
    loadedCounts = counts
    if update != nil { prepareLayoutIfNeeded() }
    layout.prepare(forCollectionViewUpdates: batch.map(updateItems) ?? [])
    if let update, let animations {
      layOut(
        update, removing: departing, animations, prepare: takeTargetContentOffset,
        finalize: layout.finalizeCollectionViewUpdates)
      return
    }
    takeTargetContentOffset()
    layoutIfNeeded()
    layout.finalizeCollectionViewUpdates()
    for (key, element) in departing { stopShowing(key, element) }
  }

  /// Scrolls to the offset that the delegate or the layout wants after an update.
  private func takeTargetContentOffset() {
    let proposed = contentOffset
    let target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    if target != proposed { contentOffset = target }
  }

  /// Changes the keys of the remaining views, and removes the other views.
  ///
  /// - Parameter update: The animation of the update; `nil` if it is not animated.
  /// - Returns: The views of reloaded items and sections. They are not enqueued before the view has been laid out, so
  ///   that none of them is dequeued for the same item. In an animated update, also those of deleted ones.
  private func moveVisibleElements(_ change: any ListChange, _ update: inout CollectionUpdateAnimation?) -> [(
    key: ElementKey, element: VisibleElement
  )] {
    moveDisappearing(change)
    moveSwipe(change)
    // A view with data of an item, or a decoration view, is requested again at its new index path.
    let others = visible.remove { $0.category != .cell && !collectionViewLayout.showsSection($0) }
    guard update == nil else {
      update?.requestedAgain = others
      return visible.move { $0.moved(by: change) }
    }
    for (key, element) in others { stopShowing(key, element) }
    let departing = visible.move { $0.moved(by: change) }
    func isReplaced(_ key: ElementKey) -> Bool {
      key.category == .cell ? change.isReloaded(key.itemIndexPath) : change.reloadedSections.contains(key.section)
    }
    for (key, element) in departing where !isReplaced(key) { stopShowing(key, element) }
    return departing.filter { isReplaced($0.key) }
  }

  /// Returns the changes of a batch in the form that layouts receive.
  private func updateItems(_ batch: BatchUpdates) -> [UICollectionViewUpdateItem] {
    typealias Item = UICollectionViewUpdateItem
    func whole(_ section: Int) -> IndexPath { IndexPath(item: .max, section: section) }
    var items: [Item] = []
    items += batch.deletedSections.map { Item(.delete, before: whole($0), after: nil) }
    items += batch.insertedSections.map { Item(.insert, before: nil, after: whole($0)) }
    items += batch.reloadedSections.map { Item(.reload, before: whole($0), after: whole($0)) }
    items += batch.movedSections.map { Item(.move, before: whole($0.from), after: whole($0.to)) }
    items += batch.deletedItems.map { Item(.delete, before: $0.indexPath, after: nil) }
    items += batch.insertedItems.map { Item(.insert, before: nil, after: $0.indexPath) }
    items += batch.reloadedItems.map { Item(.reload, before: $0.indexPath, after: $0.indexPath) }
    items += batch.movedItems.map { Item(.move, before: $0.from.indexPath, after: $0.to.indexPath) }
    return items
  }

  // MARK: Remaining cells

  func visibleCell(at path: ItemIndexPath) -> UICollectionViewCell? {
    visible[key: ElementKey(cellAt: path)]?.view as? UICollectionViewCell
  }

  func configureAgain(_ cell: UICollectionViewCell, at path: ItemIndexPath) -> UICollectionViewCell? {
    pool.reconfigured = (path, cell)
    defer { pool.reconfigured = nil }
    return self.cell(at: path.indexPath)
  }

  func contentDidChange(of cell: UICollectionViewCell, at path: ItemIndexPath) {
    elementContentDidChange(ElementKey(cellAt: path))
  }

  func removeVisibleCell(at path: ItemIndexPath) {
    let key = ElementKey(cellAt: path)
    if let element = visible.removeValue(for: key) { stopShowing(key, element) }
  }
}

extension UICollectionView {
  /// Performs the changes that a closure requests, which does not escape, as the parameter of a function.
  ///
  /// UIKit has one declaration, whose optional closure does not escape; Swift cannot declare such a type. The compiler prefers this one
  /// for closures that stand in the call, which may use closures that do not escape.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(.some($0), completion: completion) }
  }
}
