// SPDX-License-Identifier: MIT

extension CALayer {
  /// The view of this layer; `nil` for a layer without a view.
  package var view: UIView? { owner as? UIView }

  /// The view's drawing commands and the rectangle they are for: its bounds, or the bounds before the animation if the
  /// animation makes them empty, so that a disappearing view stays visible.
  @MainActor
  package func recordContentsOfView() -> (commands: [DrawingCommand], box: CGRect) {
    guard let view = owner as? UIView else { return (recordContents(), bounds) }
    let box = view.storedBounds
    guard isAnimated, box.width <= 0 || box.height <= 0, let size = sizeBeforeAnimation else {
      return (recordContents(), box)
    }
    view.storedBounds.size = size
    defer { view.storedBounds = box }
    return (recordContents(), view.storedBounds)
  }
}
