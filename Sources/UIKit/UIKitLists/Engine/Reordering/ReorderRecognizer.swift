// SPDX-License-Identifier: MIT

/// A list whose rows a finger moves by their reorder controls.
@MainActor
protocol ReorderingList: UIScrollView {
  /// Returns whether a reorder control is at a point of the content.
  func hasReorderControl(at point: CGPoint) -> Bool
  /// Begins to move the row at a point of the content. Returns whether it may be moved.
  func beginReordering(at point: CGPoint) -> Bool
  /// Moves the row to the finger, at a point of the content.
  func dragReorderedRow(to point: CGPoint)
  /// Puts the row at its new place, or back to the old one.
  func endReordering(finishes: Bool)
}

extension ReorderingList {
  /// Adds the recognizer of reorder controls when the list is first in a window.
  func addReorderRecognizer() {
    guard window != nil, gestureRecognizers?.contains(where: { $0 is ReorderRecognizer }) != true else { return }
    addGestureRecognizer(ReorderRecognizer())
  }
}

/// Recognizes drags of the reorder controls of rows, which begin as soon as a control is touched.
final class ReorderRecognizer: UIGestureRecognizer {
  private var list: (any ReorderingList)? { view as? any ReorderingList }
  private lazy var edgeScrolling = EdgeScrolling { [weak self] in self?.follow() }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    guard let list, list.hasReorderControl(at: location(in: list)) else {
      state = .failed
      return
    }
    state = .began
    if state == .began, !list.beginReordering(at: location(in: list)) { state = .cancelled }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began || state == .changed else { return }
    state = .changed
    follow()
    if let list { edgeScrolling.scroll(list, toward: location(in: list)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    end(.ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    end(.cancelled)
  }

  private func follow() {
    if let list { list.dragReorderedRow(to: location(in: list)) }
  }

  private func end(_ new: State) {
    guard state == .began || state == .changed else { return }
    edgeScrolling.stop()
    state = new
    list?.endReordering(finishes: new == .ended)
  }
}
