// SPDX-License-Identifier: MIT

/// The changes of a batch of updates, as they were asked for.
struct UpdateBatch {
  /// The numbers of items before the first change.
  var countsBefore: [Int]
  /// How deep calls of `performBatchUpdates` are nested.
  var depth = 0

  var insertedItems: [ItemPlace] = []
  var deletedItems: [ItemPlace] = []
  var reloadedItems: [ItemPlace] = []
  var movedItems: [(from: ItemPlace, to: ItemPlace)] = []
  var insertedSections: [Int] = []
  var deletedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []

  init(countsBefore: [Int]) { self.countsBefore = countsBefore }

  var isEmpty: Bool {
    insertedItems.isEmpty && deletedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
      && insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
  }

  // MARK: What changes where

  /// Where sections go.
  private var sectionChange: IndexChange {
    IndexChange(
      removed: deletedSections, inserted: insertedSections,
      moves: Dictionary(movedSections.map { ($0.from, $0.to) }) { $1 })
  }

  /// Where sections and items go, for a batch that is consistent.
  var change: DataChange {
    let sectionChange = sectionChange
    let remade = Set(reloadedSections)
    let changes = itemChanges(sectionChange)
    let moves = Dictionary(movedItems.map { ($0.from, $0.to) }) { $1 }
    let reloaded = Set(reloadedItems)
    return DataChange(
      section: { remade.contains($0) ? nil : sectionChange($0) },
      item: { place in
        if remade.contains(place.section) || reloaded.contains(place) { return nil }
        if let target = moves[place] { return target }
        guard let section = sectionChange(place.section) else { return nil }
        guard let item = changes[place.section].map({ $0(place.item) }) ?? place.item else { return nil }
        return ItemPlace(section: section, item: item)
      })
  }

  /// Where items go within the sections that stay, by the old number of the section.
  private func itemChanges(_ sectionChange: IndexChange) -> [Int: IndexChange] {
    var removed: [Int: [Int]] = [:]
    var inserted: [Int: [Int]] = [:]
    for place in deletedItems { removed[place.section, default: []].append(place.item) }
    for place in insertedItems { inserted[place.section, default: []].append(place.item) }
    for move in movedItems {
      removed[move.from.section, default: []].append(move.from.item)
      inserted[move.to.section, default: []].append(move.to.item)
    }
    var result: [Int: IndexChange] = [:]
    for section in countsBefore.indices {
      guard let target = sectionChange(section) else { continue }
      let (gone, come) = (removed[section] ?? [], inserted[target] ?? [])
      if !gone.isEmpty || !come.isEmpty { result[section] = IndexChange(removed: gone, inserted: come) }
    }
    return result
  }

  // MARK: Consistency

  /// What is wrong with the batch when the data has `countsAfter` items afterwards, in UIKit's words; nil when nothing is.
  func fault(countsAfter: [Int]) -> String? {
    faultOfPlaces(countsAfter) ?? faultOfSectionCount(countsAfter) ?? faultOfItemCounts(countsAfter)
  }

  private func faultOfPlaces(_ after: [Int]) -> String? {
    let before = countsBefore
    for section in deletedSections where !before.indices.contains(section) {
      return "attempt to delete section \(section), but there are only \(before.count) sections before the update"
    }
    for section in reloadedSections where !before.indices.contains(section) {
      return "attempt to reload section \(section), but there are only \(before.count) sections before the update"
    }
    for section in insertedSections where !after.indices.contains(section) {
      return "attempt to insert section \(section) but there are only \(after.count) sections after the update"
    }
    for place in deletedItems + reloadedItems {
      guard before.indices.contains(place.section) else {
        return "attempt to delete item \(place.item) from section \(place.section), but there are only "
          + "\(before.count) sections before the update"
      }
      if place.item < 0 || place.item >= before[place.section] {
        return "attempt to delete item \(place.item) from section \(place.section) which only contains "
          + "\(before[place.section]) items before the update"
      }
    }
    for place in insertedItems {
      guard after.indices.contains(place.section) else {
        return "attempt to insert item \(place.item) into section \(place.section), but there are only "
          + "\(after.count) sections after the update"
      }
      if place.item < 0 || place.item >= after[place.section] {
        return "attempt to insert item \(place.item) into section \(place.section), but there are only "
          + "\(after[place.section]) items in section \(place.section) after the update"
      }
    }
    return faultOfMoves(after)
  }

