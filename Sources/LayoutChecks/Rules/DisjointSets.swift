// SPDX-License-Identifier: MIT

/// Numbers from 0 up, some of which belong together.
///
/// Source: Tarjan 1975, with halved paths.
struct DisjointSets {
  /// A number on the way to the first of the set, which is its own.
  private var parents: [Int]

  /// Numbers below `count`, each alone.
  init(count: Int) {
    parents = Array(0..<count)
  }

  /// Brings the sets of two numbers together.
  mutating func join(_ first: Int, _ second: Int) {
    let (one, other) = (root(of: first), root(of: second))
    parents[max(one, other)] = min(one, other)
  }

  /// The sets, each in rising order, by their first numbers.
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
