// SPDX-License-Identifier: MIT

/// How a table gets at heights, as found out when its content was loaded.
@MainActor
struct TableHeightRules {
  /// Whether the delegate says rows' heights.
  var asksRowHeights = false
  /// Whether the delegate says estimates of rows.
  var asksRowEstimates = false
  /// Whether rows have estimated heights until they are shown; otherwise all heights are asked for at once.
  var usesRowEstimates = true
  /// Whether the sections asked last had a view of the delegate's: what is assumed of those not asked yet.
  var delegateHasViews: [BandSide: Bool] = [:]
  /// The first section's views, which were asked for when the content was loaded and have not been shown yet.
  var firstViews: [BandSide: UIView] = [:]
  /// Whether the table is being edited.
  var isEditing = false
  /// Whether the warning about a collapsed cell was given.
  var hasWarnedOfCollapse = false
}
