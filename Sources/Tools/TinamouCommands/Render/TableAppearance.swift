// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import Tinamou

/// The background, separators and accessories of the tables and rows of a document.
@MainActor
enum TableAppearance {
  /// Adds them to a table or a row.
  static func apply(to view: CanvasView) {
    switch view.interface.kind {
    case .tableView: back(view)
    case .tableViewCell: decorate(view)
    default: break
    }
  }

  private static func back(_ table: CanvasView) {
    guard table.view.backgroundColor == nil else { return }
    table.view.backgroundColor = isGrouped(table.interface) ? .systemGroupedBackground : .systemBackground
  }

  private static func decorate(_ cell: CanvasView) {
    let (view, table) = (cell.view, table(of: cell.interface))
    if view.backgroundColor == nil, table.map(isGrouped) ?? false {
      view.backgroundColor = .secondarySystemGroupedBackground
    }
    let indicators = ["disclosureIndicator": "chevron.right", "checkmark": "checkmark"]
    if let type = cell.interface.element["accessoryType"], let symbol = indicators[type] {
      add(symbol, to: view)
    }
    if let table, table.element["separatorStyle"] != "none" { addSeparators(to: cell, of: table) }
  }

  private static func add(_ symbol: String, to cell: UIView) {
    let image = UIImageView(image: UIImage(systemName: symbol))
    image.tintColor = symbol == "checkmark" ? .systemBlue : .systemGray3
    let size = CGSize(width: symbol == "checkmark" ? 14 : 8, height: 13)
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    image.frame = CGRect(
      x: isMirrored ? 20 : cell.bounds.width - 20 - size.width, y: (cell.bounds.height - size.height) / 2,
      width: size.width, height: size.height)
    if isMirrored { image.transform = CGAffineTransform(scaleX: -1, y: 1) }
    cell.addSubview(image)
  }

  // MARK: Separators

  /// Adds the lines of a row: below it, and in a grouped table across its whole width above the first and below the last row of a
  /// section. Groups with insets have none there.
  private static func addSeparators(to cell: CanvasView, of table: InterfaceView) {
    let rows = cell.interface.element.parent?.elements("tableViewCell") ?? []
    let isFirst = rows.first === cell.interface.element
    let isLast = rows.last === cell.interface.element
    let side: CGFloat = 16
    switch table.element["style"] {
    case "grouped":
      if isFirst { addLine(to: cell.view, atTop: true, inset: 0) }
      addLine(to: cell.view, atTop: false, inset: isLast ? 0 : side)
    case "insetGrouped":
      if !isLast { addLine(to: cell.view, atTop: false, inset: side) }
    default: addLine(to: cell.view, atTop: false, inset: side)
    }
  }

  private static func addLine(to cell: UIView, atTop: Bool, inset: CGFloat) {
    let line = CALayer()
    let height = 1 / max(cell.traitCollection.displayScale, 1)
    line.backgroundColor = UIColor.separator.cgColor
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    line.frame = CGRect(
      x: isMirrored ? 0 : inset, y: atTop ? 0 : cell.bounds.height - height,
      width: max(0, cell.bounds.width - inset), height: height)
    cell.layer.addSublayer(line)
  }

  // MARK: Tables

  private static func isGrouped(_ table: InterfaceView) -> Bool {
    table.element["style"] == "grouped" || table.element["style"] == "insetGrouped"
  }

  private static func table(of cell: InterfaceView) -> InterfaceView? {
    var next = cell.parent
    while let view = next, view.kind != .tableView { next = view.parent }
    return next
  }
}
