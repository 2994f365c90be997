// SPDX-License-Identifier: MIT

/// The number of typing errors between two words.
package enum EditDistance {
  /// The fewest elements that have to be inserted, deleted, replaced, or swapped with their neighbor to turn `first` into
  /// `second`.
  ///
  /// - Complexity: the product of the two lengths.
  package static func between<Element: Equatable>(_ first: [Element], _ second: [Element]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
