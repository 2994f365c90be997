// SPDX-License-Identifier: MIT

/// A line of a flow layout.
struct FlowLine: Equatable {
  var items: Range<Int>
  /// Where it begins along the scroll axis, from the first line's beginning, in points.
  var offset: CGFloat
  /// How thick it is along the scroll axis, in points: as its thickest item.
  var length: CGFloat
  /// Whether the section's items end with it.
  var isLast: Bool
}

/// The lines of a section: items are put side by side as long as they fit, then a new line begins.
///
/// Lines of items of one size are not kept one by one but as runs, in which every line is found by a division. So a section
/// of a hundred thousand items of one size costs as much as one of ten, and one of which a screenful was measured costs
/// that screenful.
///
/// Source: Apple, `UICollectionViewFlowLayout`; `reference/uikit-layout.md` §6.3.
struct FlowLines {
  /// Lines of equal thickness and number of items, the last of which may have fewer.
  private struct Run {
    var items: Range<Int>
    var itemsPerLine: Int
    var offset: CGFloat
    var lineLength: CGFloat

    var lineCount: Int { (items.count + itemsPerLine - 1) / itemsPerLine }
  }

  let sizes: FlowSizes
  let count: Int
  /// The room for each line across the scroll axis, in points.
  let available: CGFloat
  /// The least room between items of a line and between lines, in points.
  let itemSpacing: CGFloat
  let lineSpacing: CGFloat
  private var runs: [Run] = []
  /// From the first line's beginning to the last one's end, in points.
  private(set) var length: CGFloat = 0
  private let isInColumns: Bool

  /// Numbers a little too large by rounding still fit.
  private static let tolerance: CGFloat = 1e-6

  init(
    count: Int, sizes: FlowSizes, available: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat
  ) {
    self.sizes = sizes
    self.count = count
    self.available = available
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    isInColumns = sizes.areEqualAcross(count: count)
    breakIntoLines()
  }

  // MARK: Breaking

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

  /// Full lines of items of the common size from `item` on; to the end of the section where nothing else follows.
  private func runOfEqualItems(from item: Int) -> (items: Range<Int>, perLine: Int, lineLength: CGFloat)? {
    guard let end = sizes.endOfCommonSize(from: item, count: count) else { return nil }
    let perLine = itemsPerLine(across: sizes.common.across)
    // A measured item that follows may be small enough for the last of the lines: that one is filled item by item.
    let whole = end == count ? end - item : (end - item - 1) / perLine * perLine
    guard whole > 0 else { return nil }
    return (item..<item + whole, perLine, sizes.common.along)
  }

  /// One line from `item` on: the first item, and all that follow as long as they fit.
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

  /// How many items of a size fit side by side; at least one.
  private func itemsPerLine(across: CGFloat) -> Int {
    guard across + itemSpacing > 0 else { return Swift.max(1, count) }
    let fitting = (available + itemSpacing + FlowLines.tolerance) / (across + itemSpacing)
    return Int(Swift.max(1, Swift.min(fitting, 1e9)))
  }

  // MARK: Finding

  /// The lines that reach into the stretch from `start` to `end` along the scroll axis, in points.
  ///
  /// - Complexity: O(log of the runs + lines found).
  func lines(from start: CGFloat, to end: CGFloat) -> [FlowLine] {
    var result: [FlowLine] = []
    var index = firstRun { $0.offset + CGFloat($0.lineCount) * ($0.lineLength + lineSpacing) > start }
    while index < runs.count, runs[index].offset < end || runs[index].offset == start {
      let run = runs[index]
      let step = run.lineLength + lineSpacing
      let first = step > 0 ? Int(Swift.max(0, (start - run.offset) / step)) : 0
      for number in Swift.min(first, run.lineCount)..<run.lineCount {
        let line = line(number, of: run)
        if line.offset >= end, line.offset > start { break }
        if line.offset + line.length > start || (line.length == 0 && line.offset >= start) { result.append(line) }
      }
      index += 1
    }
    return result
  }

  /// The line of an item.
  func line(of item: Int) -> FlowLine {
    let run = runs[firstRun { $0.items.upperBound > item }]
    return line((item - run.items.lowerBound) / run.itemsPerLine, of: run)
  }

  private func line(_ number: Int, of run: Run) -> FlowLine {
    let first = run.items.lowerBound + number * run.itemsPerLine
    let end = Swift.min(first + run.itemsPerLine, run.items.upperBound)
    return FlowLine(
      items: first..<end, offset: run.offset + CGFloat(number) * (run.lineLength + lineSpacing),
      length: run.lineLength, isLast: end == count)
  }

  private func firstRun(where isAtOrBehind: (Run) -> Bool) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if isAtOrBehind(runs[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: Placing

  /// Where the items of a line lie, from the first line's beginning and the line's own.
  ///
  /// Lines are justified: what room is left is divided between the items, and an item alone is centred. The last line keeps
  /// to the columns of the others where all items are equally large across, and to the least spacing otherwise. Along the
  /// scroll axis items are centred in their line.
  func rectangles(of line: FlowLine) -> [FlowRectangle] {
    let extents = line.items.map { sizes[$0] }
    var (position, spacing) = start(of: line, extents)
    return extents.map { extent in
      defer { position += extent.across + spacing }
      return FlowRectangle(
        along: line.offset + (line.length - extent.along) / 2, across: position, extent: extent)
    }
  }

  /// Where the first item of a line lies across, and how far the items are apart.
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
