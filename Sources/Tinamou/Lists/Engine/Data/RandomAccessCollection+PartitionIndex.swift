// SPDX-License-Identifier: MIT

extension RandomAccessCollection where Index == Int {
  /// The first index whose element satisfies `predicate`, in a collection in which all elements after such a one satisfy it too;
  /// `endIndex` when none does.
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
