// SPDX-License-Identifier: MIT

/// How a row of a list looks by its place in its group.
struct ListRow: Equatable {
  /// Whether a line is drawn below the row.
  var showsSeparator: Bool
  /// Whether the row is part of a group that stands out from what is behind it.
  var isGrouped: Bool
  /// Whether the upper corners, and the lower ones, are round.
  var roundsTop = false
  var roundsBottom = false

  @MainActor
  init(_ item: Int, of count: Int, _ list: UICollectionLayoutListConfiguration) {
    let isLast = item == count - 1
    // The last row of a group ends with the group.
    showsSeparator = list.showsSeparators && !(list.isGrouped && isLast)
    isGrouped = list.isGrouped
    if list.appearance == .insetGrouped {
      roundsTop = item == 0
      roundsBottom = isLast
    }
  }
}
