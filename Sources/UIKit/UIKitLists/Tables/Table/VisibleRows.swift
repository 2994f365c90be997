// SPDX-License-Identifier: MIT

/// The visible cells, headers and footers of a table.
@MainActor
struct VisibleRows {
  var cells = VisibleElements<ItemIndexPath, UITableViewCell>()
  /// The headers by section; ``footers`` are the footers.
  private var headers = VisibleElements<Int, UIView>()
  private var footers = VisibleElements<Int, UIView>()

  /// The headers or the footers, by section.
  subscript(kind: HeaderOrFooter) -> VisibleElements<Int, UIView> {
    get { kind == .header ? headers : footers }
    set { if kind == .header { headers = newValue } else { footers = newValue } }
  }

  /// Returns the row of a visible cell; `nil` for another cell.
  ///
  /// - Complexity: O(visible rows).
  func indexPath(of cell: UITableViewCell) -> ItemIndexPath? { cells.first { $0.element === cell }?.key }

  /// All headers, then all footers.
  var headersAndFooters: [UIView] { headers.elements + footers.elements }
}

/// The views that are no longer visible, in the order in which the delegate is notified.
@MainActor
struct RemovedRows {
  var cells: [(key: ItemIndexPath, element: UITableViewCell)] = []
  var headers: [(key: Int, element: UIView)] = []
  var footers: [(key: Int, element: UIView)] = []

  subscript(kind: HeaderOrFooter) -> [(key: Int, element: UIView)] {
    get { kind == .header ? headers : footers }
    set { if kind == .header { headers = newValue } else { footers = newValue } }
  }
  /// Removes and returns the views of reloaded rows and sections. They remain in the table until it has been laid
  /// out, so that none of them is dequeued for the same row.
  mutating func removeReloaded(_ change: any ListChange) -> RemovedRows {
    var replaced = RemovedRows()
    replaced.cells = cells.filter { change.isReloaded($0.key) }
    cells.removeAll { change.isReloaded($0.key) }
    for kind in HeaderOrFooter.allCases {
      replaced[kind] = self[kind].filter { change.reloadedSections.contains($0.key) }
      self[kind].removeAll { change.reloadedSections.contains($0.key) }
    }
    return replaced
  }
}
