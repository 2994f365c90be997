// SPDX-License-Identifier: MIT

/// The recognizer of a swipe from the leading edge, with which a person goes back.
///
/// Other pans wait until it is clear that the finger does not swipe.
final class EdgeSwipeRecognizer: UIScreenEdgePanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    edges = view?.runsRightToLeft == true ? .right : .left
    super.touchesBegan(touches, with: event)
  }

  override func mayBegin(moving distance: CGSize) -> Bool {
    let goesBack = goesBack(distance)
    if !goesBack { state = .failed }
    return goesBack
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && !(otherGestureRecognizer is EdgeSwipeRecognizer)
  }
}

/// The recognizer of a swipe anywhere in the content, with which a person goes back from iOS 26 on, where nothing else takes it.
final class ContentSwipeRecognizer: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if let touched = touches.first?.view, takesSwipes(touched) { state = .failed }
  }

  override func mayBegin(moving distance: CGSize) -> Bool {
    let goesBack = goesBack(distance)
    if !goesBack { state = .failed }
    return goesBack
  }

  /// Whether a view around the touch moves horizontally itself.
  private func takesSwipes(_ touched: UIView) -> Bool {
    var current: UIView? = touched
    while let candidate = current, candidate !== view {
      if candidate is UISlider || candidate is UISwitch || candidate is UIPickerView || candidate is UIPageControl {
        return true
      }
      if (candidate as? UIScrollView)?.canDragHorizontally == true { return true }
      current = candidate.superview
    }
    return false
  }

  /// Every other pan and swipe in the content comes first.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesFingers(to: otherGestureRecognizer)
  }
}

extension UIPanGestureRecognizer {
  /// Returns whether another pan or swipe, of a view in this recognizer's view, may still take the movement so far. The pans of scroll
  /// views are not asked.
  func leavesFingers(to other: UIGestureRecognizer) -> Bool {
    guard let view, let otherView = other.view, otherView !== view, otherView.isDescendant(of: view),
      !(other is ScrollPan)
    else { return false }
    guard let pan = other as? UIPanGestureRecognizer else { return other is UISwipeGestureRecognizer }
    let moved = translation(in: nil)
    return pan.mayBegin(moving: CGSize(width: moved.x, height: moved.y))
  }

  /// Returns whether a movement goes from the leading to the trailing edge.
  fileprivate func goesBack(_ distance: CGSize) -> Bool {
    let across = view?.runsRightToLeft == true ? -distance.width : distance.width
    return across > abs(distance.height)
  }
}
