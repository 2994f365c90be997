// SPDX-License-Identifier: MIT

/// Moving items by hand.
extension UICollectionViewDiffableDataSource {
  /// Moves an item in the snapshot, and calls the handlers before and after it.
  func reorder(from source: ItemIndexPath, to destination: ItemIndexPath) {
    guard let item = itemIdentifier(for: source.indexPath), let section = sectionIdentifier(for: destination.section)
    else { return }
    let initial = snapshot()
    var final = initial
    final.deleteItems([item])
    let others = final.itemIdentifiers(inSection: section)
    if others.indices.contains(destination.item) {
      final.insertItems([item], beforeItem: others[destination.item])
    } else {
      final.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: initial, finalSnapshot: final,
      difference: final.itemIdentifiers.difference(from: initial.itemIdentifiers))
    reorderingHandlers.willReorder?(transaction)
    take(reordered: final)
    moveInOutline(item, to: section, before: others.indices.contains(destination.item) ? others[destination.item] : nil)
    reorderingHandlers.didReorder?(transaction)
  }

  /// Moves an item within the hierarchy of its section. An item that comes to another section has no place in a hierarchy.
  private func moveInOutline(
    _ item: ItemIdentifierType, to section: SectionIdentifierType, before other: ItemIdentifierType?
  ) {
    for (key, snapshot) in sectionSnapshots where snapshot.contains(item) {
      var changed = snapshot
      if key == section { changed.move(item, before: other) } else { changed.delete([item]) }
      sectionSnapshots[key] = changed
    }
    guard var target = sectionSnapshots[section], !target.contains(item) else { return }
    if let other, target.contains(other) { target.insert([item], before: other) } else { target.append([item]) }
    sectionSnapshots[section] = target
  }
}
