// SPDX-License-Identifier: MIT

extension UIView {
  package nonisolated var storedSuperview: UIView? {
    get { superviewReference?.object }
    set { superviewReference = newValue.map { UnretainedReference($0) } }
  }

  /// The subviews, back to front.
  package nonisolated var storedSubviews: [UIView] {
    @inline(__always) get { subviewList.views }
    @inline(__always) _modify { yield &subviewList.views }
  }

  /// The root view of this view's hierarchy.
  var root: UIView {
    var view = UnretainedReference(self)
    while let superview = view.object.superviewReference { view = superview }
    return view.object
  }

  func isSelfOrDescendant(of other: UIView) -> Bool {
    let other = UnretainedReference(other)
    var current: UnretainedReference<UIView>? = UnretainedReference(self)
    while let view = current {
      if view == other { return true }
      current = view.object.superviewReference
    }
    return false
  }

  /// The nearest common ancestor, which may be one of the two views; `nil` when they are in different hierarchies.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    UIView.nearestCommonAncestor(of: UnretainedReference(self), and: UnretainedReference(other))?.object
  }

  static func nearestCommonAncestor(of first: UnretainedReference<UIView>, and second: UnretainedReference<UIView>)
    -> UnretainedReference<UIView>?
  {
    // Usually one view is the superview of the other, or both have the same superview.
    if first == second || second.object.superviewReference == first { return first }
    if let superview = first.object.superviewReference,
      superview == second || superview == second.object.superviewReference
    {
      return superview
    }
    var candidate: UnretainedReference<UIView>? = first
    while let view = candidate {
      if second.object.isSelfOrDescendant(of: view.object) { return view }
      candidate = view.object.superviewReference
    }
    return nil
  }

  func firstView(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Changing

  func insert(_ view: UIView, at index: Int) {
    guard view.storedSubviews.isEmpty ? view !== self : !isSelfOrDescendant(of: view) else {
      return LayoutException.raise(
        .invalidArgument,
        view === self ? "Can't add self as subview" : "Can't add an ancestor of a view as its subview")
    }
    if view.storedSuperview === self {
      return reorder(view, to: Swift.min(index, storedSubviews.count - 1))
    }
    if let owner = view.viewOwner, !owner.checkViewMayJoin(self) { return }
    let oldWindow = view.window
    let newWindow = window
    let oldTint: UIColor?? = view.hasLeftTintColor ? .none : .some(view.inheritedTintColor)
    if view.storedSuperview != nil { view.leave(joining: newWindow) }
    if newWindow != nil { view.forEachOwner { $0.viewIsAboutToJoin(self) } }
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.forEachBelow { $0.willMove(toWindow: newWindow) } }
    view.dissolveHost()
    if index >= storedSubviews.count {
      subviewList.append(view)
    } else {
      storedSubviews.insert(view, at: Swift.max(0, index))
    }
    view.superviewReference = UnretainedReference(self)
    if oldWindow !== newWindow { view.forEachBelow { $0.storedWindow = newWindow } }
    view.didJoin(self)
    view.takeTintColor(of: self, insteadOf: oldTint)
    didAddSubview(view)
    view.didMoveToSuperview()
    if AppearanceProxies.isUsed, oldWindow !== newWindow, newWindow != nil {
      view.forEachBelow { AppearanceProxies.apply(to: $0, in: $0) }
    }
    if oldWindow !== newWindow {
      if newWindow != nil { view.tellTraitChangesByMove() }
      view.forEachBelow { $0.didMoveToWindow() }
    }
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard sibling !== view, let index = storedSubviews.indexOfIdentical(sibling) else {
      return insert(view, at: storedSubviews.count)
    }
    // A subview that is behind the other leaves its place first.
    let isBehind = view.storedSuperview === self && (storedSubviews.indexOfIdentical(view) ?? index) < index
    insert(view, at: index + offset - (isBehind ? 1 : 0))
  }

  /// Moves a subview to a place among the subviews. One that is there already needs no layout, so that a view can be brought to the front
  /// in each layout.
  func reorder(_ view: UIView, to index: Int) {
    guard view.storedSuperview === self else { return }
    let place = Swift.max(0, Swift.min(index, storedSubviews.count - 1))
    guard storedSubviews[place] !== view else { return }
    subviewList.move(view, to: place)
    markNeedsLayout()
  }

  func exchange(_ first: Int, _ second: Int) {
    guard storedSubviews.indices.contains(first), storedSubviews.indices.contains(second) else {
      return LayoutException.raise(
        .range, "exchangeSubviewAtIndex:withSubviewAtIndex: index out of range of \(storedSubviews.count) subviews")
    }
    guard first != second else { return }
    storedSubviews.swapAt(first, second)
    markNeedsLayout()
  }

  func leaveSuperview() {
    guard storedSuperview != nil else { return }
    leave(joining: nil)
    didMoveToSuperview()
  }

  /// Removes the view from its superview without calling `didMoveToSuperview`. `newWindow` is the window that it moves
  /// to.
  private func leave(joining newWindow: UIWindow?) {
    guard let superview = storedSuperview else { return }
    let oldWindow = window
    let oldTraits = oldWindow == nil ? nil : traitValues
    if oldWindow != nil { endResponding() }
    if newWindow == nil { forEachOwner { $0.viewIsAboutToLeave() } }
    superview.willRemoveSubview(self)
    if AnimationClock.isAnyRunning { forEachBelow { $0.storedLayer?.removeAllAnimations() } }
    if newWindow == nil { willMove(toSuperview: nil) }
    if oldWindow != nil, newWindow == nil { forEachBelow { $0.willMove(toWindow: nil) } }
    removeConstraintsToOutside()
    if let host = liveHost {
      host.willDetach(self)
      forEachBelow { $0.marks.remove(.isHosted) }
    }
    ReleasePool.keep(self)
    superview.removeFromSubviews(self)
    storedSuperview = nil
    if oldWindow !== newWindow { forEachBelow { $0.storedWindow = nil } }
    if let oldTraits { noteTraitsOfLeftHierarchy(oldTraits) }
    safeAreaMayHaveChanged()
    superview.markNeedsLayout()
    if oldWindow != nil, newWindow == nil { forEachBelow { $0.didMoveToWindow() } }
    if newWindow == nil { forEachOwner { $0.viewHasLeft() } }
  }

  /// Makes the first responder resign if it is this view, a descendant, the controller of one of them, or a view that
  /// one of these has put above the keyboard.
  private func endResponding() {
    guard let scope = firstResponderScope, let responder = scope.current, responder.leaves(with: self) else { return }
    scope.forceResignation()
    guard scope.current === responder else { return }
    scope.current = nil
    scope.didChange(responder)
  }

  /// Removes a subview from the array of subviews.
  private func removeFromSubviews(_ view: UIView) {
    subviewList.remove(view)
    if onlyMarkedSubview == UnretainedReference(view) { onlyMarkedSubview = nil }
  }

  /// Removes from ancestors every constraint that refers to this view, a descendant, or a guide of one of them.
  private func removeConstraintsToOutside() {
    forEachBelow { view in
      for constraint in view.referencingConstraints { constraint.uninstall(unlessBetween: view, and: self) }
      for guide in view.storedLayoutGuides {
        for constraint in guide.referencingConstraints { constraint.uninstall(unlessBetween: view, and: self) }
      }
    }
  }

  /// Propagates the marks of a subview that was just added.
  private func didJoin(_ superview: UIView) {
    if marks.contains(.usesConstraints) || type(of: self).requiresConstraintBasedLayout {
      superview.markUsesConstraints()
    } else if marks.contains(.needsItems) || !storedTranslatesAutoresizingMask {
      superview.markSubtree(.needsItems)
    }
    if let host = superview.liveHost {
      forEachBelow { $0.marks.insert(.isHosted) }
      host.didAttach(self)
    }
    superview.markNeedsLayout()
    superview.markNeedsLayout(below: self)
    superview.markSubtree(.subtreeNeedsUpdateConstraints)
    if !marks.isDisjoint(with: [.needsUpdateProperties, .subtreeNeedsUpdateProperties]) {
      superview.markSubtree(.subtreeNeedsUpdateProperties)
    }
    safeAreaMayHaveChanged()
    marginsMayHaveChanged()
  }

  /// Calls `body` with this view and each descendant, parents first.
  package func forEachBelow(_ body: (UIView) -> Void) {
    body(self)
    storedSubviews.forEachKept { $0.forEachBelow(body) }
  }

  /// Calls `body` with the owners of this view and of its descendants, parents first.
  private func forEachOwner(_ body: (any ViewOwner) -> Void) {
    forEachBelow { view in view.viewOwner.map(body) }
  }

  func setHidden(_ isHidden: Bool) {
    guard isHidden != appearance.isHidden else { return }
    appearance.isHidden = isHidden
    storedSuperview?.subviewDidChangeVisibility(self)
    observedValuesMayHaveChanged()
  }

  func setAlpha(_ alpha: CGFloat) {
    if AnimationRecorder.current != nil { animateAlpha(to: alpha) }
    appearance.alpha = alpha
    observedValuesMayHaveChanged()
  }
}

extension NSLayoutConstraint {
  /// Uninstalls the constraint unless its view is `view`, `ancestor` or a view between them.
  ///
  /// A constraint is installed on the view that it refers to or on an ancestor of it, usually the nearest.
  fileprivate func uninstall(unlessBetween view: UIView, and ancestor: UIView) {
    guard let container else { return }
    var current: UnretainedReference<UIView>? = UnretainedReference(view)
    while let candidate = current {
      if candidate.object === container { return }
      if candidate.object === ancestor { break }
      current = candidate.object.superviewReference
    }
    uninstall()
  }
}

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
