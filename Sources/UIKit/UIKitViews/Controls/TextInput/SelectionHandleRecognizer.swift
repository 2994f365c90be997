// SPDX-License-Identifier: MIT

/// A drag of one of the handles at the ends of the selection.
///
/// It begins with the first movement, so that the drag does not scroll the text.
final class SelectionHandleRecognizer: UIGestureRecognizer {
  weak var interaction: UITextInteraction?
  /// The end of the selection that stays, and the one at the finger, in UTF-16 code units; `nil` while no handle is dragged.
  private(set) var ends: (fixed: Int, moved: Int)?
  /// The distance of the middle of the handle's line from the finger.
  private var offset = CGSize.zero

  /// The distance from a handle within which a finger takes it, in points.
  private static let reach: CGFloat = 22

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    guard let touch = touches.first, take(touch.location(in: view)) else {
      state = .failed
      return
    }
  }

  /// Takes the handle near a point. Returns whether there is one.
  private func take(_ point: CGPoint) -> Bool {
    guard let input = interaction?.input, input.isFirstResponder, let range = input.selectedTextRange, !range.isEmpty
    else { return false }
    let places = [range.start, range.end].map { input.caretRect(for: $0) }
    let distances = places.map { hypot(point.x - $0.midX, max(0, max($0.minY - point.y, point.y - $0.maxY))) }
    guard let nearest = distances.min(), nearest <= Self.reach else { return false }
    let isStart = nearest == distances[0] && distances[0] < distances[1]
    let handle = places[isStart ? 0 : 1]
    offset = CGSize(width: handle.midX - point.x, height: handle.midY - point.y)
    let (start, end) = (index(of: range.start), index(of: range.end))
    ends = isStart ? (end, start) : (start, end)
    return true
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, let ends, let input = interaction?.input else { return }
    let point = touch.location(in: view)
    let place = CGPoint(x: point.x + offset.width, y: point.y + offset.height)
    if let position = input.closestPosition(to: place) { self.ends = (ends.fixed, index(of: position)) }
    state = state == .possible ? .began : .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .began || state == .changed ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .began || state == .changed ? .cancelled : .failed
  }

  /// A drag of a handle neither scrolls the text nor what is around it. Without a handle, the gesture fails at once.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
  }

  override func reset() {
    super.reset()
    ends = nil
  }

  private func index(of position: UITextPosition) -> Int {
    interaction?.input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }
}
