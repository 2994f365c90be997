// SPDX-License-Identifier: MIT

/// Where everything in a table lies from top to bottom, in points of the content area. What has not been shown yet has an
/// estimated height.
///
/// - Complexity: places and changes of a row cost O(log rows + log sections).
struct TableGeometry {
  /// The header or the footer of a section; one of height 0 is not there.
  struct Band: Equatable {
    var height: CGFloat = 0
    /// Whether the height is final.
    var isKnown = true
  }

  /// What is known of a section.
  struct Section {
    var header = Band()
    var footer = Band()
    /// Above the header, where there is one.
    var headerPadding: CGFloat = 0
    var rows = PrefixSums([])
    /// Whether the height of each row is final.
    var isKnown: [Bool] = []

    var padding: CGFloat { header.height > 0 ? headerPadding : 0 }
    /// From the section's start to its first row.
    var rowsStart: CGFloat { padding + header.height }
    var height: CGFloat { rowsStart + rows.total + footer.height }

    subscript(side: BandSide) -> Band {
      get { side == .header ? header : footer }
      set { if side == .header { header = newValue } else { footer = newValue } }
    }
  }

  /// From top to bottom.
  struct Span: Equatable {
    var start: CGFloat
    var height: CGFloat
    var end: CGFloat { start + height }
  }

  /// The height of what is above all sections: the table's own header.
  var top: CGFloat = 0
  /// The height of what is below them: the table's own footer.
  var bottom: CGFloat = 0
  private(set) var sections: [Section]
  private var heights: PrefixSums

  init(_ sections: [Section] = []) {
    self.sections = sections
    heights = PrefixSums(sections.map(\.height))
  }

  // MARK: Places

  /// The height of the whole content.
  var height: CGFloat { top + heights.total + bottom }

  /// Where the sections end and the table's footer begins.
  var sectionsEnd: CGFloat { top + heights.total }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  func span(ofSection section: Int) -> Span {
    Span(start: top + heights.start(of: section), height: heights[section])
  }

  func span(of side: BandSide, in section: Int) -> Span {
    let own = sections[section]
    switch side {
    case .header: return Span(start: top + heights.start(of: section) + own.padding, height: own.header.height)
    case .footer:
      return Span(start: top + heights.start(of: section + 1) - own.footer.height, height: own.footer.height)
    }
  }

  /// All rows of a section together.
  func span(ofRowsIn section: Int) -> Span {
    Span(
      start: top + heights.start(of: section) + sections[section].rowsStart, height: sections[section].rows.total)
  }

  func span(of path: IndexPath) -> Span {
    let start = top + heights.start(of: path.section) + sections[path.section].rowsStart
    return Span(
      start: start + sections[path.section].rows.start(of: path.row), height: sections[path.section].rows[path.row])
  }

  // MARK: What is at a place

  /// The section at `y`, or the next one below; the number of sections below the last.
  func section(at y: CGFloat) -> Int { heights.index(at: y - top) }

  /// The first row of a section that ends below `y`; the number of rows when all end above.
  func row(at y: CGFloat, in section: Int) -> Int {
    sections[section].rows.index(at: y - span(ofRowsIn: section).start)
  }

  /// The row that `y` lies in; nil on headers, footers and beyond the rows.
  func path(at y: CGFloat) -> IndexPath? {
    let section = section(at: y)
    guard y >= top, section < sections.count else { return nil }
    let rows = span(ofRowsIn: section)
    guard y >= rows.start, y < rows.end else { return nil }
    return IndexPath(row: row(at: y, in: section), section: section)
  }

  // MARK: Heights that become known

  func isKnown(_ path: IndexPath) -> Bool { sections[path.section].isKnown[path.row] }

  mutating func setHeight(_ height: CGFloat, of path: IndexPath, isKnown: Bool = true) {
    sections[path.section].isKnown[path.row] = isKnown
    guard sections[path.section].rows[path.row] != height else { return }
    sections[path.section].rows[path.row] = height
    heights[path.section] = sections[path.section].height
  }

  mutating func set(_ band: Band, _ side: BandSide, of section: Int) {
    guard sections[section][side] != band else { return }
    sections[section][side] = band
    heights[section] = sections[section].height
  }

  /// Makes estimates of all heights that were found out, as when the width has changed.
  mutating func forgetHeights() {
    for index in sections.indices {
      sections[index].isKnown = Array(repeating: false, count: sections[index].isKnown.count)
      if sections[index].header.height > 0 { sections[index].header.isKnown = false }
      if sections[index].footer.height > 0 { sections[index].footer.isKnown = false }
    }
  }
}
