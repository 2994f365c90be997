// SPDX-License-Identifier: MIT

/// Cleanup when the root view or the window is deallocated.
extension UIView {
  /// Removes the references to the root's engine from this view and its descendants.
  nonisolated func forgetItems() {
    layoutItem.leaveLiveEngine()
    marks.remove(.isHosted)
    for guide in storedLayoutGuides { guide.layoutItem.leaveLiveEngine() }
    heldConstraints.forEachKept { $0.row = nil }
    storedSubviews.forEachKept { $0.forgetItems() }
  }

  /// Removes the references to the window from this view and its descendants.
  nonisolated func forgetWindow() {
    storedWindow = nil
    for subview in storedSubviews { subview.forgetWindow() }
  }
}
