// SPDX-License-Identifier: MIT

/// A Fenwick tree of consecutive lengths. It finds the start of a length and the length at a position, and allows
/// changes of the lengths.
///
/// Source: Fenwick, "A new data structure for cumulative frequency tables", Software: Practice and Experience 24
/// (1994).
struct PrefixSums {
  /// The lengths, in points. They are never negative.
  private(set) var lengths: [CGFloat]
  /// The element at `i - 1` is the sum of the `i & -i` lengths that end with the `i`-th.
  private var sums: [CGFloat]

  /// Creates a tree.
  ///
  /// - Complexity: O(count).
  init(_ lengths: [CGFloat]) {
    self.lengths = lengths
    sums = lengths
    for index in 1..<max(1, sums.count) {
      let parent = index + (index & -index)
      if parent <= sums.count { sums[parent - 1] += sums[index - 1] }
    }
  }

  var count: Int { lengths.count }

  /// The sum of all lengths.
  ///
  /// - Complexity: O(log count).
  var total: CGFloat { start(of: count) }

  /// The length at `index`.
  ///
  /// - Complexity: O(1) to read, O(log count) to change.
  subscript(index: Int) -> CGFloat {
    get { lengths[index] }
    set {
      let change = newValue - lengths[index]
      guard change != 0 else { return }
      lengths[index] = newValue
      var node = index + 1
      while node <= sums.count {
        sums[node - 1] += change
        node += node & -node
      }
    }
  }

  /// Returns the start of the length at `index`; for `count`, the end of the last one.
  ///
  /// - Complexity: O(log count).
  func start(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var node = index
    while node > 0 {
      sum += sums[node - 1]
      node &= node - 1
    }
    return sum
  }

  /// Returns the index of the length that contains `position`, including its start and excluding its end. Lengths of
  /// 0 are skipped. Returns 0 before the first length, and `count` at or after the end.
  ///
  /// - Complexity: O(log count).
  func index(at position: CGFloat) -> Int {
    guard position >= 0, count > 0 else { return 0 }
    var index = 0
    var rest = position
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      if index + step <= count, sums[index + step - 1] <= rest {
        index += step
        rest -= sums[index - 1]
      }
      step >>= 1
    }
    return index
  }
}
