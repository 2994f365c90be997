// SPDX-License-Identifier: MIT

import LayoutModel

/// A view in a fitting computation, with what the computation has taken from it once.
struct FittedView: Equatable {
  let view: UnretainedReference<UIView>
  let superview: UnretainedReference<UIView>?
  let hasItem: Bool
  let translatesAutoresizingMask: Bool
}

/// A constraint in a fitting computation, with what the computation has taken from it.
struct FittedConstraint {
  let serialNumber: UInt32
  /// The constant of its row, in points; not a number before the first repetition.
  var constant = CGFloat.nan
  /// The priority of its row; not a number before the first repetition.
  var priority = UILayoutPriority(.nan)
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
    fittedConstraints = constraintsInQuestion.map { FittedConstraint(serialNumber: $0.serialNumber) }
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
    guard isSame, count == fittedViews.count, constraintsInQuestion.count == fittedConstraints.count else {
      return false
    }
    for index in fittedConstraints.indices
    where constraintsInQuestion[index].serialNumber != fittedConstraints[index].serialNumber { return false }
    return true
  }

  /// Whether the items have the directions that they had.
  private func hasSameTraits() -> Bool {
    for index in entries.indices {
      guard let view = entries[index].view else { continue }
      guard view.layoutScale == 1 else { return false }
      var parent: ItemEntry.Traits?
      if view !== root, let superview = view.superviewReference {
        parent = entries[Int(superview.with { $0.layoutItem.fitting })].traits
      }
      guard ItemEntry.traits(of: view, in: parent).direction == entries[index].traits.direction else { return false }
    }
    return true
  }

  /// Returns the size for another target, computed with the same rows; `nil` if a new computation would have other rows.
  func repeatedSize(_ role: Role, keepsWrappedWidths: Bool) -> (width: Double, height: Double)? {
    defer { constraintsInQuestion.removeAll(keepingCapacity: true) }
    guard hasSameHierarchy() else { return nil }
    for index in entries.indices {
      entries[index].view?.layoutItem.fitting = Int32(index)
      entries[index].guide?.layoutItem.fitting = Int32(index)
    }
    defer { releaseItems() }
    return repeats(role, keepsWrappedWidths: keepsWrappedWidths) ? rootSize : nil
  }

  /// Makes the views and guides forget their items when a computation is complete.
  func releaseItems() {
    for index in entries.indices {
      entries[index].view?.layoutItem.fitting = -1
      entries[index].guide?.layoutItem.fitting = -1
    }
  }

  /// Computes the layout for another target. Returns `false` if its rows turn out not to be those of a new computation.
  private func repeats(_ role: Role, keepsWrappedWidths: Bool) -> Bool {
    guard case .fitting(let target, let horizontal, let vertical) = role, hasSameTraits() else { return false }
    let changes = rowChanges
    restart(role, keepsWrappedWidths: keepsWrappedWidths)
    let hasSameMetrics = bringMetricsUpToDate()
    setTarget(target, horizontal, vertical)
    guard bringRowsUpToDate(withMetrics: !hasSameMetrics) else { return false }
    solve()
    return rowChanges == changes && !hasFailed
  }

  /// Takes the metrics of all views anew, and makes the computation ask for their content sizes. Returns whether the rows have these
  /// metrics.
  private func bringMetricsUpToDate() -> Bool {
    var areSame = !hasRowsWithOldMetrics
    hasRowsWithOldMetrics = false
    for index in entries.indices {
      guard let view = entries[index].view else { continue }
      let id = engine.item(at: Int32(index))
      let metrics = metricsKeepingMargins(of: view, id)
      if metrics != engine.metrics(of: id) {
        areSame = false
        engine.setMetrics(metrics, of: id)
      }
      queueContentSize(of: view)
    }
    return areSame
  }

  /// Gives the rows of the constraints their present constants and priorities: those of constraints that have changed, that depend on
  /// margins, or that all depend on metrics that have changed. Returns `false` if a constraint has no row.
  private func bringRowsUpToDate(withMetrics hasNewMetrics: Bool) -> Bool {
    for index in constraintsInQuestion.indices {
      let constraint = constraintsInQuestion[index]
      let (constant, priority) = (constraint.constant, constraint.priority)
      if hasNewMetrics || constant != fittedConstraints[index].constant || constraint.dependsOnMargins {
        guard let lowered = lowered(constraint) else { return false }
        engine.update(
          rowsInQuestion[index], to: lowered.constraint, in: lowered.container, direction: lowered.direction)
        fittedConstraints[index].constant = constant
      }
      if priority != fittedConstraints[index].priority {
        engine.setPriority(priority.solverPriority, of: rowsInQuestion[index])
        fittedConstraints[index].priority = priority
      }
    }
    return true
  }

  private func setTarget(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
    let rows = entries[Int(root.layoutItem.fitting)].autoresizingRows
    setConstant(Double(target.width), of: rows[2])
    setPriority(horizontal.solverPriority, of: rows[2])
    setConstant(Double(target.height), of: rows[3])
    setPriority(vertical.solverPriority, of: rows[3])
  }
}

extension NSLayoutConstraint {
  /// Whether a side is a margin, which is taken anew whenever its row is.
  fileprivate var dependsOnMargins: Bool {
    storedFirstAttribute.dependsOnMargins || storedSecondAttribute.dependsOnMargins
  }
}
