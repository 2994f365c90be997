// SPDX-License-Identifier: MIT

/// The sources of a table's heights, determined when its content is loaded.
@MainActor
struct TableHeightRules {
  /// Whether the delegate gives heights of rows.
  var asksRowHeights = false
  /// Whether the delegate gives estimated heights of rows.
  var asksRowEstimates = false
  /// Whether rows have estimated heights until they are shown; otherwise all heights are requested at once.
  var usesRowEstimates = true
  /// Whether the delegate gave a view for the section that was requested last, which is assumed of the others.
  var delegateHasViews: [HeaderOrFooter: Bool] = [:]
  /// The first section's header and footer, requested when the content was loaded and not shown yet.
  var firstViews: [HeaderOrFooter: UIView] = [:]
  /// Whether the table is in editing mode.
  var isEditing = false
  /// Whether the warning about a collapsed cell was given.
  var hasWarnedOfCollapse = false
}
