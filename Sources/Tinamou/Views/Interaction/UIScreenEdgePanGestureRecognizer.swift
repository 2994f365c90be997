// SPDX-License-Identifier: MIT

/// Fingers that move in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count.
  open var edges: UIRectEdge = []
}
