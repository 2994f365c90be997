// SPDX-License-Identifier: MIT

/// A recognizer of panning gestures that start at an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture may start. The default is empty.
  open var edges: UIRectEdge = []

  /// The distance from an edge in which the gesture may start, in points.
  private static let reach: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, let bounds = view?.root.bounds else { return }
    let point = touch.location(in: nil)
    var near: UIRectEdge = []
    if point.x - bounds.minX <= Self.reach { near.insert(.left) }
    if bounds.maxX - point.x <= Self.reach { near.insert(.right) }
    if point.y - bounds.minY <= Self.reach { near.insert(.top) }
    if bounds.maxY - point.y <= Self.reach { near.insert(.bottom) }
    if near.isDisjoint(with: edges) { state = .failed }
  }
}
