// SPDX-License-Identifier: MIT

/// A recognizer of panning gestures that start at an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture may start. The default is empty.
  open var edges: UIRectEdge = []
}