  private func faultOfMoves(_ after: [Int]) -> String? {
    let deleted = Set(deletedItems)
    let inserted = Set(insertedItems)
    for place in reloadedItems where deleted.contains(place) {
      return "attempt to delete and reload the same index path (\(IndexPathWords.described(place.indexPath)))"
    }
    for move in movedItems {
      if deleted.contains(move.from) {
        return "attempt to perform a delete and a move from the same index path "
          + "(\(IndexPathWords.described(move.from.indexPath)))"
      }
      if inserted.contains(move.to) {
        return "attempt to perform an insert and a move to the same index path "
          + "(\(IndexPathWords.described(move.to.indexPath)))"
      }
      let (from, to) = (move.from, move.to)
      let exists = countsBefore.indices.contains(from.section) && (0..<countsBefore[from.section]).contains(from.item)
      let fits = after.indices.contains(to.section) && (0..<after[to.section]).contains(to.item)
      if !exists {
        return "attempt to move index path (\(IndexPathWords.described(from.indexPath))) to index path "
          + "(\(IndexPathWords.described(to.indexPath))) that does not exist - there are only "
          + "\(countsBefore.indices.contains(from.section) ? countsBefore[from.section] : 0) items in section "
          + "\(from.section) before the update"
      }
      if !fits {
        return "attempt to move index path (\(IndexPathWords.described(from.indexPath))) to index path "
          + "(\(IndexPathWords.described(to.indexPath))) that does not exist - there are only "
          + "\(after.indices.contains(to.section) ? after[to.section] : 0) items in section \(to.section) after the update"
      }
    }
    return nil
  }

  private func faultOfSectionCount(_ after: [Int]) -> String? {
    guard after.count != countsBefore.count + insertedSections.count - deletedSections.count else { return nil }
    return "Invalid update: invalid number of sections.  The number of sections contained in the collection view "
      + "after the update (\(after.count)) must be equal to the number of sections contained in the collection view "
      + "before the update (\(countsBefore.count)), plus or minus the number of sections inserted or deleted "
      + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
  }

  private func faultOfItemCounts(_ after: [Int]) -> String? {
    let sectionChange = sectionChange
    for section in countsBefore.indices where !reloadedSections.contains(section) {
      guard let target = sectionChange(section), after.indices.contains(target) else { continue }
      let inserted = insertedItems.count { $0.section == target }
      let deleted = deletedItems.count { $0.section == section }
      let movedIn = movedItems.count { $0.to.section == target && $0.from.section != section }
      let movedOut = movedItems.count { $0.from.section == section && $0.to.section != target }
      let before = countsBefore[section]
      guard after[target] != before + inserted - deleted + movedIn - movedOut else { continue }
      return "Invalid update: invalid number of items in section \(target).  The number of items contained in an "
        + "existing section after the update (\(after[target])) must be equal to the number of items contained in that "
        + "section before the update (\(before)), plus or minus the number of items inserted or deleted from that "
        + "section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of items moved into or out "
        + "of that section (\(movedIn) moved in, \(movedOut) moved out)."
    }
    return nil
  }

  /// The changes as layouts are told of them.
  @MainActor
  var updateItems: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: .max, section: section) }
    var items: [UICollectionViewUpdateItem] = []
    items += deletedSections.map { UICollectionViewUpdateItem(.delete, before: whole($0), after: nil) }
    items += insertedSections.map { UICollectionViewUpdateItem(.insert, before: nil, after: whole($0)) }
    items += reloadedSections.map { UICollectionViewUpdateItem(.reload, before: whole($0), after: whole($0)) }
    items += movedSections.map { UICollectionViewUpdateItem(.move, before: whole($0.from), after: whole($0.to)) }
    items += deletedItems.map { UICollectionViewUpdateItem(.delete, before: $0.indexPath, after: nil) }
    items += insertedItems.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0.indexPath) }
    items += reloadedItems.map { UICollectionViewUpdateItem(.reload, before: $0.indexPath, after: $0.indexPath) }
    items += movedItems.map {
      UICollectionViewUpdateItem(.move, before: $0.from.indexPath, after: $0.to.indexPath)
    }
    return items
  }
}
