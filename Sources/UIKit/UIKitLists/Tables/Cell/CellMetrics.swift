// SPDX-License-Identifier: MIT

/// Sizes of tables and cells that do not depend on content, in points.
///
/// Source: Facts, “Cells of tables”. Values marked as estimates come from elsewhere.
enum CellMetrics {
  /// The height of an empty row, before the separator's pixel is subtracted.
  static let standardHeight: CGFloat = 44
  /// The space above and below the content of a cell.
  static let contentMargin: CGFloat = 11
  /// The space between an image and the text beside it.
  static let imageGap: CGFloat = 15
  /// The width in which a symbol is centered.
  static let symbolWidth: CGFloat = 24
  /// The space between a title and the subtitle below it.
  static let subtitleGap: CGFloat = 3
  /// The difference between the vertical margins of a single text and those of two stacked texts.
  static let subtitleMarginReduction: CGFloat = 2.25
  /// The width of the title in the second value style, and the space between it and the detail.
  static let valueTitleWidth: CGFloat = 91
  static let valueGap: CGFloat = 6

  static let plainHeaderHeight: CGFloat = 28
  /// The space above each header of a plain table, from iOS 15.
  static let plainHeaderPadding: CGFloat = 22
  /// The height of a grouped table's header or footer without a title, before rounding up to pixels.
  static let groupedGap: CGFloat = 17.5
  /// The total space above and below the title of a grouped table's header or footer.
  static let groupedHeaderRoom: CGFloat = 22
  static let groupedFooterRoom: CGFloat = 14.5
  static let insetGroupCornerRadius: CGFloat = 10

  /// The width of a delete or insert control including its margins. Estimated.
  static let editControlWidth: CGFloat = 40
  /// The width of a reorder control without its margin. Estimated.
  static let reorderControlWidth: CGFloat = 27
  /// The width of the section index at the trailing edge. Estimated.
  static let indexWidth: CGFloat = 15

  /// Returns the margin on both sides of a table that is `width` points wide.
  static func sideMargin(forWidth width: CGFloat, style: UITableView.Style) -> CGFloat {
    DeviceProfile.cellMargin(forTableWidth: width, isInsetGrouped: style == .insetGrouped)
  }

  /// Returns the width of an accessory without its margin.
  static func width(of accessory: UITableViewCell.AccessoryType) -> CGFloat {
    switch accessory {
    case .none: 0
    case .disclosureIndicator: 10.5
    case .detailDisclosureButton: 37
    case .checkmark, .detailButton: 24
    }
  }
}
