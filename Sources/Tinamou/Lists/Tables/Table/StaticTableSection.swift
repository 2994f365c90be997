// SPDX-License-Identifier: MIT

/// A section whose cells a document gives.
package struct StaticTableSection {
  package var headerTitle: String?
  package var footerTitle: String?
  package var cells: [UITableViewCell]
  /// The heights that the document gives rows, by row, in points; rows that are absent have the table's.
  package var heights: [Int: CGFloat]

  package init(
    headerTitle: String? = nil, footerTitle: String? = nil, cells: [UITableViewCell], heights: [Int: CGFloat] = [:]
  ) {
    self.headerTitle = headerTitle
    self.footerTitle = footerTitle
    self.cells = cells
    self.heights = heights
  }
}
