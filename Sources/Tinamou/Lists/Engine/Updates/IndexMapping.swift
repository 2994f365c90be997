// SPDX-License-Identifier: MIT

/// How the elements of a sequence are renumbered when some of them are removed, some inserted and some moved. The others keep
/// their order.
struct IndexMapping {
  /// The indexes before the change of the elements that are removed or moved, in ascending order.
  private let removed: [Int]
  /// The indexes after the change of the elements that are inserted or moved, in ascending order.
  private let inserted: [Int]
  /// The new index of each moved element, by its old one, and the other way round.
  private let moves: [Int: Int]
  private let reversedMoves: [Int: Int]

  init(removed: Set<Int> = [], inserted: Set<Int> = [], moves: [Int: Int] = [:]) {
    self.removed = removed.union(moves.keys).sorted()
    self.inserted = inserted.union(moves.values).sorted()
    self.moves = moves
    reversedMoves = Dictionary(moves.map { ($1, $0) }) { $1 }
  }

  /// Whether every element keeps its index.
  var isIdentity: Bool { removed.isEmpty && inserted.isEmpty }

  /// The number of elements after the change, of `count` before it.
  func count(after count: Int) -> Int { count - removed.count + inserted.count }

  /// The index after the change of the element at `index` before it; nil when it is removed.
  ///
  /// - Complexity: O(log changes).
  func newIndex(of index: Int) -> Int? {
    moves[index] ?? IndexMapping.mapped(index, leaving: removed, entering: inserted)
  }

  /// The index before the change of the element at `index` after it; nil when it is inserted.
  ///
  /// - Complexity: O(log changes).
  func oldIndex(of index: Int) -> Int? {
    reversedMoves[index] ?? IndexMapping.mapped(index, leaving: inserted, entering: removed)
  }

  /// The index of an element that stays when the elements at `leaving` go and others take the indexes `entering`.
  private static func mapped(_ index: Int, leaving: [Int], entering: [Int]) -> Int? {
    let gone = leaving.partitionIndex { $0 >= index }
    if gone < leaving.count, leaving[gone] == index { return nil }
    // The elements that stay take, in order, the indexes that are not entered. `entering[k] - k` of those precede entering[k].
    let rank = index - gone
    var low = 0
    var high = entering.count
    while low < high {
      let middle = (low + high) / 2
      if entering[middle] - middle > rank { high = middle } else { low = middle + 1 }
    }
    return rank + low
  }
}
