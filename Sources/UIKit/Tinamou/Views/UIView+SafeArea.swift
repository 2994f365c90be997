// SPDX-License-Identifier: MIT

extension UIView {
  /// Recomputes the safe area. When it changed, notifies the subclass, the view controller, the engine and the
  /// subviews.
  ///
  /// - Complexity: O(1) when the safe area is unchanged; otherwise proportional to the number of affected views.
  func safeAreaMayHaveChanged() {
    guard storedWindow?.uncommon?.margins.safeAreaHolds ?? 0 == 0 else { return }
    if uncommon?.margins.systemGuides != nil { updateKeyboardGuide() }
    let insets = presentSafeArea
    guard insets != uncommon?.margins.safeArea ?? .zero else { return }
    marginState.safeArea = insets
    updateSystemGuides()
    marginsMayHaveChanged()
    safeAreaInsetsDidChange()
    viewOwner?.viewSafeAreaInsetsDidChange()
    for subview in storedSubviews { subview.safeAreaMayHaveChanged() }
  }

  /// Runs a change of many frames in this window and recomputes the safe areas of the window and its descendants once afterward. Changes
  /// can be nested; the outermost one ends with the computation.
  func holdingSafeArea(_ change: () -> Void) {
    marginState.safeAreaHolds += 1
    change()
    marginState.safeAreaHolds -= 1
    if marginState.safeAreaHolds == 0 { forEachBelow { $0.safeAreaMayHaveChanged() } }
  }

  /// The current insets of the safe area: the overlap with the superview's unsafe area, and what the view controller
  /// adds, in points.
  private var presentSafeArea: UIEdgeInsets {
    if let ownSafeArea { return ownSafeArea }
    guard let outer = superviewReference?.with({ $0.safeAreaInsetsForSubviews }) else { return .zero }
    if outer == .zero, viewOwner == nil { return .zero }
    guard let superview = storedSuperview else { return .zero }
    var insets = UIEdgeInsets.zero
    if outer != .zero {
      let safe = superview.storedBounds.inset(by: outer)
      let frame = untransformedFrame.offsetBy(dx: -horizontalDisplacement, dy: 0)
      // A view that extends beyond its superview has no larger insets than the superview.
      insets.top = Swift.min(Swift.max(0, safe.minY - frame.minY), outer.top)
      insets.left = Swift.min(Swift.max(0, safe.minX - frame.minX), outer.left)
      insets.bottom = Swift.min(Swift.max(0, frame.maxY - safe.maxY), outer.bottom)
      insets.right = Swift.min(Swift.max(0, frame.maxX - safe.maxX), outer.right)
    }
    guard let viewOwner, storedWindow != nil else { return insets }
    return insets + viewOwner.addedSafeAreaInsets
  }
}

extension UIEdgeInsets {
  /// The sum of two insets, edge by edge.
  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}
