// SPDX-License-Identifier: MIT

/// What views forget when the topmost one goes.
extension UIView {
  /// Makes what is below a root that goes forget the root's engine.
  nonisolated func forgetItems() {
    layoutItem.leaveLiveEngine()
    marks.remove(.isHosted)
    for guide in storedLayoutGuides { guide.layoutItem.leaveLiveEngine() }
    heldConstraints.forEachKept { $0.row = nil }
    storedSubviews.forEachKept { $0.forgetItems() }
  }

  /// Makes what is in a window that goes forget it.
  nonisolated func forgetWindow() {
    storedWindow = nil
    for subview in storedSubviews { subview.forgetWindow() }
  }
}
