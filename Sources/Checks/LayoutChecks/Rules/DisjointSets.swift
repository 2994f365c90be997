// SPDX-License-Identifier: MIT

/// A disjoint-set forest over the integers from 0.
///
/// Source: Tarjan 1975, with path halving.
struct DisjointSets {
  /// The parent of each element. The representative of a set is its own parent.
  private var parents: [Int]

  /// Creates one set for each integer below `count`.
  init(count: Int) {
    parents = Array(0..<count)
  }

  /// Merges the sets of two elements.
  mutating func join(_ first: Int, _ second: Int) {
    let (one, other) = (root(of: first), root(of: second))
    parents[max(one, other)] = min(one, other)
  }

  /// The sets, each in ascending order, ordered by their first elements.
  var groups: [[Int]] {
    var copy = self
    var members: [Int: [Int]] = [:]
    for number in parents.indices { members[copy.root(of: number), default: []].append(number) }
    return members.keys.sorted().compactMap { members[$0] }
  }

  private mutating func root(of number: Int) -> Int {
    var current = number
    while parents[current] != current {
      parents[current] = parents[parents[current]]
      current = parents[current]
    }
    return current
  }
}
