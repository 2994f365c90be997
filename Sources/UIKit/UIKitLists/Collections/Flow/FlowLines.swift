// SPDX-License-Identifier: MIT

import LayoutModel

/// A line of a flow layout.
struct FlowLine: Equatable {
  var items: Range<Int>
  /// The start of the line along the scroll axis, relative to the first line, in points.
  var offset: CGFloat
  /// The thickness of the line along the scroll axis, in points: that of its thickest item.
  var length: CGFloat
  /// Whether the line is the last one of its section.
  var isLast: Bool
}

/// The lines of a section. Items are placed side by side as long as they fit; then a new line begins.
///
/// Consecutive lines of items with the same size are stored as one run, in which a line is found by division. The
/// cost is therefore independent of the number of items of equal size; each measured item has its own entry.
///
/// Source: Apple, `UICollectionViewFlowLayout`; Facts, “Flow layouts”.
struct FlowLines {
  /// Lines of the same thickness and number of items. The last line may have fewer.
  private struct Run {
    var items: Range<Int>
    var itemsPerLine: Int
    var offset: CGFloat
    var lineLength: CGFloat

    var lineCount: Int { items.isEmpty ? 0 : (items.count - 1) / itemsPerLine + 1 }
  }

  let sizes: FlowSizes
  let count: Int
  /// The available length of a line across the scroll axis, in points.
  let available: CGFloat
  /// The minimum spacing between the items of a line, in points; ``lineSpacing`` is that between lines.
  let itemSpacing: CGFloat
  let lineSpacing: CGFloat
  private var runs: [Run] = []
  /// The length from the start of the first line to the end of the last one, in points.
  private(set) var length: CGFloat = 0
  private let isInColumns: Bool

  /// The tolerance for rounding errors when items are fitted, in points.
  private static let tolerance: CGFloat = 1e-6

  init(
    count: Int, sizes: FlowSizes, available: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat
  ) {
    self.sizes = sizes
    self.count = count
    self.available = available.clampedToListDistance
    self.itemSpacing = itemSpacing.clampedToListDistance
    self.lineSpacing = lineSpacing.clampedToListDistance
    isInColumns = sizes.areEqualAcross(count: count)
    breakIntoLines()
  }

  // MARK: Line breaking

  private mutating func breakIntoLines() {
    var item = 0
    while item < count {
      let next = runOfEqualItems(from: item) ?? line(from: item)
      add(next)
      item = next.items.upperBound
    }
  }

  private mutating func add(_ items: (items: Range<Int>, perLine: Int, lineLength: CGFloat)) {
    let offset = runs.isEmpty ? 0 : length + lineSpacing
    let run = Run(
      items: items.items, itemsPerLine: items.perLine, offset: offset, lineLength: items.lineLength)
    runs.append(run)
    length = offset + CGFloat(run.lineCount) * (run.lineLength + lineSpacing) - lineSpacing
  }

  /// Returns the full lines of items with the common size from `item`, up to the end of the section if no other size
  /// follows.
  private func runOfEqualItems(from item: Int) -> (items: Range<Int>, perLine: Int, lineLength: CGFloat)? {
    guard let end = sizes.endOfCommonSize(from: item, count: count) else { return nil }
    let perLine = itemsPerLine(across: sizes.common.across)
    // A following measured item may be small enough for the last line, so that line is filled item by item.
    let whole = end == count ? end - item : (end - item - 1) / perLine * perLine
    guard whole > 0 else { return nil }
    return (item..<item + whole, perLine, sizes.common.along)
  }

  /// Returns one line from `item`: the first item and all following items that fit.
  private func line(from item: Int) -> (items: Range<Int>, perLine: Int, lineLength: CGFloat) {
    var end = item + 1
    var extent = sizes[item]
    while end < count {
      let next = sizes[end]
      guard extent.across + itemSpacing + next.across <= available + FlowLines.tolerance else { break }
      extent.across += itemSpacing + next.across
      extent.along = Swift.max(extent.along, next.along)
      end += 1
    }
    return (item..<end, end - item, extent.along)
  }

  /// Returns the number of items of a size that fit side by side, at least 1.
  private func itemsPerLine(across: CGFloat) -> Int {
    guard across + itemSpacing > 0 else { return Swift.max(1, count) }
    let room = available + itemSpacing + FlowLines.tolerance
    return Swift.max(1, room.wholeSteps(of: across + itemSpacing, limit: 1_000_000_000))
  }

  // MARK: Queries

  /// Returns the lines that intersect the range from `start` to `end` along the scroll axis, in points.
  ///
  /// - Complexity: O(log of the runs + lines found).
  func lines(from start: CGFloat, to end: CGFloat) -> [FlowLine] {
    var result: [FlowLine] = []
    var index = firstRun { $0.offset + CGFloat($0.lineCount) * ($0.lineLength + lineSpacing) > start }
    while index < runs.count, runs[index].offset < end || runs[index].offset == start {
      let run = runs[index]
      let step = run.lineLength + lineSpacing
      let first = (start - run.offset).wholeSteps(of: step, limit: run.lineCount)
      for number in first..<run.lineCount {
        let line = line(number, of: run)
        if line.offset >= end, line.offset > start { break }
        if line.offset + line.length > start || (line.length == 0 && line.offset >= start) { result.append(line) }
      }
      index += 1
    }
    return result
  }

  /// Returns the line of an item.
  func line(of item: Int) -> FlowLine {
    let run = runs[firstRun { $0.items.upperBound > item }]
    return line((item - run.items.lowerBound) / run.itemsPerLine, of: run)
  }

  private func line(_ number: Int, of run: Run) -> FlowLine {
    let first = run.items.lowerBound + number * run.itemsPerLine
    let end = first + Swift.min(run.itemsPerLine, run.items.upperBound - first)
    return FlowLine(
      items: first..<end, offset: run.offset + CGFloat(number) * (run.lineLength + lineSpacing),
      length: run.lineLength, isLast: end == count)
  }

  private func firstRun(where isAtOrBehind: (Run) -> Bool) -> Int {
    runs.partitionIndex(where: isAtOrBehind)
  }

  // MARK: Positioning

  /// Returns the rectangles of a line's items, relative to the first line and to the start of the line.
  ///
  /// Lines are justified: the remaining space is distributed between the items, and a single item is centered. The last
  /// line uses the columns of the others if all items have the same length across, otherwise the minimum spacing. Along
  /// the scroll axis, items are centered in their line.
  func rectangles(of line: FlowLine) -> [Rectangle] {
    let extents = line.items.map { sizes[$0] }
    var (position, spacing) = start(of: line, extents)
    return extents.map { extent in
      defer { position += extent.across + spacing }
      return Rectangle(
        along: line.offset + (line.length - extent.along) / 2, across: position, extent: extent)
    }
  }

  /// The position of the first item of a line across the scroll axis, and the spacing between its items, in points.
  private func start(of line: FlowLine, _ extents: [FlowExtent]) -> (position: CGFloat, spacing: CGFloat) {
    guard line.isLast else { return justified(extents.count, extents.reduce(0) { $0 + $1.across }) }
    guard isInColumns, let extent = extents.first else { return (0, itemSpacing) }
    let columns = Swift.max(itemsPerLine(across: extent.across), extents.count)
    return justified(columns, CGFloat(columns) * extent.across)
  }

  private func justified(_ count: Int, _ used: CGFloat) -> (position: CGFloat, spacing: CGFloat) {
    guard count > 1 else { return (Swift.max(0, (available - used) / 2), itemSpacing) }
    return (0, (available - used) / CGFloat(count - 1))
  }
}
