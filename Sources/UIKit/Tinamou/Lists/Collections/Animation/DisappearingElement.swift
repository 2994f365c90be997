// SPDX-License-Identifier: MIT

/// A view that the animation of an update or of a change of the layout removes from a collection view. It is enqueued at the
/// end.
@MainActor
struct DisappearingElement {
  /// The element that the view shows, or showed before it was deleted.
  var key: ElementKey
  let element: VisibleElement
  /// Whether the element still exists and only moved out of view. Its view is shown again if it comes back.
  var exists: Bool
  /// The number of the animation.
  let animation: Int
}
