// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// The content views of table cells on a canvas.
@MainActor
struct CanvasCells {
  /// The rules about stored frames.
  let rules: CanvasRules

  init(_ rules: CanvasRules) {
    self.rules = rules
  }

  /// Returns the frame of a cell or of its content view if the document does not store it; `nil` if the stored frame
  /// applies.
  ///
  /// Source: Facts, “Recorded documents”. The tools before Xcode 9 stored no frame for some cells and content views,
  /// and did not update others when the cell's height changed. The content was laid out in the cell, above a separator
  /// of 1 point.
  func frame(of view: InterfaceView) -> CGRect? {
    guard rules.apply(.derivedCellContent) else { return nil }
    switch view.kind {
    case .tableViewCell: return frame(ofCell: view)
    case .tableViewCellContentView: return view.parent.flatMap { frame(ofContent: view, in: $0) }
    default: return nil
    }
  }

  private func frame(ofCell cell: InterfaceView) -> CGRect? {
    guard let stored = cell.frame else { return CGRect(origin: .zero, size: sizeOfRow(cell)) }
    guard isOutOfDate(cell) else { return nil }
    return CGRect(origin: CGPoint(x: stored.x, y: stored.y), size: sizeOfRow(cell))
  }

  private func frame(ofContent content: InterfaceView, in cell: InterfaceView) -> CGRect? {
    let isRow = cell.frame == nil || isOutOfDate(cell)
    let size = isRow ? sizeOfRow(cell) : cell.frame.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
    guard size.width > 0 else { return nil }
    if let stored = content.frame, CGFloat(stored.height) >= size.height - 1 { return nil }
    // A stored width that leaves no room for the accessory is as out of date as the height.
    let stored = content.frame.map { CGFloat($0.width) }.flatMap { $0 == size.width ? nil : $0 }
    let width = stored ?? size.width - (isRow || content.frame != nil ? accessoryWidth(of: cell) : 0)
    return CGRect(x: 0, y: 0, width: width, height: max(0, size.height - separatorHeight(in: cell)))
  }

  /// Returns whether the stored frame of a cell is not the one that its content was laid out in: the tools that stored
  /// no frame for the content took the size from the table instead.
  private func isOutOfDate(_ cell: InterfaceView) -> Bool {
    rules.apply(.rowsFillTables) && table(of: cell)?.frame != nil
      && cell.contents.contains { $0.kind == .tableViewCellContentView && $0.frame == nil }
  }

  /// Returns the size of a row without a stored frame: as wide as its table, and as high as the row or the table says.
  private func sizeOfRow(_ cell: InterfaceView) -> CGSize {
    let table = table(of: cell)
    let height = cell.element.number("rowHeight") ?? table?.element.number("rowHeight") ?? -1
    return CGSize(width: CGFloat(table?.frame?.width ?? 0), height: CGFloat(height > 0 ? height : 44))
  }

  private func table(of cell: InterfaceView) -> InterfaceView? {
    var table = cell.parent
    while let next = table, next.kind != .tableView { table = next.parent }
    return table
  }

  /// Returns the width that an accessory takes from the content, with its margins.
  private func accessoryWidth(of cell: InterfaceView) -> CGFloat {
    guard rules.apply(.rowsFillTables) else { return 0 }
    return switch cell.element["accessoryType"] {
    case "disclosureIndicator": 33
    case "checkmark": 39
    default: 0
    }
  }

  private func separatorHeight(in cell: InterfaceView) -> CGFloat {
    rules.apply(.rowsFillTables) && table(of: cell)?.element["separatorStyle"] == "none" ? 0 : 1
  }
}
