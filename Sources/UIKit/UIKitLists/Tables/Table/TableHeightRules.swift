// SPDX-License-Identifier: MIT

/// The sources of the heights in a table, determined when its content is loaded.
@MainActor
struct TableHeightRules {
  /// Whether the delegate provides row heights.
  var asksRowHeights = false
  /// Whether the delegate provides estimated row heights.
  var asksRowEstimates = false
  /// Whether rows have estimated heights until they are shown. Otherwise all heights are requested immediately.
  var usesRowEstimates = true
  /// Whether the delegate provided a view for the last section requested. The same is assumed for other sections.
  var delegateHasViews: [HeaderOrFooter: Bool] = [:]
  /// The header and footer of the first section, which were requested when the content was loaded and are not shown
  /// yet.
  var firstViews: [HeaderOrFooter: UIView] = [:]
  /// Whether the table is in editing mode.
  var isEditing = false
  /// Whether the warning about a collapsed cell was logged.
  var hasWarnedOfCollapse = false

  /// Returns whether the heights of rows are those of their cells, as far as the table knows without asking the delegate.
  func measuresCells(_ rowHeight: CGFloat) -> Bool { usesRowEstimates && !asksRowHeights && rowHeight < 0 }
}
