// SPDX-License-Identifier: MIT

/// The state of a flow layout: its results and its invalid parts.
struct FlowState {
  /// The sections in order, with their positions along the scroll axis.
  var sections: [FlowSection] = []
  /// The length of all sections, in points.
  var length: CGFloat = 0
  /// The available length across the scroll axis, in points.
  var across: CGFloat = 0
  /// The measured sizes of cells, by section and item.
  var measured: [Int: [Int: FlowExtent]] = [:]
  /// The sections whose lines are invalid because a cell was measured.
  var changedSections: Set<Int> = []
  /// Whether all sections are invalid.
  var needsEverything = true
  /// Whether the warning about items that are too large was logged. It is not repeated.
  var hasWarned = false

  /// Returns the sections that intersect a range along the scroll axis.
  ///
  /// - Complexity: O(log of the sections).
  func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = sections.partitionIndex { $0.end > start || ($0.length == 0 && $0.offset >= start) }
    let last = sections.partitionIndex { $0.offset >= end }
    return first..<Swift.max(first, last)
  }

  /// Positions the sections one after another.
  mutating func stackSections() {
    var offset: CGFloat = 0
    for index in sections.indices {
      sections[index].offset = offset
      offset += sections[index].length
    }
    length = offset
  }
}
