// SPDX-License-Identifier: MIT

/// Touches as a test makes them.
extension ViewInspection {
  /// Puts a finger down at `point`, in this view's coordinates, and lifts it again there: the view that is hit gets
  /// `touchesBegan` and `touchesEnded`, as it would from the screen.
  ///
  /// - Returns: the view that was hit; nil where there is none that takes touches, and nothing is called then.
  @discardableResult
  public func tap(at point: CGPoint) -> UIView? { drag(along: [point]) }

  /// Puts a finger down at the middle of this view and lifts it again.
  ///
  /// - Returns: the view that was hit, which may be one in front of this one.
  @discardableResult
  public func tap() -> UIView? { tap(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY)) }

  /// Puts a finger down at the first of `points`, in this view's coordinates, moves it over the others and lifts it at the
  /// last: `touchesBegan`, `touchesMoved` for each further point, `touchesEnded`.
  ///
  /// - Returns: the view that was hit at the first point; nil where there is none, and nothing is called then.
  @discardableResult
  public func drag(along points: [CGPoint]) -> UIView? {
    let root = view.root
    let places = points.map { view.convert($0, to: root) }
    let event = UIEvent()
    guard let first = places.first, let last = places.last, let hit = root.hitTest(first, with: event) else {
      return nil
    }
    let touch = UITouch()
    touch.view = hit
    touch.windowLocation = first
    event.allTouches = [touch]
    hit.touchesBegan([touch], with: event)
    for place in places.dropFirst() {
      touch.windowLocation = place
      hit.touchesMoved([touch], with: event)
    }
    touch.windowLocation = last
    hit.touchesEnded([touch], with: event)
    return hit
  }
}
