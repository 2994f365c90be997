// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel

extension InterfaceCommandRun {
  /// Sets the constants of constraints between a view of `ids`, or its contents, and something outside to the values
  /// that the stored frames show.
  ///
  /// A constraint does not change if the stored frames satisfy it within rounding, if the layout with the current
  /// constants gives the stored frames of its items, or if it is optional and has to yield.
  func updateConstants(of ids: Set<String>) {
    for root in roots {
      let stored = before.layout(of: root, framesFrom: .document)
      let solved = before.layout(of: root, framesFrom: .constraints)
      let constraints = root.tree.flatMap { $0.constraints(under: document.traits) }
      let others = holding(constraints)
      for constraint in constraints {
        guard let draft = InterfaceConstraintDraft(constraint, under: document.traits),
          isWithin(ids, draft, stored), let shown = stored.constant(of: draft),
          draft.violation(by: shown) != nil, !isRounding(draft, stored, solved),
          !givesWay(draft, stored, solved, others)
        else { continue }
        editor.setConstant(of: constraint, to: shown)
      }
    }
  }

  /// Returns whether layout gives the stored frames of the items of `draft`, so that the difference is a rounding
  /// error. With a multiplier or between centers, rounding errors of half a point add up.
  private func isRounding(_ draft: InterfaceConstraintDraft, _ stored: StoredLayout, _ solved: StoredLayout) -> Bool {
    guard draft.second != nil else { return false }
    return zip(stored.spans(of: draft), solved.spans(of: draft)).allSatisfy { stored, solved in
      LayoutStatus.isSame(stored.start, solved.start) && LayoutStatus.isSame(stored.length, solved.length)
    }
  }

  /// Returns whether `draft` connects one of `views`, or its contents, with something outside. Contents of a view move
  /// with it.
  private func isWithin(_ views: Set<String>, _ draft: InterfaceConstraintDraft, _ stored: StoredLayout) -> Bool {
    let items = draft.items
    if items.contains(where: views.contains) { return true }
    guard items.count == 2 else { return false }
    let containers = items.map { Set(stored.containers(of: $0)) }
    return !containers[0].symmetricDifference(containers[1]).isDisjoint(with: views)
  }

  /// Returns the constraints between two items that can hold the position of one of them, by each of the items.
  private func holding(_ constraints: [InterfaceConstraint]) -> [String: [InterfaceConstraint]] {
    var result: [String: [InterfaceConstraint]] = [:]
    for constraint in constraints where constraint.relation == .equal {
      guard let second = constraint.secondItem, constraint.firstAttribute?.isSize == false,
        constraint.priority(under: document.traits) == 1000
      else { continue }
      for item in Set([constraint.firstItem, second]) { result[item, default: []].append(constraint) }
    }
    return result
  }

  /// Returns whether `draft` is optional and has to yield in the stored frames. It does if the layout violates it by
  /// the same amount. It also does if the layout violates it in the same direction, or satisfies it while its priority
  /// is at most that of content hugging, provided that it constrains a size or that a required constraint holds one of
  /// its items. The difference then comes from measuring contents.
  private func givesWay(
    _ draft: InterfaceConstraintDraft, _ stored: StoredLayout, _ solved: StoredLayout,
    _ others: [String: [InterfaceConstraint]]
  ) -> Bool {
    guard draft.priority < 1000, let shown = stored.constant(of: draft), let violation = draft.violation(by: shown)
    else { return false }
    let given = solved.constant(of: draft).flatMap(draft.violation)
    if let given, LayoutStatus.isSame(given, violation) { return true }
    let isLikely = given.map { ($0 < 0) == (violation < 0) } ?? (draft.priority <= Self.contentHugging)
    return isLikely
      && (draft.first.attribute.isSize
        || draft.items.contains { isHeld($0, by: others[$0] ?? [], like: draft, stored) })
  }

  /// The default content hugging priority of views.
  private static let contentHugging = 250.0

  /// Returns whether a required constraint between `view` and something outside holds in the stored frames along the
  /// axis of `draft`.
  private func isHeld(
    _ view: String, by constraints: [InterfaceConstraint], like draft: InterfaceConstraintDraft,
    _ stored: StoredLayout
  ) -> Bool {
    guard let element = document.layoutItem(view), InterfaceView.isView(element),
      let container = InterfaceView(element, in: document).container
    else { return false }
    let holders = Set(container.chain.map(\.id))
    return constraints.contains { constraint in
      guard let holder = constraint.holder?.id, holders.contains(holder),
        let other = InterfaceConstraintDraft(constraint, under: document.traits), other.priority == 1000,
        other.relation == .equal, other.items.contains(view), other.items.count == 2,
        !other.first.attribute.isSize,
        other.first.attribute.axis == draft.first.attribute.axis,
        let shown = stored.constant(of: other)
      else { return false }
      return other.violation(by: shown) == nil
    }
  }
}

extension InterfaceConstraintDraft {
  /// Returns the violation of the constraint if its first side minus its scaled second side is `value`; `nil` if it
  /// holds.
  fileprivate func violation(by value: Double) -> Double? {
    guard abs(value - constant) > rounding else { return nil }
    switch relation {
    case .equal: return value - constant
    case .lessThanOrEqual: return value > constant ? value - constant : nil
    case .greaterThanOrEqual: return value < constant ? value - constant : nil
    }
  }

  /// The maximum error caused by the rounding of stored frames, in points. Edges are on whole or half points, centers
  /// are between them, and a multiplier scales the error.
  private var rounding: Double {
    guard let second else { return LayoutStatus.tolerance }
    let sum = first.attribute.rounding + factor.magnitude * second.attribute.rounding
    return max(LayoutStatus.tolerance, sum)
  }
}

extension LayoutAttribute {
  /// The contribution of the attribute to the rounding error of a constraint, in points.
  fileprivate var rounding: Double {
    switch self {
    case .centerX, .centerY: LayoutStatus.tolerance * 0.75
    default: LayoutStatus.tolerance / 2
    }
  }
}
