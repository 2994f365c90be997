// SPDX-License-Identifier: MIT

/// The sizes of a section's items: one for all but a few, or one for each.
struct FlowSizes {
  /// The size of every item that has none of its own.
  private(set) var common: FlowExtent
  /// The own sizes of all items; empty where the common size holds.
  private(set) var each: [FlowExtent] = []
  /// The own sizes of a few items, which were measured.
  private(set) var measured: [Int: FlowExtent] = [:]
  /// The numbers of the measured items, in order.
  private(set) var measuredItems: [Int] = []

  /// Items of one size.
  init(common: FlowExtent, measured: [Int: FlowExtent] = [:]) {
    self.common = common
    self.measured = measured
    measuredItems = measured.keys.sorted()
  }

  /// Items of a size each.
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

  /// The first item from `item` on whose size is not the common one; nil where sizes are all the items' own.
  ///
  /// - Complexity: O(log of the measured items).
  func endOfCommonSize(from item: Int, count: Int) -> Int? {
    guard each.isEmpty else { return nil }
    var low = 0
    var high = measuredItems.count
    while low < high {
      let middle = (low + high) / 2
      if measuredItems[middle] < item { low = middle + 1 } else { high = middle }
    }
    return low < measuredItems.count ? Swift.min(measuredItems[low], count) : count
  }

  /// Whether all of `count` items are equally large across, so that they stand in columns.
  func areEqualAcross(count: Int) -> Bool {
    guard count > 0 else { return true }
    if each.isEmpty {
      // Where every item was measured, the common size is nobody's.
      let reference = measured.count >= count ? self[0].across : common.across
      return measured.values.allSatisfy { $0.across == reference }
    }
    let first = self[0].across
    return (0..<count).allSatisfy { self[$0].across == first }
  }
}
