// SPDX-License-Identifier: MIT

/// A data source that shows items below others, which people expand and collapse.
@MainActor
protocol OutlineDataSource: AnyObject {
  /// Returns the number of an item's ancestors; `nil` in a section without a hierarchy.
  func level(at path: ItemIndexPath) -> Int?
  /// Returns whether the items below an item are shown.
  func isExpanded(at path: ItemIndexPath) -> Bool
  /// Shows the items below an item, or hides them, if the handlers of the data source allow it.
  func toggleExpansion(at path: ItemIndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  private typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  private func outline(at path: ItemIndexPath) -> (
    item: ItemIdentifierType, section: SectionIdentifierType, snapshot: SectionSnapshot
  )? {
    guard let item = itemIdentifier(for: path.indexPath), let section = sectionIdentifier(for: path.section),
      let snapshot = sectionSnapshots[section], snapshot.contains(item)
    else { return nil }
    return (item, section, snapshot)
  }

  func level(at path: ItemIndexPath) -> Int? { outline(at: path).map { $0.snapshot.level(of: $0.item) } }

  func isExpanded(at path: ItemIndexPath) -> Bool { outline(at: path).map { $0.snapshot.isExpanded($0.item) } ?? false }

  func toggleExpansion(at path: ItemIndexPath) {
    guard let (item, section, old) = outline(at: path) else { return }
    let handlers = sectionSnapshotHandlers
    var snapshot = old
    if snapshot.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      snapshot.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent {
        snapshot.replace(childrenOf: item, using: children(item, snapshot.snapshot(of: item)))
      }
      snapshot.expand([item])
    }
    apply(snapshot, to: section)
  }
}
