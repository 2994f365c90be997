// SPDX-License-Identifier: MIT

/// A section whose cells come from a document.
package struct StaticTableSection {
  package var headerTitle: String?
  package var footerTitle: String?
  package var cells: [UITableViewCell]
  /// The heights of rows set in the document, by row, in points. Other rows have the table's row height.
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
