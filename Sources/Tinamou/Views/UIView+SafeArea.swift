// SPDX-License-Identifier: MIT

extension UIView {
  /// Finds out whether bars and the shape of the screen now reach elsewhere into this view, and tells the subclass, the
  /// controller, the engine and the subviews.
  ///
  /// - Complexity: O(1) where nothing reaches into the view or did so before; else that of the views reached.
  func safeAreaMayHaveChanged() {
    guard !SafeAreaHold.isOn else { return }
    if uncommon?.margins.systemGuides != nil { updateKeyboardGuide() }
    let insets = presentSafeArea
    guard insets != uncommon?.margins.safeArea ?? .zero else { return }
    marginState.safeArea = insets
    updateSystemGuides()
    marginsMayHaveChanged()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    for subview in storedSubviews { subview.safeAreaMayHaveChanged() }
  }

  /// Makes a change of many frames, and finds out afterwards what has become of the safe areas here and below.
  func holdingSafeArea(_ change: () -> Void) {
    SafeAreaHold.isOn = true
    change()
    SafeAreaHold.isOn = false
    forEachBelow { $0.safeAreaMayHaveChanged() }
  }

  /// How far the unsafe parts of the superview reach into this view, and what its controller adds.
  private var presentSafeArea: UIEdgeInsets {
    if let ownSafeArea { return ownSafeArea }
    guard let outer = superviewReference?.with({ $0.safeAreaInsetsForSubviews }) else { return .zero }
    if outer == .zero, viewController == nil { return .zero }
    guard let superview = storedSuperview else { return .zero }
    var insets = UIEdgeInsets.zero
    if outer != .zero {
      let safe = superview.storedBounds.inset(by: outer)
      let frame = untransformedFrame
      insets.top = Swift.max(0, safe.minY - frame.minY)
      insets.left = Swift.max(0, safe.minX - frame.minX)
      insets.bottom = Swift.max(0, frame.maxY - safe.maxY)
      insets.right = Swift.max(0, frame.maxX - safe.maxX)
    }
    guard let viewController, window != nil else { return insets }
    return insets + viewController.containerInsets + viewController.additionalSafeAreaInsets
  }
}

/// Whether safe areas are left as they are for the moment.
@MainActor
private enum SafeAreaHold {
  static var isOn = false
}

extension UIEdgeInsets {
  /// Edge by edge.
  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}
