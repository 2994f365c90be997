// SPDX-License-Identifier: MIT

/// The kind of a section's header or footer, with its default appearance.
@MainActor
enum HeaderFooterKind: Equatable {
  case header(UITableView.Style)
  case footer(UITableView.Style)

  var isHeader: Bool {
    if case .header = self { return true }
    return false
  }

  var isPlain: Bool { self == .header(.plain) || self == .footer(.plain) }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .header(.plain): .headline
    case .footer(.plain): .body
    default: .footnote
    }
  }

  var textColor: UIColor { isPlain ? .label : .secondaryLabel }

  /// The space above and below a title, in points.
  var textRoom: (top: CGFloat, bottom: CGFloat) {
    switch self {
    case .header(.plain), .footer(.plain): (3.75, 3.75)
    case .header: (CellMetrics.groupedHeaderRoom - 6, 6)
    case .footer: (7, CellMetrics.groupedFooterRoom - 7)
    }
  }

  /// The height without content, in points.
  var emptyHeight: CGFloat {
    switch self {
    case .header(.plain), .footer(.plain): CellMetrics.plainHeaderHeight
    default: CellMetrics.groupedGap
    }
  }

  /// Returns the displayed title. Titles of grouped headers are in uppercase.
  func shown(_ title: String) -> String {
    switch self {
    case .header(.grouped), .header(.insetGrouped): title.uppercased()
    default: title
    }
  }
}
