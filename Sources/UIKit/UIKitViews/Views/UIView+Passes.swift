// SPDX-License-Identifier: MIT

extension UIView {
  /// The root of the hierarchy whose views are being laid out.
  private static var rootInLayout: UIView?
  /// The number of rounds after which a pass stops, as an endless loop.
  private static let passLimit = 100

  // MARK: Marking

  func markNeedsLayout() {
    marks.insert(.needsLayout)
    superviewReference?.with { $0.markNeedsLayout(below: self) }
  }

  /// Marks that `subview` or one of its descendants needs layout, in this view and its ancestors.
  func markNeedsLayout(below subview: UIView) {
    var subview = UnretainedReference(subview)
    var current: UnretainedReference<UIView>? = UnretainedReference(self)
    while let view = current {
      guard !view.object.marks.contains(.subtreeNeedsLayout) else {
        if view.object.onlyMarkedSubview != subview { view.object.onlyMarkedSubview = nil }
        return
      }
      view.object.marks.insert(.subtreeNeedsLayout)
      view.object.onlyMarkedSubview = subview
      if view.object.marks.contains(.reportsMarksBelow) { view.object.descendantNeedsLayout() }
      subview = view
      current = view.object.superviewReference
    }
  }

  func markNeedsUpdateConstraints() {
    marks.insert(.needsUpdateConstraints)
    storedSuperview?.markSubtree(.subtreeNeedsUpdateConstraints)
    markNeedsLayout()
  }

  func markNeedsUpdateProperties() {
    marks.insert(.needsUpdateProperties)
    storedSuperview?.markSubtree(.subtreeNeedsUpdateProperties)
    let root = self.root
    if root.marks.contains(.reportsMarksBelow) { root.descendantNeedsLayout() }
  }

  /// Marks that constraints in this view changed, so that the next pass solves and lays out.
  func markConstraintsDidChange() { markNeedsLayout() }

  /// Marks that a constraint was installed on this view or uninstalled from it.
  ///
  /// While the hierarchy is being laid out, its constraints are solved once more after the pass, which marks the superviews
  /// of the views that moved. A constraint that replaces an equal one, such as a controller may install whenever its view
  /// has been laid out, thus does not request another pass.
  func markInstallation() {
    if let rootInLayout = UIView.rootInLayout, let host = liveHost, host.isLive, host.root === rootInLayout { return }
    markConstraintsDidChange()
  }

  /// Sets `mark` on this view and its ancestors, up to the first ancestor that already has it.
  func markSubtree(_ mark: LayoutMarks) {
    if !marks.contains(mark) { markUpwards(mark) }
  }

  private func markUpwards(_ mark: LayoutMarks) {
    var current: UnretainedReference<UIView>? = UnretainedReference(self)
    while let view = current, !view.object.marks.contains(mark) {
      view.object.marks.insert(mark)
      current = view.object.superviewReference
    }
  }

  /// Marks that constraints are installed in this hierarchy.
  func markUsesConstraints() {
    markSubtree(.usesConstraints)
    markSubtree(.needsItems)
  }

  // MARK: Properties pass

  /// Calls `updateProperties` on each view that needs it, superviews before their subviews, from the topmost marked
  /// ancestor.
  ///
  /// - Returns: `false` when `updateProperties` kept requesting another pass until the limit was reached.
  func runPropertiesPass() -> Bool {
    var rounds = 0
    var last: PassChanges?
    while let top = topmostAncestor(marked: .needsUpdateProperties, orBelow: .subtreeNeedsUpdateProperties) {
      if rounds == UIView.passLimit - 1 { last = PassChanges(below: root) }
      top.updatePropertiesOfSubtree()
      rounds += 1
      if rounds == UIView.passLimit {
        LayoutLog.write(
          "updateProperties keeps requesting another pass below \(top); stopped after \(rounds) passes."
            + (last?.message(asking: .needsUpdateProperties) ?? ""))
        return false
      }
    }
    return true
  }

  func updatePropertiesOfSubtree() {
    updateMarkedProperties()
    guard marks.contains(.subtreeNeedsUpdateProperties) else { return }
    marks.remove(.subtreeNeedsUpdateProperties)
    storedSubviews.forEachKept { $0.updatePropertiesOfSubtree() }
  }

  /// Updates the properties of the view, and of its controller, if they are marked.
  private func updateMarkedProperties() {
    guard marks.contains(.needsUpdateProperties) else { return }
    marks.remove(.needsUpdateProperties)
    if let viewOwner { track(.controllerProperties) { viewOwner.updateProperties() } }
    if hasMethodsOfUIView { return }
    track(.properties) { updateProperties() }
  }

  // MARK: Update pass

  /// Calls `updateConstraints` on each view that needs it, subviews before their superview.
  ///
  /// - Returns: `false` when `updateConstraints` kept requesting another pass until the limit was reached.
  @discardableResult
  func runUpdatePass() -> Bool {
    guard root.usesEngine || type(of: self).requiresConstraintBasedLayout else { return true }
    var rounds = 0
    var last: PassChanges?
    while marks.contains(.needsUpdateConstraints) || marks.contains(.subtreeNeedsUpdateConstraints) {
      if rounds == UIView.passLimit - 1 { last = PassChanges(below: self) }
      updateSubtree()
      rounds += 1
      if rounds == UIView.passLimit {
        LayoutLog.write(
          "updateConstraints keeps requesting another pass below \(self); stopped after \(rounds) passes."
            + (last?.message(asking: .needsUpdateConstraints) ?? ""))
        return false
      }
    }
    return true
  }

