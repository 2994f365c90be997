// SPDX-License-Identifier: MIT

/// Validates that the positions of a batch update exist and that its changes do not contradict each other.
struct UpdateValidation {
  private let updates: BatchUpdates
  private let before: [Int]
  private let after: [Int]

  init(_ updates: BatchUpdates, _ countsAfter: [Int]) {
    self.updates = updates
    before = updates.countsBefore
    after = countsAfter
  }

  /// Validates the update.
  ///
  /// - Throws: The first position that does not exist, or the first two changes that contradict each other.
  func check() throws(UpdateError) {
    try checkSections()
    try checkItems()
    try checkPairs()
    try checkMoves()
  }

  private func checkSections() throws(UpdateError) {
    let old = Array(updates.deletedSections) + Array(updates.reloadedSections) + updates.movedSections.map(\.from)
    for section in old where !before.indices.contains(section) {
      throw .deletesMissingSection(section, sections: before.count)
    }
    for section in Array(updates.insertedSections) + updates.movedSections.map(\.to)
    where !after.indices.contains(section) {
      throw .insertsMissingSection(section, sections: after.count)
    }
  }

  private func checkItems() throws(UpdateError) {
    for path in updates.deletedItems + updates.reloadedItems {
      guard before.indices.contains(path.section) else {
        throw .deletesItemOfMissingSection(path, sections: before.count)
      }
      guard UpdateValidation.contains(path, before) else {
        throw .deletesMissingItem(path, items: before[path.section])
      }
    }
    for path in updates.insertedItems {
      guard after.indices.contains(path.section) else {
        throw .insertsItemInMissingSection(path, sections: after.count)
      }
      guard UpdateValidation.contains(path, after) else { throw .insertsMissingItem(path, items: after[path.section]) }
    }
  }

  private func checkPairs() throws(UpdateError) {
    let deleted = Set(updates.deletedItems)
    let inserted = Set(updates.insertedItems)
    for path in updates.reloadedItems where deleted.contains(path) { throw .deletesAndReloads(path) }
    for move in updates.movedItems {
      if deleted.contains(move.from) { throw .deletesAndMoves(move.from) }
      if inserted.contains(move.to) { throw .insertsAndMoves(move.to) }
    }
  }

  private func checkMoves() throws(UpdateError) {
    func count(_ section: Int, _ counts: [Int]) -> Int { counts.indices.contains(section) ? counts[section] : 0 }
    for move in updates.movedItems {
      guard UpdateValidation.contains(move.from, before) else {
        throw .movesMissingItem(from: move.from, to: move.to, items: count(move.from.section, before))
      }
      guard UpdateValidation.contains(move.to, after) else {
        throw .movesToMissingItem(from: move.from, to: move.to, items: count(move.to.section, after))
      }
    }
  }

  private static func contains(_ path: ItemIndexPath, _ counts: [Int]) -> Bool {
    counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
  }
}
