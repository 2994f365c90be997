// SPDX-License-Identifier: MIT

/// Sizes of tables and cells that do not follow from their content, in points.
///
/// Source: recorded frames of 400 documents, `reference/corpora.md` §5.4, and `reference/uikit-layout.md` §6.2. What is marked
/// as chosen is in neither.
enum CellMetrics {
  /// A row without a content of its own, before the separator's pixel is taken off.
  static let standardHeight: CGFloat = 44
  /// Above and below the content of a cell.
  static let contentMargin: CGFloat = 11
  /// From an image to the text beside it.
  static let imageGap: CGFloat = 15
  /// The room in which a symbol is centred.
  static let symbolWidth: CGFloat = 24
  /// Between a title and the subtitle below it.
  static let subtitleGap: CGFloat = 3
  /// How much less than the margins of one text those above and below two are.
  static let subtitleMarginReduction: CGFloat = 2.25
  /// The title of the second value style, and from it to the detail.
  static let valueTitleWidth: CGFloat = 91
  static let valueGap: CGFloat = 6

  static let plainHeaderHeight: CGFloat = 28
  /// Above each header of a plain table, from iOS 15 on.
  static let plainHeaderPadding: CGFloat = 22
  /// A header or footer of a grouped table without a title, before it is rounded up to pixels.
  static let groupedGap: CGFloat = 17.5
  /// Above and below the title of a grouped table's header, together, and of its footer.
  static let groupedHeaderRoom: CGFloat = 22
  static let groupedFooterRoom: CGFloat = 14.5
  static let insetGroupCornerRadius: CGFloat = 10

  /// A control for deleting or inserting, with the room around it. Chosen.
  static let editControlWidth: CGFloat = 40
  /// The three lines by which a row is moved, without the margin beside them. Chosen.
  static let reorderControlWidth: CGFloat = 27
  /// The index at the trailing edge. Chosen.
  static let indexWidth: CGFloat = 15

  /// The margin at both sides of a table of `width` points.
  static func sideMargin(forWidth width: CGFloat, style: UITableView.Style) -> CGFloat {
    width < (style == .insetGrouped ? 390 : 393) ? 16 : 20
  }

  /// How wide the sign of an accessory is, without the margin beside it.
  static func width(of accessory: UITableViewCell.AccessoryType) -> CGFloat {
    switch accessory {
    case .none: 0
    case .disclosureIndicator: 10.5
    case .detailDisclosureButton: 37
    case .checkmark, .detailButton: 24
    }
  }
}
