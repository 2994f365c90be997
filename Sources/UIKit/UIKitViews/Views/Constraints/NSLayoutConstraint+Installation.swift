// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// Installs the constraint on the nearest common ancestor of its items' views.
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
    guard let common else { return }
    install(on: common)
  }

  /// Installs a constraint whose only items are those of its two sides, as nearly all are.
  private func installOnAncestorOfSides() {
    guard let first = firstReference?.with({ $0.holderReference }) else { return raiseNoCommonAncestor() }
    guard let secondReference else { return first.with { install(on: $0) } }
    guard let second = secondReference.with({ $0.holderReference }),
      let common = UIView.nearestCommonAncestor(of: first, and: second)
    else { return raiseNoCommonAncestor() }
    common.with { install(on: $0) }
  }

  /// Installs the constraint on `view`, which contains each item's view.
  func install(on view: UIView) {
    guard !isInstalled else { return }
    container = view
    if view.heldConstraints.isEmpty {
      view.heldConstraints = Array(first: self, capacity: 4)
    } else {
      view.heldConstraints.append(self)
    }
    let (first, second) = (firstReference, secondReference)
    first?.with { $0.referencingConstraints.append(self) }
    if second != first { second?.with { $0.referencingConstraints.append(self) } }
    if origins != nil { for item in itemsOfOrigins { item.referencingConstraints.append(self) } }
    view.markUsesConstraints()
    view.liveHost?.didInstall(self)
    view.markInstallation()
  }

  /// Uninstalls the constraint from its view.
  func uninstall() {
    guard let view = container else { return }
    view.liveHost?.willUninstall(self)
    container = nil
    leaveReferencingConstraints()
    view.markInstallation()
    // This comes last, because the view may be the only owner of the constraint.
    if let index = view.heldConstraints.indexOfIdentical(self) { view.heldConstraints.remove(at: index) }
  }

  /// Clears the view on which the constraint is installed. The view is about to be deallocated and release the
  /// constraint.
  nonisolated func containerWillGo() {
    container = nil
    row = nil
    leaveReferencingConstraints()
  }

  /// Removes the constraint from the lists of its items.
  private nonisolated func leaveReferencingConstraints() {
    let (first, second) = (firstReference, secondReference)
    first?.with { $0.referencingConstraints.remove(self) }
    if second != first { second?.with { $0.referencingConstraints.remove(self) } }
    if origins != nil { for item in itemsOfOrigins { item.referencingConstraints.remove(self) } }
  }

  /// Whether the axes of both sides agree. Raises an exception for a constraint between a horizontal and a vertical
  /// position.
  ///
  /// UIKit does not look at the axes before layout needs the constraint.
  func checkAxes() -> Bool {
    guard validity == .mixesAxes, secondItem != nil else { return true }
    LayoutException.raise(
      .invalidLayoutConstraint, "Constraint improperly relates anchors of incompatible types: \(self)")
    return false
  }

  /// Whether all items are in the container. Raises an exception when a constraint that was installed before its items
  /// still refers to one outside the container.
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
  /// The item of the first side, unretained. The constraint keeps it alive.
  nonisolated var firstReference: UnretainedReference<LayoutItemHandle>? {
    guard let firstHandle else { return nil }
    return UnretainedReference(firstHandle)
  }

  /// The item of the second side, unretained; `nil` for a constant. The constraint keeps it alive.
  nonisolated var secondReference: UnretainedReference<LayoutItemHandle>? {
    guard let secondHandle else { return nil }
    return UnretainedReference(secondHandle)
  }

  /// The items of both sides and of their origins, without duplicates.
  var items: [LayoutItemHandle] {
    guard let firstHandle else { return [] }
    guard let secondHandle, secondHandle !== firstHandle else { return [firstHandle] + itemsOfOrigins }
    return [firstHandle, secondHandle] + itemsOfOrigins
  }

  /// The items of the sides' origins, without duplicates and without the items of the sides.
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
