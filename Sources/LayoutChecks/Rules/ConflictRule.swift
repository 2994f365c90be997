// SPDX-License-Identifier: MIT

import Tinamou

/// Required constraints cannot all hold. Each finding contains a minimal conflicting set and the arithmetic that proves
/// the conflict.
///
/// A conflict with a stack view that hides its arranged view does not affect the result, so it is less severe.
/// Placeholder constraints, which the running program replaces, can also cause conflicts.
public enum ConflictRule: LayoutRule {
  /// The identifier of the rule.
  public static let id = RuleID.conflictingConstraints

  /// Returns the findings of the rule in `layout`.
  public static func findings(in layout: CheckedLayout) -> [Finding] {
    layout.root.inspection.conflicts
      .filter { !$0.constraints.contains(where: layout.description.isPlaceholder) }
      .map { finding(of: $0, in: layout) }
  }

  private static func finding(of conflict: ConstraintConflict, in layout: CheckedLayout) -> Finding {
    let members = conflict.members.map {
      ConflictDetails.Member(constraint: layout.details(of: $0.constraint), factor: $0.multiplier)
    }
    let broken = conflict.members.firstIndex { $0.constraint === conflict.brokenConstraint }
    let details = ConflictDetails(members: members, broken: broken, contradiction: conflict.contradiction)
    var subjects: [Subject] = []
    for constraint in conflict.constraints {
      for view in layout.views(of: constraint) where layout.isDescribed(view) {
        let subject = layout.description.subject(of: view)
        if !subjects.contains(subject) { subjects.append(subject) }
      }
    }
    let isOfHiding = conflict.constraints.contains { $0.identifier == "UISV-hiding" }
    return Finding(
      id, severity: isOfHiding ? .warning : nil, subjects: subjects, details: .conflict(details),
      remedy: .loosenOneConstraint,
      at: location(of: conflict, in: layout))
  }

  /// Returns the location of the broken constraint, or else of the last constraint of the conflict that has one.
  private static func location(of conflict: ConstraintConflict, in layout: CheckedLayout) -> FileRange? {
    if let broken = conflict.brokenConstraint, let location = layout.description.location(of: broken, .constant) {
      return location
    }
    return conflict.constraints.compactMap { layout.description.location(of: $0, .constant) }.max()
  }
}
