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
    guard let first = firstReference?.with({ $0.holderReference }) else { return raiseNoCommonAncestor() }
    guard let secondReference else { return first.with { install(on: $0) } }
    guard let second = secondReference.with({ $0.holderReference }),
      let common = UIView.nearestCommonAncestor(of: first, and: second)
    else { return raiseNoCommonAncestor() }
    guard checkAxes() else { return }
    common.with { install(on: $0) }
  }

  /// Puts the constraint on `view`, which is an ancestor of, or is, each item's view.
  func install(on view: UIView) {
    guard !isInstalled else { return }
    container = view
    if view.heldConstraints.isEmpty { view.heldConstraints.reserveCapacity(4) }
    view.heldConstraints.append(self)
    let (first, second) = (firstReference, secondReference)
    first?.with { $0.mentions.append(self) }
    if second != first { second?.with { $0.mentions.append(self) } }
    if origins != nil { for item in itemsOfOrigins { item.mentions.append(self) } }
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
    leaveMentions()
    view.markConstraintsDidChange()
    // Last, because the view may be what keeps the constraint alive.
    view.heldConstraints.removeAll { $0 === self }
  }

  /// Forgets the view it is installed on, which is going and will no longer keep the constraint.
  nonisolated func containerWillGo() {
    container = nil
    row = nil
    leaveMentions()
  }

  /// Makes the items forget that the constraint mentions them.
  private nonisolated func leaveMentions() {
    let (first, second) = (firstReference, secondReference)
    first?.with { $0.mentions.remove(self) }
    if second != first { second?.with { $0.mentions.remove(self) } }
    if origins != nil { for item in itemsOfOrigins { item.mentions.remove(self) } }
  }

  /// Raises for a constraint between a place across and a place downwards; says whether the axes agree.
  func checkAxes() -> Bool {
    guard legality == .mixesAxes, secondItem != nil else { return true }
    LayoutException.raise(
      .invalidLayoutConstraint, "Constraint improperly relates anchors of incompatible types: \(self)")
    return false
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
  /// The item of the first side, which the constraint keeps as long as it is there itself.
  nonisolated var firstReference: Uncounted<LayoutItemHandle>? {
    guard let firstHandle else { return nil }
    return Uncounted(firstHandle)
  }

  /// The item of the second side, which the constraint keeps as long as it is there itself; nil for a constant.
  nonisolated var secondReference: Uncounted<LayoutItemHandle>? {
    guard let secondHandle else { return nil }
    return Uncounted(secondHandle)
  }

  /// The items of both sides and of what they are measured from, without repetition.
  var items: [LayoutItemHandle] {
    guard let firstHandle else { return [] }
    guard let secondHandle, secondHandle !== firstHandle else { return [firstHandle] + itemsOfOrigins }
    return [firstHandle, secondHandle] + itemsOfOrigins
  }

  /// What the sides are measured from, without repetition and without the items of the sides.
  private nonisolated var itemsOfOrigins: [LayoutItemHandle] {
    guard let origins else { return [] }
    var result: [LayoutItemHandle] = []
    for handle in [origins.first?.item, origins.second?.item] {
      guard let handle, handle !== firstHandle, handle !== secondHandle, handle !== result.first else { continue }
      result.append(handle)
    }
    return result
  }
}
