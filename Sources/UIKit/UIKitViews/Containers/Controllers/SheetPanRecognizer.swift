// SPDX-License-Identifier: MIT

/// The recognizer of drags that move a sheet.
///
/// A scroll view in the sheet waits until this recognizer has decided at the finger's first move: the sheet takes the finger where the
/// content is at its top, and the scroll view takes it elsewhere.
final class SheetPanRecognizer: UIPanGestureRecognizer {
  /// Returns whether a drag up makes the sheet higher, given whether it begins in a scroll view.
  var canExpand: (_ isInScrollView: Bool) -> Bool = { _ in false }
  private weak var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView = nil
    var current = touches.first?.view
    while let candidate = current, candidate !== view {
      if candidate is UIPickerView {
        state = .failed
        return
      }
      if scrollView == nil, let found = candidate as? UIScrollView, found.canDragVertically { scrollView = found }
      current = candidate.superview
    }
  }

  override func mayBegin(moving distance: CGSize) -> Bool {
    let moves = movesSheet(distance)
    if !moves { state = .failed }
    return moves
  }

  private func movesSheet(_ distance: CGSize) -> Bool {
    guard abs(distance.height) > abs(distance.width) else { return false }
    let goesDown = distance.height > 0
    guard let scrollView else { return goesDown || canExpand(false) }
    guard scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top else { return false }
    return goesDown ? scrollView.scrollState.refreshControl == nil : canExpand(true)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is ScrollPan
  }

  /// The app's own pans in the sheet come first.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesFingers(to: otherGestureRecognizer)
  }
}
