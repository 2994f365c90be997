// SPDX-License-Identifier: MIT

import QuartzCore

/// The state of a compositional layout: its results and its invalid parts.
struct CompositionalState {
  var sections: [CompositionalSection] = []
  var contentSize = CGSize.zero
  /// The start of the first section along the scroll axis, in points; ``end`` is the end of the last one. Headers and
  /// footers of the entire layout are outside of this range.
  var start: CGFloat = 0
  var end: CGFloat = 0
  /// The size of the bounds inside the content insets for which the results are valid, in points.
  var container = CGSize.zero
  var measured = MeasuredElements()
  /// The preferred sizes received since the last preparation.
  var newPreferredSizes: [PreferredSize] = []
  /// The offsets of sections that scroll orthogonally, in points, by section.
  var orthogonalOffsets: [Int: CGFloat] = [:]
  /// The scroll views of those sections, while they are shown.
  var scrollViews: [Int: OrthogonalScrollView] = [:]
  /// The backgrounds of the sections that are lists.
  var listBackgrounds: [CALayer] = []
  var needsEverything = true
  /// Whether any element is self-sizing.
  var isEstimated = true
  /// Whether insets are relative to the layout margins.
  var dependsOnMargins = false
  /// Whether elements are pinned or a section has a visible-items handler, so that scrolling affects the layout.
  var followsScrolling = false
}
