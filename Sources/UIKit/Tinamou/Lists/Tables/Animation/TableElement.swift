// SPDX-License-Identifier: MIT

/// The identity of a view of a table: the row of a cell, or the section of a header or footer.
enum TableElement: Hashable {
  case row(ItemIndexPath)
  case header(Int)
  case footer(Int)

  init(_ kind: HeaderOrFooter, _ section: Int) {
    self = kind == .header ? .header(section) : .footer(section)
  }

  /// Returns the element after an update; `nil` if it is deleted or reloaded.
  func moved(by change: any ListChange) -> TableElement? {
    switch self {
    case .row(let path): change.retainedIndexPath(of: path).map(TableElement.row)
    case .header(let section): change.newSection(of: section).map(TableElement.header)
    case .footer(let section): change.newSection(of: section).map(TableElement.footer)
    }
  }
}
