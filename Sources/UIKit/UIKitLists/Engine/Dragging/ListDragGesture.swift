// SPDX-License-Identifier: MIT

/// The long press that lifts an item of a list, and the drag that carries it to a place in a list.
@MainActor
final class ListDragGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var list: (any SwipingList)?
  private let press = UILongPressGestureRecognizer()
  /// The items that the finger has lifted; `nil` for none.
  private(set) var drag: ListDrag?
  private lazy var edgeScrolling = EdgeScrolling { [weak self] in self?.follow() }
  private var start = CGPoint.zero

  init(of list: any SwipingList) {
    self.list = list
    super.init()
    press.delegate = self
    press.addTarget(self, action: ListDragGesture.pressed)
    list.addGestureRecognizer(press)
  }

  /// The delegate of the list is asked for items. Without any, the item keeps its touch.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list, list.dragInteractionEnabled, list.swipe == nil, let path = list.row(at: press.location(in: list))
    else { return false }
    drag = ListDrag(lifting: path, of: list)
    return drag != nil
  }

  /// The same press may open a context menu, which is closed when the items are dragged.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer.view === list && !(otherGestureRecognizer is UIPanGestureRecognizer) }

  private func pressed(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      start = press.location(in: nil)
      drag?.lift()
    case .changed: follow()
    case .ended: end { $0.drop(at: press.location(in: nil)) }
    case .cancelled: end { $0.cancel() }
    case .failed, .possible: break
    }
  }

  private func follow() {
    guard let list, let drag else { return }
    let place = press.location(in: nil)
    guard drag.isDragging || hypot(place.x - start.x, place.y - start.y) >= UIPanGestureRecognizer.beginningDistance
    else { return }
    if !drag.isDragging { list.contextMenu?.interaction.dismissMenu() }
    drag.move(to: place)
    if let target = drag.target { edgeScrolling.scroll(target, toward: press.location(in: target)) }
  }

  private func end(_ finish: (ListDrag) -> Void) {
    edgeScrolling.stop()
    guard let drag else { return }
    self.drag = nil
    drag.isDragging ? finish(drag) : drag.putDown()
  }
}

extension SwipingList {
  /// Adds the gesture of drags when the list has a delegate for them and is in a window.
  func addDragGesture() {
    guard window != nil, dragGesture == nil, providesDragItems else { return }
    dragGesture = ListDragGesture(of: self)
  }
}
