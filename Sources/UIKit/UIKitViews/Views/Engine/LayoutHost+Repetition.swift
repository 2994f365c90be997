// SPDX-License-Identifier: MIT

import LayoutModel

/// A view in a fitting computation, with what the computation has taken from it once.
struct FittedView: Equatable {
  let view: UnretainedReference<UIView>
  let superview: UnretainedReference<UIView>?
  let hasItem: Bool
  let translatesAutoresizingMask: Bool
}

/// Repetition of fitting computations.
///
/// A list measures the same cell with other contents again and again, and code does so with a view that it never shows. The rows of
/// the last computation are then those that a new one would make, in the same order, except for their constants and priorities, and
/// solving them begins at the last solution.
///
/// Nothing tells the host of changes. It is repeated only if the hierarchy has the same views and constraints, and it takes
/// everything else from them anew.
extension LayoutHost {
  /// Returns whether the computation, which is complete, can be repeated: whether only constants and priorities of its rows can change
  /// while the hierarchy has the same views and constraints.
  func canBeRepeated() -> Bool {
    guard !hasFailed, rowsInQuestion.count == constraintsInQuestion.count else { return false }
    let hasOtherRows = entries.contains { entry in
      if let view = entry.view {
        return view !== root && view.storedTranslatesAutoresizingMask || view.layoutScale != 1
      }
      return !entry.autoresizingRows.isEmpty
    }
    return !hasOtherRows
      && !constraintsInQuestion.contains { $0.storedFirstAttribute.isBaseline || $0.storedSecondAttribute.isBaseline }
  }

  /// Notes the views of the hierarchy, for ``hasSameHierarchy()``, before code that may change it runs.
  func noteViews() { forEachConstrainedView(in: root) { fittedViews.append(fitted($0)) } }

  /// Notes the constraints, of which a row was made each.
  func noteConstraints() {
    fittedConstraints = constraintsInQuestion.map(\.serialNumber)
    constraintsInQuestion.removeAll(keepingCapacity: true)
  }

  private func fitted(_ view: UIView) -> FittedView {
    FittedView(
      view: UnretainedReference(view), superview: view.superviewReference, hasItem: needsItem(view),
      translatesAutoresizingMask: view.storedTranslatesAutoresizingMask)
  }

  /// Returns whether the hierarchy has the views and constraints that it had, so that a new host would make the same rows.
  ///
  /// Views and guides that were deallocated since are not touched: their constraints are not among those of the hierarchy.
  func hasSameHierarchy() -> Bool {
    var count = 0
    var isSame = true
    forEachConstrainedView(in: root) { view in
      isSame = isSame && count < fittedViews.count && fittedViews[count] == fitted(view)
      count += 1
      if isSame { constraintsInQuestion += view.heldConstraints }
    }
    return isSame && count == fittedViews.count && constraintsInQuestion.count == fittedConstraints.count
      && zip(constraintsInQuestion, fittedConstraints).allSatisfy { $0.serialNumber == $1 }
  }

  /// Whether the items have the directions that they had.
  private func hasSameTraits() -> Bool {
    entries.allSatisfy { entry in
      guard let view = entry.view else { return true }
      guard view.layoutScale == 1 else { return false }
      let parent = view === root ? nil : view.storedSuperview.map { entries[Int($0.layoutItem.fitting)].traits }
      return ItemEntry.traits(of: view, in: parent).direction == entry.traits.direction
    }
  }

  /// Returns the size for another target, computed with the same rows; `nil` if a new computation would have other rows.
  func repeatedSize(_ role: Role, keepsWrappedWidths: Bool) -> (width: Double, height: Double)? {
    defer { constraintsInQuestion.removeAll(keepingCapacity: true) }
    guard hasSameHierarchy() else { return nil }
    for (index, entry) in entries.enumerated() {
      entry.view?.layoutItem.fitting = Int32(index)
      entry.guide?.layoutItem.fitting = Int32(index)
    }
    defer { releaseItems() }
    return repeats(role, keepsWrappedWidths: keepsWrappedWidths) ? rootSize : nil
  }

  /// Makes the views and guides forget their items when a computation is complete.
  func releaseItems() {
    for entry in entries {
      entry.view?.layoutItem.fitting = -1
      entry.guide?.layoutItem.fitting = -1
    }
  }

  /// Computes the layout for another target. Returns `false` if its rows turn out not to be those of a new computation.
  private func repeats(_ role: Role, keepsWrappedWidths: Bool) -> Bool {
    guard case .fitting(let target, let horizontal, let vertical) = role, hasSameTraits() else { return false }
    let changes = rowChanges
    restart(role, keepsWrappedWidths: keepsWrappedWidths)
    for (index, entry) in entries.enumerated() {
      guard let view = entry.view else { continue }
      engine.setMetrics(metricsKeepingMargins(of: view, ItemID(index: Int32(index))), of: ItemID(index: Int32(index)))
      queueContentSize(of: view)
    }
    setTarget(target, horizontal, vertical)
    for (constraint, row) in zip(constraintsInQuestion, rowsInQuestion) {
      guard let lowered = lowered(constraint) else { return false }
      engine.update(row, to: lowered.constraint, in: lowered.container, direction: lowered.direction)
      engine.setPriority(constraint.priority.solverPriority, of: row)
    }
    solve()
    return rowChanges == changes && !hasFailed
  }

  private func setTarget(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
    let rows = entries[Int(root.layoutItem.fitting)].autoresizingRows
    setConstant(Double(target.width), of: rows[2])
    setPriority(horizontal.solverPriority, of: rows[2])
    setConstant(Double(target.height), of: rows[3])
    setPriority(vertical.solverPriority, of: rows[3])
  }
}
