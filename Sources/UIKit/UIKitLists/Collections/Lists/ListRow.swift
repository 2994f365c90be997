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
  /// Whether the top corners are round; ``roundsBottom`` refers to the bottom corners.
  var roundsTop = false
  var roundsBottom = false

  /// The color of the row at rest. Rows of a sidebar have none of their own.
  @MainActor var backgroundColor: UIColor {
    if environment == .sidebar { return .clear }
    return isGrouped ? .secondarySystemGroupedBackground : .systemBackground
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
