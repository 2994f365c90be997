// SPDX-License-Identifier: MIT

/// Recognizes horizontal drags of the rows of a list that have actions.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
  private var list: (any SwipingList)? { view as? any SwipingList }
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = touches.first?.location(in: view) ?? .zero
    if numberOfTouches > 1 {
      if state == .possible { state = .failed }
      return
    }
    guard let list, let swipe = list.swipe else { return }
    // A touch beside the actions of a swiped row closes the row and has no other effect.
    if touches.first?.view?.isDescendant(of: swipe.view) == true {
      state = .failed
    } else {
      list.closeSwipe()
      state = .began
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    // The pan's own translation is not up to date before it has handled the touches.
    let location = location(in: view)
    let translation = CGPoint(x: location.x - start.x, y: location.y - start.y)
    if state == .possible, max(abs(translation.x), abs(translation.y)) >= Self.beginningDistance {
      guard abs(translation.x) > abs(translation.y), begin(translation.x) else {
        state = .failed
        return
      }
    }
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed { list?.dragSwipe(by: translation.x) }
    if state == .failed { list?.closeSwipe() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let wasActive = state == .began || state == .changed
    super.touchesEnded(touches, with: event)
    if wasActive { list?.endDragOfSwipe() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    let wasActive = state == .began || state == .changed
    super.touchesCancelled(touches, with: event)
    if wasActive { list?.closeSwipe() }
  }

  /// Begins to swipe the touched row. Returns whether it can be swiped in the direction of the drag.
  private func begin(_ translation: CGFloat) -> Bool {
    guard let list, let path = list.row(at: start) else { return false }
    let isTrailing = (translation < 0) != list.runsRightToLeft
    return list.beginSwipe(at: path, from: isTrailing ? .trailing : .leading) != nil
  }

  /// The content scrolls only if the drag does not swipe a row.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer.view === view && otherGestureRecognizer is UIPanGestureRecognizer
      && !(otherGestureRecognizer is RowSwipeRecognizer)
  }
}
