// SPDX-License-Identifier: MIT

/// What a flow layout has worked out, and what it has to work out again.
struct FlowState {
  /// The sections in order, each with its place along the scroll axis.
  var sections: [FlowSection] = []
  /// The length of all sections, in points.
  var length: CGFloat = 0
  /// The room across the scroll axis, in points.
  var across: CGFloat = 0
  /// The sizes that cells said, by section and item.
  var measured: [Int: [Int: FlowExtent]] = [:]
  /// The sections whose lines have to be made again, because a cell said its size.
  var changedSections: Set<Int> = []
  /// Whether all sections have to be made again.
  var needsEverything = true
  /// The insets for which the warning about too large items was written last; it is not repeated.
  var hasWarned = false

  /// The sections that reach into a stretch along the scroll axis.
  ///
  /// - Complexity: O(log of the sections).
  func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = firstSection { $0.end > start || ($0.length == 0 && $0.offset >= start) }
    let last = firstSection { $0.offset >= end }
    return first..<Swift.max(first, last)
  }

  private func firstSection(where isAtOrBehind: (FlowSection) -> Bool) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if isAtOrBehind(sections[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Puts the sections one after the other.
  mutating func stackSections() {
    var offset: CGFloat = 0
    for index in sections.indices {
      sections[index].offset = offset
      offset += sections[index].length
    }
    length = offset
  }
}
