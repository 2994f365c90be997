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

/// A cell, header or footer that the animation of an update removes from a table. It is enqueued at the end.
@MainActor
struct DisappearingRow {
  let view: UIView
  /// The element that the view shows, or showed before it was deleted.
  var element: TableElement
  /// Whether the element still exists and only moved out of view. Its view is shown again if it comes back.
  var exists: Bool
  /// The opacity that the view had before.
  let alpha: CGFloat
  /// The number of the animation.
  let animation: Int
}
