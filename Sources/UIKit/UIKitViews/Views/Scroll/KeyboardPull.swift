// SPDX-License-Identifier: MIT

/// A finger that pulls the keyboard down while it drags the content of a scroll view.
///
/// It only watches the touches: the content is dragged at the same time.
final class KeyboardPull: UIGestureRecognizer {
  /// The distances of the last two places of the finger from the top of the window, in points.
  private var last: CGFloat?
  private var before: CGFloat?

  private weak var scrollView: UIScrollView?

  /// Creates the recognizer of a scroll view, which delays no touches.
  init(of scrollView: UIScrollView) {
    super.init(target: nil, action: nil)
    self.scrollView = scrollView
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  private var observer: (any FirstResponderObserver)? { view?.firstResponderScope?.observer }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let scrollView, scrollView.isDragging, activeTouches.count == 1 else { return }
    let place = location(in: nil).y
    (before, last) = (last, place)
    observer?.pullInputViews(to: place + scrollView.keyboardDismissPadding)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    finish()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    finish()
  }

  private func finish() {
    // A finger that moves up takes the keyboard back with it.
    let isMovingUp = before.map { ($0 - (last ?? $0)) > 0 } ?? false
    if last != nil { observer?.letInputViewsGo(hiding: !isMovingUp) }
    (last, before) = (nil, nil)
    state = .failed
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

extension UIScrollView {
  /// The padding above the keyboard in which a drag dismisses it, in points: the largest one of the guides of the views around.
  fileprivate var keyboardDismissPadding: CGFloat {
    let guides = sequence(first: self as UIView, next: \.storedSuperview).compactMap { view in
      view.uncommon?.margins.systemGuides?[.keyboard] as? UIKeyboardLayoutGuide
    }
    return guides.map(\.keyboardDismissPadding).max() ?? 0
  }

  /// Adds or removes the recognizer by which a finger pulls the keyboard down.
  func keyboardDismissModeDidChange() {
    let isInteractive = keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
    let present = gestureRecognizers?.first { $0 is KeyboardPull }
    if isInteractive, present == nil { addGestureRecognizer(KeyboardPull(of: self)) }
    if !isInteractive, let present { removeGestureRecognizer(present) }
  }
}
