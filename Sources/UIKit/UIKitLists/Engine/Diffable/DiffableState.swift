// SPDX-License-Identifier: MIT

/// The snapshot that a diffable data source shows, and the index path of each of its items.
struct DiffableState<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>

  private(set) var snapshot = Snapshot()
  private(set) var indexPaths: [ItemIdentifier: ItemIndexPath] = [:]

  /// Replaces the snapshot.
  ///
  /// - Returns: The correspondence between the items of the old snapshot and those of the new one.
  /// - Complexity: O(items).
  mutating func replace(with new: Snapshot) -> SnapshotChange<SectionIdentifier, ItemIdentifier> {
    let old = self
    snapshot = new
    indexPaths = [:]
    indexPaths.reserveCapacity(new.numberOfItems)
    for (number, section) in new.sections.enumerated() {
      for (item, identifier) in section.items.enumerated() {
        indexPaths[identifier] = ItemIndexPath(section: number, item: item)
      }
    }
    return SnapshotChange(from: old, to: self)
  }

  /// The number of items of each section.
  var counts: [Int] { snapshot.sections.map(\.items.count) }

  /// Returns the index paths of items. Items that do not exist are skipped.
  func indexPaths(of items: [ItemIdentifier]) -> [ItemIndexPath] { items.compactMap { indexPaths[$0] } }

  func itemIdentifier(at path: ItemIndexPath) -> ItemIdentifier? {
    guard snapshot.sections.indices.contains(path.section) else { return nil }
    let items = snapshot.sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func sectionIdentifier(at index: Int) -> SectionIdentifier? {
    snapshot.sections.indices.contains(index) ? snapshot.sections[index].identifier : nil
  }

  /// Raises UIKit's exception for a cell provider that returned `nil`.
  @MainActor
  func raiseMissingCell(at indexPath: IndexPath, in list: some ListView) {
    let terms = type(of: list).terms
    let item = itemIdentifier(at: ItemIndexPath(indexPath)).map { "\($0)" } ?? "(null)"
    LayoutException.raise(
      .internalInconsistency,
      "\(terms.className)DiffableDataSource cell provider returned nil for index path \(indexPath.objectiveCDescription) "
        + "with item identifier '\(item)', which is not allowed. You must always return a cell to the \(terms.list): \(list)"
    )
  }
}

/// The correspondence between two snapshots. Items and sections with equal identifiers are the same.
struct SnapshotChange<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>: ListChange {
  fileprivate typealias State = DiffableState<SectionIdentifier, ItemIdentifier>

  let reloadedItems: Set<ItemIndexPath>
  let reloadedSections: IndexSet
  private let old: State
  private let new: State
  private let reloadedIdentifiers: Set<SectionIdentifier>

  fileprivate init(from old: State, to new: State) {
    self.old = old
    self.new = new
    reloadedIdentifiers = Set(new.snapshot.reloadedSectionIdentifiers)
    reloadedSections = IndexSet(reloadedIdentifiers.compactMap(old.snapshot.indexOfSection))
    reloadedItems = Set(old.indexPaths(of: new.snapshot.reloadedItemIdentifiers))
  }

  func newSection(of old: Int) -> Int? { section(old, from: self.old, to: new) }
  func oldSection(of new: Int) -> Int? { section(new, from: self.new, to: old) }
  func newIndexPath(of old: ItemIndexPath) -> ItemIndexPath? { indexPath(old, from: self.old, to: new) }
  func oldIndexPath(of new: ItemIndexPath) -> ItemIndexPath? { indexPath(new, from: self.new, to: old) }

  func keepsItems(ofSection new: Int) -> Bool {
    guard let origin = oldSection(of: new) else { return false }
    return old.snapshot.sections[origin].items == self.new.snapshot.sections[new].items
  }

  private func section(_ index: Int, from: State, to: State) -> Int? {
    guard let identifier = from.sectionIdentifier(at: index), !reloadedIdentifiers.contains(identifier) else {
      return nil
    }
    return to.snapshot.indexOfSection(identifier)
  }

  private func indexPath(_ path: ItemIndexPath, from: State, to: State) -> ItemIndexPath? {
    guard let section = from.sectionIdentifier(at: path.section), !reloadedIdentifiers.contains(section),
      let item = from.itemIdentifier(at: path), let result = to.indexPaths[item]
    else { return nil }
    // A reloaded section has none of its former items.
    let isInReloadedSection = to.sectionIdentifier(at: result.section).map(reloadedIdentifiers.contains) ?? false
    return isInReloadedSection ? nil : result
  }
}

/// UIKit's exceptions for invalid changes of snapshots.
enum SnapshotException {
  /// Raises `NSInternalInconsistencyException`.
  static func raise(_ reason: String) { LayoutException.raiseOnAnyThread(.internalInconsistency, reason) }

  /// Returns the identifiers that occur more than once, in the format of UIKit's message.
  static func duplicates<Identifier: Hashable>(_ identifiers: [Identifier]) -> String {
    var seen: Set<Identifier> = []
    return "{(\(identifiers.filter { !seen.insert($0).inserted }.map { "\($0)" }.joined(separator: ", ")))}"
  }
}
