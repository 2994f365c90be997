// SPDX-License-Identifier: MIT

/// The swipes and taps that hide the bars of a navigation controller, and show them again.
///
/// Source: Apple, `hidesBarsOnSwipe`, `hidesBarsOnTap` and `hidesBarsWhenKeyboardAppears`.
@MainActor
final class NavigationBarHiding: NSObject, UIGestureRecognizerDelegate {
  private weak var owner: UINavigationController?
  let swipe: UIPanGestureRecognizer = AccompanyingPan()
  let tap: UITapGestureRecognizer = AccompanyingTap()
  private var keyboardObserver: (any NSObjectProtocol)?
  /// Whether the toolbar was hidden together with the navigation bar.
  private var hasHiddenToolbar = false

  /// The way of a finger that hides or shows the bars, in points. An approximation.
  private static let way: CGFloat = 30

  init(of owner: UINavigationController) {
    self.owner = owner
    super.init()
    (swipe.isEnabled, tap.isEnabled) = (false, false)
    tap.cancelsTouchesInView = false
    tap.delegate = self
    swipe.addTarget(self, action: NavigationBarHiding.follow)
    tap.addTarget(self, action: NavigationBarHiding.wasTapped)
  }

  func attach(to view: UIView) {
    view.addGestureRecognizer(swipe)
    view.addGestureRecognizer(tap)
  }

  /// Hides the bars when the keyboard appears, or does not any more.
  func observeKeyboard(_ observes: Bool) {
    let center = NotificationCenter.default
    if let keyboardObserver { center.removeObserver(keyboardObserver) }
    keyboardObserver = nil
    guard observes else { return }
    keyboardObserver = center.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in
      // The keyboard posts on the main thread.
      MainActor.assumeIsolated {
        guard let self, self.owner?.isOnScreen == true else { return }
        self.setBars(hidden: true)
      }
    }
  }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    guard let view = owner?.viewIfLoaded, recognizer.state == .changed else { return }
    let way = recognizer.translation(in: view).y
    guard abs(way) >= Self.way else { return }
    recognizer.setTranslation(.zero, in: view)
    setBars(hidden: way < 0)
  }

  private func wasTapped() {
    guard let owner else { return }
    setBars(hidden: !owner.isNavigationBarHidden)
  }

  private func setBars(hidden: Bool) {
    guard let owner, owner.isNavigationBarHidden != hidden else { return }
    owner.setNavigationBarHidden(hidden, animated: true)
    if hidden { hasHiddenToolbar = !owner.isToolbarHidden }
    if hasHiddenToolbar { owner.setToolbarHidden(hidden, animated: true) }
  }

  /// Taps on bars and controls are not taps on the content.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    var current = touch.view
    while let view = current, view !== gestureRecognizer.view {
      if view is UIControl || view === owner?.navigationBar || view === owner?.toolbar { return false }
      current = view.superview
    }
    return true
  }
}

/// A pan that neither prevents other gestures nor is prevented by them.
private final class AccompanyingPan: UIPanGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A tap that does not prevent other gestures.
private final class AccompanyingTap: UITapGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
