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
    case .header: CellMetrics.current.hasProminentHeaders ? .headline : .footnote
    case .footer: .footnote
    }
  }

  var textColor: UIColor { isPlain || titleStyle == .headline ? .label : .secondaryLabel }

  /// The space above and below a title, in points.
  var textRoom: (top: CGFloat, bottom: CGFloat) {
    switch self {
    case .header(.plain), .footer(.plain): (3.75, 3.75)
    case .header: (CellMetrics.current.headerTop, CellMetrics.current.headerBottom)
    case .footer: (CellMetrics.current.footerTop, CellMetrics.current.footerBottom)
    }
  }

  /// The height without content, in points.
  var emptyHeight: CGFloat {
    switch self {
    case .header(.plain), .footer(.plain): CellMetrics.plainHeaderHeight
    case .header: CellMetrics.current.headerGap
    case .footer: CellMetrics.current.footerGap
    }
  }

  /// Returns the displayed title. Before iOS 26, titles of grouped headers are in uppercase.
  func shown(_ title: String) -> String {
    switch self {
    case .header(.grouped), .header(.insetGrouped):
      CellMetrics.current.hasProminentHeaders ? title : title.uppercased()
    default: title
    }
  }
}
