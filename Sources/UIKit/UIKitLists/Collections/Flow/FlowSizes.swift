// SPDX-License-Identifier: MIT

/// The sizes of a section's items: a common size with exceptions, or individual sizes.
struct FlowSizes {
  /// The size of every item that has no individual size.
  private(set) var common: FlowExtent
  /// The individual sizes of all items; empty if the common size applies.
  private(set) var each: [FlowExtent] = []
  /// The measured sizes of individual items.
  private(set) var measured: [Int: FlowExtent] = [:]
  /// The sorted indexes of the measured items.
  private(set) var measuredItems: [Int] = []

  /// Creates items with a common size.
  init(common: FlowExtent, measured: [Int: FlowExtent] = [:]) {
    self.common = common
    self.measured = measured
    measuredItems = measured.keys.sorted()
  }

  /// Creates items with individual sizes.
  init(each: [FlowExtent], measured: [Int: FlowExtent] = [:]) {
    common = each.first ?? FlowExtent(along: 0, across: 0)
    self.each = each
    self.measured = measured
    measuredItems = measured.keys.sorted()
  }

  /// The size of an item.
  subscript(item: Int) -> FlowExtent {
    if let extent = measured[item] { return extent }
    return each.isEmpty ? common : each[item]
  }

  /// Returns the first item from `item` on whose size is not the common one; `nil` for individual sizes.
  ///
  /// - Complexity: O(log of the measured items).
  func endOfCommonSize(from item: Int, count: Int) -> Int? {
    guard each.isEmpty else { return nil }
    let next = measuredItems.partitionIndex { $0 >= item }
    return next < measuredItems.count ? Swift.min(measuredItems[next], count) : count
  }

  /// Returns whether the first `count` items all have the same length across, so that they form columns.
  func areEqualAcross(count: Int) -> Bool {
    guard count > 0 else { return true }
    if each.isEmpty {
      // If all items were measured, the common size is not used by any item.
      let reference = measured.count >= count ? self[0].across : common.across
      return measured.values.allSatisfy { $0.across == reference }
    }
    let first = self[0].across
    return (0..<count).allSatisfy { self[$0].across == first }
  }
}
