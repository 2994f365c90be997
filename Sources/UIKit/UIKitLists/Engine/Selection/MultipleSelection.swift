// SPDX-License-Identifier: MIT

/// The selection of all items over which two fingers are dragged.
struct MultipleSelection {
  /// The item at which the fingers set out.
  let start: ItemIndexPath
  /// Whether the items are selected; they are deselected if the first one was selected.
  let selects: Bool
  /// The items that the drag has changed.
  var changed: Set<ItemIndexPath> = []
}

/// A list in which two fingers select items.
@MainActor
protocol BandSelectingList: UIScrollView {
  /// Returns whether the delegate lets two fingers select items from that at a point of the content on.
  func mayBeginBandSelection(at point: CGPoint) -> Bool
  /// Begins to select, in editing mode.
  func beginBandSelection(at point: CGPoint)
  /// Selects the items between the first one and that at a point of the content.
  func extendBandSelection(to point: CGPoint)
  /// Ends selecting. The list stays in editing mode.
  func endBandSelection()
}

extension BandSelectingList {
  /// Adds the recognizer of two fingers when the list is first in a window.
  func addBandSelectionRecognizer() {
    guard window != nil, gestureRecognizers?.contains(where: { $0 is BandSelectionRecognizer }) != true else { return }
    addGestureRecognizer(BandSelectionRecognizer())
  }
}

/// Recognizes drags with two fingers, which select items if the delegate of the list wants it.
final class BandSelectionRecognizer: UIGestureRecognizer {
  private var list: (any BandSelectingList)? { view as? any BandSelectingList }
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = location(in: view)
    if numberOfTouches > 2, state == .possible { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let place = location(in: view)
    switch state {
    case .possible where hypot(place.x - start.x, place.y - start.y) >= UIPanGestureRecognizer.beginningDistance:
      guard numberOfTouches == 2, let list, list.mayBeginBandSelection(at: start) else {
        state = .failed
        return
      }
      state = .began
      guard state == .began else { return }
      list.beginBandSelection(at: start)
      list.extendBandSelection(to: place)
    case .began, .changed:
      state = .changed
      list?.extendBandSelection(to: place)
    default: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    end(.ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    end(.cancelled)
  }

  private func end(_ new: State) {
    switch state {
    case .possible: state = .failed
    case .began, .changed:
      state = new
      list?.endBandSelection()
    default: break
    }
  }

  /// The content scrolls only if the fingers do not select.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer === list?.panGestureRecognizer
  }
}
