// SPDX-License-Identifier: MIT

/// A cell, header or footer that the animation of an update removes from a table. It is enqueued at the end.
@MainActor
struct DisappearingRow {
  let view: UIView
  /// The element that the view shows, or showed before it was deleted.
  var element: TableElement
  /// Whether the element still exists and only moved out of view. Its view is shown again if it comes back.
  var exists: Bool
  /// The opacity that the view had before.
  let alpha: CGFloat
  /// The number of the animation.
  let animation: Int
}
