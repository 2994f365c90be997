// SPDX-License-Identifier: MIT

/// Cleanup when the root view or the window is deallocated.
extension UIView {
  /// Removes the references to the root's engine from this view and its descendants.
  nonisolated func forgetItems() {
    forEachInSubtree { view in
      view.layoutItem.leaveLiveEngine()
      view.marks.remove(.isHosted)
      for guide in view.storedLayoutGuides { guide.layoutItem.leaveLiveEngine() }
      view.heldConstraints.forEachKept { $0.row = nil }
    }
  }

  /// Calls `body` with this view and each descendant, in no particular order. The stack does not grow with the depth.
  nonisolated private func forEachInSubtree(_ body: (UIView) -> Void) {
    var pending = [UnretainedReference(self)]
    while let view = pending.popLast() {
      body(view.object)
      view.object.storedSubviews.forEachKept { pending.append(UnretainedReference($0)) }
    }
  }

  /// Releases the descendants that only this view keeps alive, one after the other.
  ///
  /// Releasing the subviews would deallocate each inside the deallocation of its superview, which overflows the stack in
  /// a hierarchy of great depth.
  nonisolated func releaseDescendants() {
    guard storedSubviews.contains(where: { !$0.storedSubviews.isEmpty }) else { return }
    for subview in storedSubviews { subview.superviewReference = nil }
    var pending = storedSubviews
    storedSubviews = []
    while var view = pending.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      let subviews = view.storedSubviews
      for subview in subviews { subview.superviewReference = nil }
      view.storedSubviews = []
      pending += subviews
    }
  }

  /// Removes the references to the window from this view and its descendants.
  nonisolated func forgetWindow() {
    forEachInSubtree { $0.storedWindow = nil }
  }
}
