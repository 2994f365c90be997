// SPDX-License-Identifier: MIT

/// The tap by which a text begins to be edited, or the cursor is moved.
///
/// It lets the taps that an app recognizes on the same view or around it happen too, and is carried out after them: an app often ends
/// editing in a tap anywhere.
final class TextTapGestureRecognizer: UITapGestureRecognizer {
  private let onTap: (CGPoint, UITouch?) -> Void

  /// Creates a recognizer. `onTap` is called with the place of the tap in the view's coordinates, and with its touch.
  init(onTap: @escaping (CGPoint, UITouch?) -> Void) {
    self.onTap = onTap
    super.init(target: nil, action: nil)
    addTarget(self, action: TextTapGestureRecognizer.wasTapped)
  }

  private func wasTapped() {
    let (place, touch) = (location(in: view), activeTouches.first)
    EventEnd.perform { [weak self] in
      guard let self, view?.window != nil else { return }
      onTap(place, touch)
    }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventingGestureRecognizer as? UITapGestureRecognizer else { return true }
    return isDeeper(tap) || (tap.view === view && tap.numberOfTapsRequired > numberOfTapsRequired)
  }

  /// Whether another recognizer is that of a view inside this text, such as a view beside the text of a field.
  private func isDeeper(_ other: UIGestureRecognizer) -> Bool {
    guard let view, let inner = other.view else { return false }
    return inner !== view && inner.isDescendant(of: view)
  }
}
