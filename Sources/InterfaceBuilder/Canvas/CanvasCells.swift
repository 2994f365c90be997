// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// The content views of table cells on a canvas.
@MainActor
struct CanvasCells {
  let rules: CanvasRules

  init(_ rules: CanvasRules) {
    self.rules = rules
  }

  /// Returns the frame of a cell or of its content view if the document does not store it; `nil` if the stored frame
  /// applies.
  ///
  /// Source: recorded documents. The tools before Xcode 9 stored no frame for some cells and content views, and did not
  /// update others when the cell's height changed. The content was laid out in the cell, above a separator of 1 point.
  func frame(of view: InterfaceView) -> CGRect? {
    guard rules.apply(.derivedCellContent) else { return nil }
    if view.kind == .tableViewCell { return view.frame == nil ? CGRect(origin: .zero, size: sizeOfRow(view)) : nil }
    guard view.kind == .tableViewCellContentView, let cell = view.parent else { return nil }
    let size = cell.frame.map { CGSize(width: $0.width, height: $0.height) } ?? sizeOfRow(cell)
    guard size.width > 0 else { return nil }
    if let stored = view.frame, CGFloat(stored.height) >= size.height - 1 { return nil }
    return CGRect(
      x: 0, y: 0, width: view.frame.map { CGFloat($0.width) } ?? size.width, height: max(0, size.height - 1))
  }

  /// Returns the size of a row without a stored frame: as wide as its table, and as high as the row or the table says.
  private func sizeOfRow(_ cell: InterfaceView) -> CGSize {
    var table = cell.parent
    while let next = table, next.kind != .tableView { table = next.parent }
    let height = cell.element.number("rowHeight") ?? table?.element.number("rowHeight") ?? -1
    return CGSize(width: CGFloat(table?.frame?.width ?? 0), height: CGFloat(height > 0 ? height : 44))
  }
}
