// SPDX-License-Identifier: MIT

/// The mapping between the old and new indexes of a sequence's elements when some are removed, inserted and moved.
/// The other elements keep their order.
struct IndexMapping {
  /// The indexes before the change of the elements that are removed or moved, in ascending order.
  private let removed: [Int]
  /// The indexes after the change of the elements that are inserted or moved, in ascending order.
  private let inserted: [Int]
  /// The new index of each moved element by its old one, and the reverse.
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

  /// Returns the number of elements after the change from the number before it.
  func count(after count: Int) -> Int { count - removed.count + inserted.count }

  /// Returns the new index of an element; `nil` if it is removed.
  ///
  /// - Complexity: O(log changes).
  func newIndex(of index: Int) -> Int? {
    moves[index] ?? IndexMapping.mapped(index, leaving: removed, entering: inserted)
  }

  /// Returns the old index of an element; `nil` if it is inserted.
  ///
  /// - Complexity: O(log changes).
  func oldIndex(of index: Int) -> Int? {
    reversedMoves[index] ?? IndexMapping.mapped(index, leaving: inserted, entering: removed)
  }

  /// Returns the index of an element that remains when the elements at `leaving` are removed and others are inserted
  /// at `entering`.
  private static func mapped(_ index: Int, leaving: [Int], entering: [Int]) -> Int? {
    let gone = leaving.partitionIndex { $0 >= index }
    if gone < leaving.count, leaving[gone] == index { return nil }
    // The remaining elements have the other indexes, in order. `entering[k] - k` of them precede `entering[k]`.
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
