// SPDX-License-Identifier: MIT

/// The recognizer of taps on the status bar, which scroll content to its top. Views below the status bar do not get the taps.
final class StatusBarTap: UITapGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let bar = (view as? UIWindow)?.windowScene?.statusBarManager?.statusBarFrame ?? .zero
    let isOnBar = touches.allSatisfy { bar.contains($0.location(in: nil)) }
    if !isOnBar { state = .failed }
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

extension UIWindow {
  /// Attaches the recognizer of taps on the status bar.
  func attachStatusBarTap() {
    let isKnown = gestureRecognizers?.contains { $0 is StatusBarTap } == true
    guard joinsScene, !isKnown else { return }
    addGestureRecognizer(StatusBarTap(target: self, action: UIWindow.statusBarWasTapped))
  }

  /// Scrolls the content to its top, if one scroll view in front wants that. Of several on a tablet, it is the highest one; on a phone,
  /// none.
  ///
  /// Source: Apple, `scrollsToTop`.
  private func statusBarWasTapped() {
    let front = rootViewController?.frontmost.viewIfLoaded ?? self
    let candidates = front.shownScrollViews.filter(\.scrollsToTop)
    guard candidates.count == 1 || traitCollection.userInterfaceIdiom == .pad else { return }
    let highest = candidates.min { $0.convert($0.bounds, to: self).minY < $1.convert($1.bounds, to: self).minY }
    highest?.inspection.scrollToTop()
  }
}

extension UIView {
  /// The scroll views that are shown in the view, itself included.
  fileprivate var shownScrollViews: [UIScrollView] {
    guard !isHidden, alpha > 0, window != nil else { return [] }
    let own = (self as? UIScrollView).map { [$0] } ?? []
    return own + subviews.flatMap(\.shownScrollViews)
  }
}