  private func updateSubtree() {
    if marks.contains(.subtreeNeedsUpdateConstraints) {
      marks.remove(.subtreeNeedsUpdateConstraints)
      storedSubviews.forEachKept { $0.updateSubtree() }
    }
    guard marks.contains(.needsUpdateConstraints) else { return }
    marks.remove([.needsUpdateConstraints, .calledSuperUpdateConstraints])
    if viewOwner == nil, hasMethodsOfUIView { return updateConstraints() }
    track(.constraints) { if let viewOwner { viewOwner.updateViewConstraints() } else { updateConstraints() } }
  }

  // MARK: Layout pass

  /// Updates properties and constraints, solves, and lays out until no view is marked: from the topmost marked ancestor, or from this
  /// view if constraints position it and `movesView` is not set. Its frame is then left to the layout of its superview.
  func layOutIfNeeded(movesView: Bool = false) {
    let startsHere = !movesView && !storedTranslatesAutoresizingMask && superviewReference != nil
    let root = self.root
    var rounds = 0
    var last: PassChanges?
    var mayUpdate = true
    var mayUpdateProperties = true
    ReleasePool.open()
    ConflictReports.beginPass()
    defer {
      ConflictReports.endPass()
      ReleasePool.close()
    }
    repeat {
      if mayUpdateProperties { mayUpdateProperties = runPropertiesPass() }
      if mayUpdate { mayUpdate = root.runUpdatePass() }
      root.solveConstraints()
      let top =
        startsHere
        ? marks.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) ? nil : self
        : topmostAncestor(marked: .needsLayout, orBelow: .subtreeNeedsLayout)
      guard let top else {
        root.host?.didLayOut()
        return
      }
      if rounds == UIView.passLimit - 1 { last = PassChanges(below: root) }
      let outer = UIView.rootInLayout
      UIView.rootInLayout = root
      top.layOutSubtree()
      UIView.rootInLayout = outer
      rounds += 1
      if rounds == UIView.passLimit {
        LayoutLog.write(
          "layoutSubviews keeps requesting layout below \(top); stopped after \(rounds) passes."
            + (last?.message(asking: .needsLayout) ?? ""))
        return
      }
    } while true
  }

  /// Returns the topmost view among this view and its ancestors with `mark`, or this view when only descendants have it,
  /// which `markBelow` says; `nil` when none has it.
  private func topmostAncestor(marked mark: LayoutMarks, orBelow markBelow: LayoutMarks) -> UIView? {
    var result: UIView? = marks.isDisjoint(with: [mark, markBelow]) ? nil : self
    var current = superviewReference
    while let view = current {
      if view.object.marks.contains(mark) { result = view.object }
      current = view.object.superviewReference
    }
    return result
  }

  /// Whether constraints are in use in the hierarchy of this root: in a window, one view without a mask is enough.
  private var usesEngine: Bool {
    // Views without constraints in windows of one recorded snapshot suite have their intrinsic sizes.
    marks.contains(.usesConstraints) || (marks.contains(.needsItems) && self is UIWindow)
  }

  /// Solves the constraints of the hierarchy. Makes its engine first if constraints are in use and there is none.
  func solveConstraints() {
    guard usesEngine else { return }
    if host == nil {
      host = LayoutHost(for: self)
      forEachBelow { $0.marks.insert(.isHosted) }
    }
    host?.solve()
  }

  private func layOutSubtree() {
    if marks.contains(.needsLayout) {
      updateMarkedProperties()
      marks.remove([.needsLayout, .calledSuperLayoutSubviews])
      if let viewOwner { viewOwner.layOutView(layOutTracked) } else { layOutTracked() }
      storedLayer?.layOutAddedLayers()
      checkSuperWasCalled()
      if uncommon != nil { updateSafeAreaOfSubviewsAfterResizing() }
    }
    guard marks.contains(.subtreeNeedsLayout) else { return }
    marks.remove(.subtreeNeedsLayout)
    guard let subview = onlyMarkedSubview?.object else { return layOutMarked(storedSubviews[...]) }
    onlyMarkedSubview = nil
    subview.layOutSubtree()
    // The layout of a subview can mark those after it, which belong to the same pass.
    guard marks.contains(.subtreeNeedsLayout), onlyMarkedSubview != UnretainedReference(subview),
      let index = storedSubviews.indexOfIdentical(subview)
    else { return }
    layOutMarked(storedSubviews[(index + 1)...])
  }

  private func layOutTracked() {
    if storedLayer == nil, hasMethodsOfUIView { return layoutSubviews() }
    track(.layout) { layOutThroughLayer() }
  }

  private func layOutMarked(_ subviews: ArraySlice<UIView>) {
    subviews.forEachKept { subview in
      if !subview.marks.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) { subview.layOutSubtree() }
    }
  }

  /// Raises an exception if a subclass has not called `super.layoutSubviews()`, which sets the frames of the subviews that constraints
  /// place. The view's own width and height are set by its superview.
  private func checkSuperWasCalled() {
    guard !marks.contains(.calledSuperLayoutSubviews), heldConstraints.contains(where: placesSubview) else { return }
    LayoutException.raise(
      .internalInconsistency,
      "Auto Layout still required after executing -layoutSubviews. \(ConstraintText.className(of: self))'s "
        + "implementation of -layoutSubviews needs to call super.")
  }

  private func placesSubview(_ constraint: NSLayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].contains { item in item != nil && item !== self }
  }

  /// Sets the frames of the direct subviews and guides to the engine's results.
  func setSubviewFramesFromConstraints() {
    marks.insert(.calledSuperLayoutSubviews)
    guard marks.contains(.needsItems), !storedSubviews.isEmpty || !storedLayoutGuides.isEmpty else { return }
    guard let host = layoutItem.host else {
      let root = self.root
      root.solveConstraints()
      root.host?.setFrames(in: self)
      return
    }
    host.solve()
    host.setFrames(in: self)
  }
}
