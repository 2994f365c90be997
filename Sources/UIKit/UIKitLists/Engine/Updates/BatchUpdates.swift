// SPDX-License-Identifier: MIT

/// The changes requested in a batch update.
///
/// Deletions, reloads and the sources of moves are positions before the update. Insertions and the destinations of
/// moves are positions after it.
struct BatchUpdates {
  struct Move<Position> {
    var from: Position
    var to: Position
  }

  /// The number of items of each section before the first change.
  let countsBefore: [Int]
  /// The number of `beginUpdates` or `performBatchUpdates` calls that have not ended.
  var depth = 0

  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Move<Int>] = []
  var insertedItems: [ItemIndexPath] = []
  var deletedItems: [ItemIndexPath] = []
  var reloadedItems: [ItemIndexPath] = []
  var movedItems: [Move<ItemIndexPath>] = []

  /// The animations of the changes; `nil` if they are not animated.
  var animations: UpdateAnimations?

  init(countsBefore: [Int]) { self.countsBefore = countsBefore }

  /// Whether there are no changes.
  var isEmpty: Bool {
    insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && insertedItems.isEmpty && deletedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
  }

  // MARK: Recording

  mutating func insertItems(_ indexPaths: [IndexPath]) { insertedItems += indexPaths.map(ItemIndexPath.init) }
  mutating func deleteItems(_ indexPaths: [IndexPath]) { deletedItems += indexPaths.map(ItemIndexPath.init) }
  mutating func reloadItems(_ indexPaths: [IndexPath]) { reloadedItems += indexPaths.map(ItemIndexPath.init) }
  mutating func moveItem(_ from: IndexPath, to: IndexPath) {
    movedItems.append(Move(from: ItemIndexPath(from), to: ItemIndexPath(to)))
  }
  mutating func moveSection(_ from: Int, to: Int) { movedSections.append(Move(from: from, to: to)) }
}
