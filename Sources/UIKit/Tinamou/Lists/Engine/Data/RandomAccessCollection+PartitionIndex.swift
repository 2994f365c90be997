// SPDX-License-Identifier: MIT

extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element satisfies `predicate`, or `endIndex` if there is none. Every element after
  /// one that satisfies the predicate must satisfy it too.
  ///
  /// - Complexity: O(log count).
  func partitionIndex(where predicate: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
