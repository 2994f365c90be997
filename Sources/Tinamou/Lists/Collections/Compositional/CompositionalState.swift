// SPDX-License-Identifier: MIT

/// What a compositional layout has worked out, and what it has to work out again.
struct CompositionalState {
  var sections: [CompositionalSection] = []
  var contentSize = CGSize.zero
  /// Where the first section begins and the last one ends along the scroll axis, between headers and footers of the whole.
  var start: CGFloat = 0
  var end: CGFloat = 0
  /// The bounds within the content insets for which all that was worked out, in points.
  var container = CGSize.zero
  var measured = MeasuredElements()
  /// What elements have said since.
  var news: [PreferredSize] = []
  /// How far sections were scrolled across the layout's direction, in points.
  var orthogonalOffsets: [Int: CGFloat] = [:]
  var needsEverything = true
  /// Whether any element says how large it is.
  var isEstimated = true
  /// Whether insets begin at the margins.
  var dependsOnMargins = false
  /// Whether elements are pinned, or a section wants to know what is in sight.
  var followsScrolling = false
}
