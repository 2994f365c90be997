// SPDX-License-Identifier: MIT

extension CGFloat {
  /// The maximum length of one element of a list, in points. The sum of the lengths of a million such elements is still
  /// exact to a hundredth of a point.
  static let maximumListLength: CGFloat = 1e7

  /// The length as lists use it: 0 for a negative number or NaN, and at most ``maximumListLength``.
  var clampedToListLength: CGFloat { self > 0 ? Swift.min(self, CGFloat.maximumListLength) : 0 }

  /// The distance as lists use it in calculations: 0 for NaN, otherwise limited to ``maximumListLength`` in both
  /// directions.
  var clampedToListDistance: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -CGFloat.maximumListLength), CGFloat.maximumListLength)
  }

  /// Returns the number of whole steps of length `step` in this length, at most `limit`. Returns 0 if there are none
  /// or a number is not finite.
  func wholeSteps(of step: CGFloat, limit: Int) -> Int {
    let steps = self / step
    guard step > 0, steps >= 1 else { return 0 }
    return steps < CGFloat(limit) ? Int(steps) : limit
  }
}

extension CGSize {
  /// The size with lengths that lists can use in calculations.
  var clampedToListSize: CGSize { CGSize(width: width.clampedToListLength, height: height.clampedToListLength) }
}

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
