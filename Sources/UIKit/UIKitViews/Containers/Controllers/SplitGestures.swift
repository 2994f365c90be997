// SPDX-License-Identifier: MIT

/// The fingers on a split view: a swipe from the leading edge shows the primary column, and a tap beside a column that covers the
/// secondary one hides it.
@MainActor
final class SplitGestures: NSObject, UIGestureRecognizerDelegate {
  private weak var owner: UISplitViewController?
  private let swipe = EdgeSwipeRecognizer()
  /// The view that dims the secondary column.
  let dimming = UIView()

  /// The opacity of the dimming. An approximation.
  private static let opacity: CGFloat = 0.2

  init(of owner: UISplitViewController) {
    self.owner = owner
    super.init()
    dimming.backgroundColor = UIColor(white: 0, alpha: Self.opacity)
    dimming.isHidden = true
    swipe.delegate = self
    swipe.addTarget(self, action: SplitGestures.follow)
    dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: SplitGestures.dimmingWasTapped))
  }

  func attach(to view: UIView) { view.addGestureRecognizer(swipe) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner else { return false }
    return owner.presentsWithGesture && !owner.isCollapsed && owner.displayMode == .secondaryOnly
  }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    if recognizer.state == .ended { owner?.showPrimaryForUser() }
  }

  private func dimmingWasTapped() { owner?.hidePrimaryForUser() }
}

extension UISplitViewController {
  /// Shows the primary column: over the secondary one where there is little room, or where the app wants that.
  func showPrimaryForUser() {
    let isNarrow = (viewIfLoaded?.bounds.width ?? 0) < SplitColumns.wide
    let isOver = preferredSplitBehavior == .overlay || (preferredSplitBehavior == .automatic && isNarrow)
    chosenMode = isOver ? .oneOverSecondary : .oneBesideSecondary
  }

  /// Hides the primary column.
  func hidePrimaryForUser() {
    let hasTwo = [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(shownMode)
    chosenMode = hasTwo ? .oneBesideSecondary : .secondaryOnly
  }

  /// Whether a column covers the secondary one, which is dimmed.
  var coversSecondary: Bool {
    !isCollapsed && (shownMode == .oneOverSecondary || shownMode == .twoOverSecondary)
  }
}
