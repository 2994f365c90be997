// SPDX-License-Identifier: MIT

/// The swipe by which a person goes back: it begins to pop the top controller, and follows the finger.
///
/// It is also the delegate of the recognizers until an app sets another one. Apps do that to keep the swipe where the bar is hidden or
/// has a button of their own in place of the back button.
@MainActor
final class NavigationSwipe: NSObject, UIGestureRecognizerDelegate {
  private weak var owner: UINavigationController?
  private var transition: InteractiveTransition?
  let edge = EdgeSwipeRecognizer()
  /// The recognizer for swipes in the content; `nil` on systems without them.
  let content: ContentSwipeRecognizer?

  /// The part of the width beyond which a swipe goes back, unless the finger moves back, and the velocity that decides at any
  /// place, in points per second. Approximations: Apple does not document them.
  private static let (half, flick): (CGFloat, CGFloat) = (0.5, 300)

  init(of owner: UINavigationController) {
    self.owner = owner
    content = InterfaceGeneration.current.hasPlatters ? ContentSwipeRecognizer() : nil
    super.init()
    for recognizer in [edge, content].compactMap({ $0 as UIPanGestureRecognizer? }) {
      recognizer.maximumNumberOfTouches = 1
      recognizer.delegate = self
      recognizer.addTarget(self, action: NavigationSwipe.follow)
    }
  }

  func attach(to view: UIView) {
    view.addGestureRecognizer(edge)
    content.map(view.addGestureRecognizer)
  }

  // MARK: Delegate

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, owner.viewControllers.count > 1, !owner.isNavigationBarHidden,
      let item = owner.topViewController?.navigationItem, !item.hidesBackButton
    else { return false }
    let hasOwnButton = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    return !hasOwnButton
  }

  // MARK: Following the finger

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    guard let view = owner?.viewIfLoaded, view.bounds.width > 0 else { return }
    let sign: CGFloat = view.runsRightToLeft ? -1 : 1
    let way = recognizer.translation(in: view).x * sign / view.bounds.width
    let velocity = recognizer.velocity(in: view).x * sign
    switch recognizer.state {
    case .began:
      transition = owner?.beginSwipeBack()
      transition?.update(way)
    case .changed: transition?.update(way)
    case .ended:
      let isFlick = abs(velocity) > Self.flick
      transition?.release(finishing: isFlick ? velocity > 0 : way > Self.half, speed: velocity / view.bounds.width)
      transition = nil
    case .cancelled:
      transition?.release(finishing: false, speed: 0)
      transition = nil
    default: break
    }
  }
}
