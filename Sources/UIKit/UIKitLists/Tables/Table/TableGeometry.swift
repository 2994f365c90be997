// SPDX-License-Identifier: MIT

/// The vertical positions of all elements of a table, in points of the content area. Rows that have not been shown
/// have estimated heights.
///
/// - Complexity: Finding a row and changing its height are O(log rows + log sections).
struct TableGeometry {
  /// The heights of a section.
  struct Section {
    /// The height of the header, or 0 if there is none; ``footer`` is that of the footer.
    var header = TableHeight()
    var footer = TableHeight()
    /// The space above the header if there is one, in points.
    var headerPadding: CGFloat = 0
    var rows = PrefixSums([])
    /// Whether the height of each row is final.
    var isKnown: [Bool] = []

    mutating func setRows(_ heights: [TableHeight]) {
      rows = PrefixSums(heights.map(\.points))
      isKnown = heights.map(\.isKnown)
    }

    var padding: CGFloat { header.points > 0 ? headerPadding : 0 }
    /// The distance from the section's start to its first row, in points.
    var rowsStart: CGFloat { padding + header.points }
    var height: CGFloat { rowsStart + rows.total + footer.points }

    subscript(kind: HeaderOrFooter) -> TableHeight {
      get { kind == .header ? header : footer }
      set { if kind == .header { header = newValue } else { footer = newValue } }
    }
  }

  /// A vertical range, in points.
  struct Span: Equatable {
    var start: CGFloat
    var height: CGFloat
    var end: CGFloat { start + height }
  }

  /// The height of the table header view, above all sections, in points.
  var top: CGFloat = 0
  /// The height of the table footer view, below all sections, in points.
  var bottom: CGFloat = 0
  private(set) var sections: [Section]
  private var heights: PrefixSums

  init(_ sections: [Section] = []) {
    self.sections = sections
    heights = PrefixSums(sections.map(\.height))
  }

  // MARK: Positions

  /// The height of the content.
  var height: CGFloat { top + heights.total + bottom }

  /// The position at which the sections end and the table's footer view starts.
  var sectionsEnd: CGFloat { top + heights.total }

  func contains(_ path: ItemIndexPath) -> Bool {
    sections.indices.contains(path.section) && path.item >= 0 && path.item < sections[path.section].rows.count
  }

  func span(ofSection section: Int) -> Span {
    Span(start: top + heights.start(of: section), height: heights[section])
  }

  func span(of kind: HeaderOrFooter, in section: Int) -> Span {
    let own = sections[section]
    switch kind {
    case .header: return Span(start: top + heights.start(of: section) + own.padding, height: own.header.points)
    case .footer:
      return Span(start: top + heights.start(of: section + 1) - own.footer.points, height: own.footer.points)
    }
  }

  /// Returns the range of all rows of a section.
  func span(ofRowsIn section: Int) -> Span {
    Span(
      start: top + heights.start(of: section) + sections[section].rowsStart, height: sections[section].rows.total)
  }

  func span(of path: ItemIndexPath) -> Span {
    let start = top + heights.start(of: path.section) + sections[path.section].rowsStart
    return Span(
      start: start + sections[path.section].rows.start(of: path.item), height: sections[path.section].rows[path.item])
  }

  // MARK: The row at a position

  /// Returns the section at `y`, or the next one below; the number of sections if `y` is below the last one.
  func section(at y: CGFloat) -> Int { heights.index(at: y - top) }

  /// Returns the first row of a section that ends below `y`; the number of rows if all end above it.
  func row(at y: CGFloat, in section: Int) -> Int {
    sections[section].rows.index(at: y - span(ofRowsIn: section).start)
  }

  /// Returns the row that contains `y`; `nil` for headers, footers and positions outside of rows.
  func path(at y: CGFloat) -> ItemIndexPath? {
    let section = section(at: y)
    guard y >= top, section < sections.count else { return nil }
    let rows = span(ofRowsIn: section)
    guard y >= rows.start, y < rows.end else { return nil }
    return ItemIndexPath(section: section, item: row(at: y, in: section))
  }

  // MARK: Measured heights

  func isKnown(_ path: ItemIndexPath) -> Bool { sections[path.section].isKnown[path.item] }

  func height(of path: ItemIndexPath) -> TableHeight {
    TableHeight(points: sections[path.section].rows[path.item], isKnown: isKnown(path))
  }

  mutating func setHeight(_ height: TableHeight, of path: ItemIndexPath) {
    sections[path.section].isKnown[path.item] = height.isKnown
    guard sections[path.section].rows[path.item] != height.points else { return }
    sections[path.section].rows[path.item] = height.points
    heights[path.section] = sections[path.section].height
  }

  mutating func setHeight(_ height: TableHeight, of kind: HeaderOrFooter, in section: Int) {
    guard sections[section][kind] != height else { return }
    sections[section][kind] = height
    heights[section] = sections[section].height
  }

  /// Marks all measured heights as estimates, for example after a change of the width.
  mutating func discardHeights() {
    for index in sections.indices {
      sections[index].isKnown = Array(repeating: false, count: sections[index].isKnown.count)
      if sections[index].header.points > 0 { sections[index].header.isKnown = false }
      if sections[index].footer.points > 0 { sections[index].footer.isKnown = false }
    }
  }
}

/// A height in a table, in points.
struct TableHeight: Equatable {
  var points: CGFloat = 0
  /// Whether the height is final; otherwise it is an estimate.
  var isKnown = true
}

/// Either end of a section.
enum HeaderOrFooter: CaseIterable { case header, footer }
