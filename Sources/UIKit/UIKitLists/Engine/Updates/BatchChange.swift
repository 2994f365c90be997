// SPDX-License-Identifier: MIT

/// The result of a batch update that is consistent with the data source.
struct BatchChange: ListChange {
  let reloadedItems: Set<ItemIndexPath>
  let reloadedSections: IndexSet
  private let sections: IndexMapping
  /// The index mapping of each section whose items change, by the section's index before the update.
  private var items: [Int: IndexMapping] = [:]
  private let moves: [ItemIndexPath: ItemIndexPath]
  private let reversedMoves: [ItemIndexPath: ItemIndexPath]

  /// Creates a change.
  ///
  /// - Parameter countsAfter: The number of items of each section that the data source has after the update.
  /// - Throws: The first inconsistency.
  /// - Complexity: O(sections + changes × log changes).
  init(_ updates: BatchUpdates, countsAfter: [Int]) throws(UpdateError) {
    try UpdateValidation(updates, countsAfter).check()
    reloadedItems = Set(updates.reloadedItems)
    reloadedSections = updates.reloadedSections
    moves = Dictionary(updates.movedItems.map { ($0.from, $0.to) }) { $1 }
    reversedMoves = Dictionary(updates.movedItems.map { ($0.to, $0.from) }) { $1 }
    sections = IndexMapping(
      removed: Set(updates.deletedSections), inserted: Set(updates.insertedSections),
      moves: Dictionary(updates.movedSections.map { ($0.from, $0.to) }) { $1 })
    guard sections.count(after: updates.countsBefore.count) == countsAfter.count else {
      throw .numberOfSections(
        before: updates.countsBefore.count, after: countsAfter.count, inserted: updates.insertedSections.count,
        deleted: updates.deletedSections.count)
    }
    try matchItems(updates, countsAfter)
  }

  /// Determines the index mapping of each section that is kept, and validates it against the data source.
  private mutating func matchItems(_ updates: BatchUpdates, _ countsAfter: [Int]) throws(UpdateError) {
    let changes = ItemChanges(updates)
    for (section, count) in countsAfter.enumerated() {
      guard let old = oldSection(of: section) else { continue }
      let mapping = IndexMapping(
        removed: changes.removed[old] ?? [], inserted: changes.inserted[section] ?? [])
      let before = updates.countsBefore[old]
      guard mapping.count(after: before) == count else {
        throw changes.error(section: section, old: old, before: before, after: count)
      }
      if !mapping.isIdentity { items[old] = mapping }
    }
  }

  // MARK: Sections

  func newSection(of old: Int) -> Int? { reloadedSections.contains(old) ? nil : sections.newIndex(of: old) }

  func oldSection(of new: Int) -> Int? {
    sections.oldIndex(of: new).flatMap { reloadedSections.contains($0) ? nil : $0 }
  }

  func keepsItems(ofSection new: Int) -> Bool {
    guard let old = oldSection(of: new) else { return false }
    return items[old] == nil
  }

  // MARK: Items

  func newIndexPath(of old: ItemIndexPath) -> ItemIndexPath? {
    if let target = moves[old] { return target }
    guard let section = newSection(of: old.section) else { return nil }
    guard let mapping = items[old.section] else { return ItemIndexPath(section: section, item: old.item) }
    return mapping.newIndex(of: old.item).map { ItemIndexPath(section: section, item: $0) }
  }

  func oldIndexPath(of new: ItemIndexPath) -> ItemIndexPath? {
    if let source = reversedMoves[new] { return source }
    guard let section = oldSection(of: new.section) else { return nil }
    guard let mapping = items[section] else { return ItemIndexPath(section: section, item: new.item) }
    return mapping.oldIndex(of: new.item).map { ItemIndexPath(section: section, item: $0) }
  }
}

/// The items of a batch update, by section.
private struct ItemChanges {
  private let updates: BatchUpdates
  /// The items that are deleted or moved, by section before the update.
  private(set) var removed: [Int: Set<Int>] = [:]
  /// The items that are inserted or are destinations of moves, by section after the update.
  private(set) var inserted: [Int: Set<Int>] = [:]

  init(_ updates: BatchUpdates) {
    self.updates = updates
    for path in updates.deletedItems + updates.movedItems.map(\.from) {
      removed[path.section, default: []].insert(path.item)
    }
    for path in updates.insertedItems + updates.movedItems.map(\.to) {
      inserted[path.section, default: []].insert(path.item)
    }
  }

  /// Returns the error for a section whose number of items is inconsistent with the changes. Moves within the section
  /// do not affect its number.
  func error(section: Int, old: Int, before: Int, after: Int) -> UpdateError {
    .numberOfItems(
      section: section, before: before, after: after,
      inserted: Set(updates.insertedItems).count { $0.section == section },
      deleted: Set(updates.deletedItems).count { $0.section == old },
      movedIn: updates.movedItems.count { $0.to.section == section && $0.from.section != old },
      movedOut: updates.movedItems.count { $0.from.section == old && $0.to.section != section })
  }
}
