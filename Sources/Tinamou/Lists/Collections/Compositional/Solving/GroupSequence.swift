// SPDX-License-Identifier: MIT

/// The groups of a section one after the other: which items each has, and where it begins.
///
/// Groups of equal length are not kept one by one; see ``FlowLines``.
@MainActor
struct GroupSequence {
  /// How items are divided among groups.
  private enum Division {
    /// So many in each.
    case regular(Int)
    /// Each group is a line, filled by what items say of their size.
    case lines
    /// The number of the first item of each group, found one group after the other.
    case irregular([Int])
  }

  /// A group and where it begins along the sequence, in points.
  struct Place {
    var items: Range<Int>
    var offset: CGFloat
    /// How long the group is, in points.
    var length: CGFloat
  }

  let count: Int
  private let division: Division
  private let lines: FlowLines

  /// From the first group's beginning to the last one's end, in points.
  var length: CGFloat { lines.length }

  /// Groups of `itemsPerGroup` items, `length` points long but for those that `measured` knows better.
  init(count: Int, itemsPerGroup: Int, length: CGFloat, measured: [Int: CGFloat], spacing: CGFloat) {
    self.count = count
    division = .regular(itemsPerGroup)
    let extents = measured.mapValues { FlowExtent(along: $0, across: 1) }
    lines = FlowLines(
      count: (count + itemsPerGroup - 1) / itemsPerGroup,
      sizes: FlowSizes(common: FlowExtent(along: length, across: 1), measured: extents), available: 1,
      itemSpacing: 1, lineSpacing: spacing)
  }

  /// Groups that are lines of items.
  init(lines: FlowLines) {
    count = lines.count
    division = .lines
    self.lines = lines
  }

  /// Groups of which each was found by solving it.
  init(count: Int, firstItems: [Int], lengths: [CGFloat], spacing: CGFloat) {
    self.count = count
    division = .irregular(firstItems)
    lines = FlowLines(
      count: lengths.count, sizes: FlowSizes(each: lengths.map { FlowExtent(along: $0, across: 1) }), available: 1,
      itemSpacing: 1, lineSpacing: spacing)
  }

  /// The groups that reach into a stretch, in points.
  func groups(from start: CGFloat, to end: CGFloat) -> [Place] { lines.lines(from: start, to: end).map(place) }

  /// The group of an item.
  func group(of item: Int) -> Place {
    switch division {
    case .regular(let itemsPerGroup): place(lines.line(of: item / itemsPerGroup))
    case .lines: place(lines.line(of: item))
    case .irregular(let firstItems): place(lines.line(of: GroupSequence.number(of: item, in: firstItems)))
    }
  }

  /// The last group that begins at `item` or before.
  private static func number(of item: Int, in firstItems: [Int]) -> Int {
    var low = 0
    var high = firstItems.count
    while low < high {
      let middle = (low + high) / 2
      if firstItems[middle] > item { high = middle } else { low = middle + 1 }
    }
    return Swift.max(0, low - 1)
  }

  /// The number of an item's group, where groups have equally many items.
  func number(ofGroupOf item: Int) -> Int? {
    if case .regular(let itemsPerGroup) = division { return item / itemsPerGroup }
    return nil
  }

  private func place(_ line: FlowLine) -> Place {
    let number = line.items.lowerBound
    let items: Range<Int> =
      switch division {
      case .regular(let itemsPerGroup): number * itemsPerGroup..<Swift.min((number + 1) * itemsPerGroup, count)
      case .lines: line.items
      case .irregular(let firstItems):
        firstItems[number]..<(number + 1 < firstItems.count ? firstItems[number + 1] : count)
      }
    return Place(items: items, offset: line.offset, length: line.length)
  }
}
