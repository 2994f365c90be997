// SPDX-License-Identifier: MIT

/// Sizes of tables and cells that do not depend on content, in points. Those that differ between generations are in `SystemMetrics`.
///
/// Source: Facts, “Cells of tables”. Values marked as estimates come from elsewhere.
@MainActor
enum CellMetrics {
  /// The sizes of the current generation.
  static var current: SystemMetrics.Lists { InterfaceGeneration.current.metrics.lists }

  /// The height of an empty row, before the separator's pixel is subtracted.
  static var standardHeight: CGFloat { current.row }
  /// The space above and below the content of a cell.
  static var contentMargin: CGFloat { current.cellMargin }
  /// The space between an image and the text beside it.
  static let imageGap: CGFloat = 15
  /// The width in which a symbol is centered.
  static let symbolWidth: CGFloat = 24
  /// The width of the title in the second value style, and the space between it and the detail.
  static let valueTitleWidth: CGFloat = 91
  static let valueGap: CGFloat = 6

  static let plainHeaderHeight: CGFloat = 28
  /// The space above each header of a plain table, from iOS 15.
  static let plainHeaderPadding: CGFloat = 22

  /// The width of a delete or insert control including its margins. Estimated.
  static let editControlWidth: CGFloat = 40
  /// The width of a reorder control without its margin. Estimated.
  static let reorderControlWidth: CGFloat = 27
  /// The width of the section index at the trailing edge. Estimated.
  static let indexWidth: CGFloat = 15

  /// Returns the margin on both sides of a table that is `width` points wide.
  static func sideMargin(
    forWidth width: CGFloat, style: UITableView.Style, on idiom: @autoclosure () -> UIUserInterfaceIdiom
  ) -> CGFloat {
    if style != .insetGrouped, let margins = current.marginsOnPad, idiom() == .pad { return margins.row }
    return DeviceProfile.cellMargin(forTableWidth: width, isInsetGrouped: style == .insetGrouped)
  }

  /// Returns the margin of the content of a row at both sides, in points. `side` is that of the rows in their table.
  static func contentMargin(
    besides side: CGFloat, style: UITableView.Style?, on idiom: @autoclosure () -> UIUserInterfaceIdiom
  ) -> CGFloat {
    if style == .insetGrouped, let margins = current.marginsOnPad, idiom() == .pad { return margins.cardContent }
    return style == .insetGrouped ? current.cardContentMargin ?? side : side
  }

  /// Returns the width of an accessory without its margin.
  static func width(of accessory: UITableViewCell.AccessoryType) -> CGFloat {
    switch accessory {
    case .none: 0
    case .disclosureIndicator: current.disclosure
    case .detailDisclosureButton: 37
    case .checkmark, .detailButton: 24
    }
  }
}
