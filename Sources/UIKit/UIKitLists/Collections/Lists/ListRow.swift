// SPDX-License-Identifier: MIT

/// The appearance of a list row by its position in its group.
struct ListRow: Equatable {
  /// Whether a separator is drawn below the row.
  var showsSeparator: Bool
  /// Whether the row belongs to a group with a background.
  var isGrouped: Bool
  /// Whether the row is the header of its section.
  var isHeader: Bool
  /// The list environment of the views in the row.
  var environment: UIListEnvironment
  /// Whether the attributes are those of the header or the footer of a section, and not of a row.
  var supplementary: String?
  /// Whether the top corners are round; ``roundsBottom`` refers to the bottom corners.
  var roundsTop = false
  var roundsBottom = false

  /// The color of the row at rest. Rows of a sidebar have none of their own.
  @MainActor var backgroundColor: UIColor {
    if environment == .sidebar { return .clear }
    return isGrouped ? .secondarySystemGroupedBackground : .systemBackground
  }

  /// Creates the appearance of the header or the footer of a section.
  @MainActor
  init(supplementary kind: String, _ list: UICollectionLayoutListConfiguration) {
    self.init(0, of: 1, list)
    (showsSeparator, roundsTop, roundsBottom) = (false, false, false)
    isHeader = kind == UICollectionView.elementKindSectionHeader
    supplementary = kind
  }

  /// The content configuration without content.
  @MainActor var contentConfiguration: UIListContentConfiguration {
    guard isHeader || supplementary != nil else { return .cell() }
    let isPlain = !isGrouped && environment != .sidebar
    guard isHeader else { return isPlain ? .plainFooter() : .groupedFooter() }
    if environment == .sidebar { return .sidebarHeader() }
    return isPlain ? .plainHeader() : .groupedHeader()
  }

  /// The margins at the sides of the content of a row, in points.
  @MainActor
  func sideMargin(inListOf width: CGFloat, on idiom: UIUserInterfaceIdiom) -> CGFloat {
    let style: UITableView.Style =
      environment == .insetGrouped || environment == .sidebar ? .insetGrouped : isGrouped ? .grouped : .plain
    let side = CellMetrics.sideMargin(forWidth: width, style: style, on: idiom)
    return CellMetrics.contentMargin(besides: side, style: style, on: idiom)
  }

  @MainActor
  init(_ item: Int, of count: Int, _ list: UICollectionLayoutListConfiguration) {
    let isLast = item == count - 1
    // The last row of a group has no separator, and no row of a sidebar has one.
    showsSeparator = list.showsSeparators && list.appearance != .sidebar && !(list.isGrouped && isLast)
    isGrouped = list.isGrouped
    isHeader = list.headerMode == .firstItemInSection && item == 0
    environment =
      switch list.appearance {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      case .sidebar: .sidebar
      case .sidebarPlain: .sidebarPlain
      }
    if list.appearance == .insetGrouped {
      roundsTop = item == 0
      roundsBottom = isLast
    }
  }
}
