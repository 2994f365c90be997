// SPDX-License-Identifier: MIT

/// The groups of a section in order, with their items and positions.
///
/// Groups of equal length are not stored individually; see ``FlowLines``.
@MainActor
struct GroupSequence {
  /// The division of items among groups.
  private enum Division {
    /// The same number of items in every group.
    case regular(Int)
    /// One line of self-sizing items per group.
    case lines
    /// The index of the first item of each group, found one group after another.
    case irregular([Int])
  }

  /// A group and its start, in points.
  struct Slot {
    var items: Range<Int>
    var offset: CGFloat
    /// The length of the group, in points.
    var length: CGFloat
  }

  let count: Int
  private let division: Division
  private let lines: FlowLines

  /// The length from the start of the first group to the end of the last one, in points.
  var length: CGFloat { lines.length }

  /// Creates groups of `itemsPerGroup` items with the given length, except for those in `measured`.
  init(count: Int, itemsPerGroup: Int, length: CGFloat, measured: [Int: CGFloat], spacing: CGFloat) {
    self.count = count
    division = .regular(itemsPerGroup)
    let extents = measured.mapValues { FlowExtent(along: $0, across: 1) }
    lines = FlowLines(
      count: count > 0 ? (count - 1) / itemsPerGroup + 1 : 0,
      sizes: FlowSizes(common: FlowExtent(along: length, across: 1), measured: extents), available: 1,
      itemSpacing: 1, lineSpacing: spacing)
  }

  /// Creates groups that are lines of items.
  init(lines: FlowLines) {
    count = lines.count
    division = .lines
    self.lines = lines
  }

  /// Creates groups that were solved individually.
  init(count: Int, firstItems: [Int], lengths: [CGFloat], spacing: CGFloat) {
    self.count = count
    division = .irregular(firstItems)
    lines = FlowLines(
      count: lengths.count, sizes: FlowSizes(each: lengths.map { FlowExtent(along: $0, across: 1) }), available: 1,
      itemSpacing: 1, lineSpacing: spacing)
  }

  /// Returns the groups that intersect a range, in points.
  func groups(from start: CGFloat, to end: CGFloat) -> [Slot] { lines.lines(from: start, to: end).map(slot) }

  /// Returns the group of an item.
  func group(of item: Int) -> Slot {
    switch division {
    case .regular(let itemsPerGroup): slot(lines.line(of: item / itemsPerGroup))
    case .lines: slot(lines.line(of: item))
    case .irregular(let firstItems): slot(lines.line(of: GroupSequence.number(of: item, in: firstItems)))
    }
  }

  /// Returns the last group that starts at or before `item`.
  private static func number(of item: Int, in firstItems: [Int]) -> Int {
    Swift.max(0, firstItems.partitionIndex { $0 > item } - 1)
  }

  private func slot(_ line: FlowLine) -> Slot {
    let number = line.items.lowerBound
    let items: Range<Int> =
      switch division {
      case .regular(let itemsPerGroup):
        number * itemsPerGroup..<number * itemsPerGroup + Swift.min(itemsPerGroup, count - number * itemsPerGroup)
      case .lines: line.items
      case .irregular(let firstItems):
        firstItems[number]..<(number + 1 < firstItems.count ? firstItems[number + 1] : count)
      }
    return Slot(items: items, offset: line.offset, length: line.length)
  }
}
