// SPDX-License-Identifier: MIT

import InterfaceDocuments

extension InterfaceCommandRun {
  /// Gives the constraints that speak of a view of `ids` the constants that the stored frames show.
  ///
  /// A constraint stays as it is where the stored frames differ from it by no more than their rounding, where it has to
  /// give way to stronger ones just as the stored frames show, and, for an inequality, where it holds.
  func updateConstants(of ids: Set<String>) {
    for root in roots {
      let stored = before.layout(of: root, framesFrom: .document)
      let solved = before.layout(of: root, framesFrom: .constraints)
      for constraint in root.tree.flatMap({ $0.constraints(under: document.traits) }) {
        guard let draft = InterfaceConstraintDraft(constraint, under: document.traits),
          draft.items.contains(where: ids.contains), let shown = stored.constant(of: draft),
          draft.isViolated(by: shown)
        else { continue }
        let givesWay =
          draft.priority < 1000 && solved.constant(of: draft).map { LayoutStatus.isSame($0, shown) } == true
        if !givesWay { editor.setConstant(of: constraint, to: shown) }
      }
    }
  }
}

extension InterfaceConstraintDraft {
  /// Whether the constraint does not hold where its first side is `value` more than its second without the constant.
  fileprivate func isViolated(by value: Double) -> Bool {
    guard !LayoutStatus.isSame(value, constant) else { return false }
    switch relation {
    case .equal: return true
    case .lessThanOrEqual: return value > constant
    case .greaterThanOrEqual: return value < constant
    }
  }
}
