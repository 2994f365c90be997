// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// Installs the constraint on the nearest view that is an ancestor of, or is, each item's view.
  func installOnNearestCommonAncestor() {
    if origins == nil { return installOnAncestorOfSides() }
    var common: UIView?
    for item in items {
      guard let holder = item.holder else { return raiseNoCommonAncestor() }
      guard let soFar = common else {
        common = holder
        continue
      }
      guard let nearest = soFar.nearestCommonAncestor(with: holder) else { return raiseNoCommonAncestor() }
      common = nearest
    }
    guard let common, checkAxes() else { return }
    install(on: common)
  }

  /// The same for a constraint that speaks of one or two items, as nearly all do.
  private func installOnAncestorOfSides() {
    guard let first = firstHandle?.holder else { return raiseNoCommonAncestor() }
    guard let secondHandle else { return install(on: first) }
    guard let second = secondHandle.holder, let common = first.nearestCommonAncestor(with: second) else {
      return raiseNoCommonAncestor()
    }
    guard checkAxes() else { return }
    install(on: common)
  }

  /// Puts the constraint on `view`, which is an ancestor of, or is, each item's view.
  func install(on view: UIView) {
    guard container == nil else { return }
    container = view
    view.heldConstraints.append(self)
    forEachItem { $0.mentions.append(self) }
    view.markUsesConstraints()
    view.liveHost?.didInstall(self)
    view.markConstraintsDidChange()
  }

  /// Takes the constraint off the view it is on.
  func uninstall() {
    guard let view = container else { return }
    view.liveHost?.willUninstall(self)
    container = nil
    isBroken = false
    forEachItem { $0.mentions.remove(self) }
    view.markConstraintsDidChange()
    // Last, because the view may be what keeps the constraint alive.
    view.heldConstraints.removeAll { $0 === self }
  }

  /// Raises for a constraint between a place across and a place downwards; says whether the axes agree.
  func checkAxes() -> Bool {
    guard origins == nil, secondItem != nil else { return true }
    do {
      try firstAttribute.layoutAttribute.checkPairing(
        with: secondAttribute.layoutAttribute, multiplier: multiplier)
      return true
    } catch {
      LayoutException.raise(
        .invalidLayoutConstraint, "Constraint improperly relates anchors of incompatible types: \(self)")
      return false
    }
  }

  /// Raises when a constraint that was installed too early still mentions something outside its container.
  func checkHierarchy(_ container: UIView) -> Bool {
    guard awaitsHierarchy else { return true }
    awaitsHierarchy = items.contains { !($0.holder?.isSelfOrDescendant(of: container) ?? false) }
    if awaitsHierarchy {
      LayoutException.raise(
        .internalInconsistency, "Impossible to set up layout with view hierarchy unprepared for constraint.")
    }
    return !awaitsHierarchy
  }

  private func raiseNoCommonAncestor() {
    LayoutException.raise(
      .generic,
      "Unable to activate constraint with anchors \(firstAnchorDescription) and "
        + "\(secondAnchorDescription ?? "(null)") because they have no common ancestor.  Does the constraint or its "
        + "anchors reference items in different view hierarchies?  That's illegal.")
  }
}

extension NSLayoutConstraint {
  /// The items of both sides and of what they are measured from, without repetition.
  var items: [LayoutItemHandle] {
    guard let firstHandle else { return [] }
    guard let secondHandle, secondHandle !== firstHandle else {
      return origins == nil ? [firstHandle] : itemsWithOrigins
    }
    return origins == nil ? [firstHandle, secondHandle] : itemsWithOrigins
  }

  /// Calls `body` with each item once.
  private func forEachItem(_ body: (LayoutItemHandle) -> Void) {
    guard origins == nil else { return itemsWithOrigins.forEach(body) }
    if let firstHandle { body(firstHandle) }
    if let secondHandle, secondHandle !== firstHandle { body(secondHandle) }
  }

  private var itemsWithOrigins: [LayoutItemHandle] {
    var result: [LayoutItemHandle] = []
    for handle in [firstHandle, secondHandle, origins?.first?.item, origins?.second?.item] {
      guard let handle, !result.contains(where: { $0 === handle }) else { continue }
      result.append(handle)
    }
    return result
  }
}
