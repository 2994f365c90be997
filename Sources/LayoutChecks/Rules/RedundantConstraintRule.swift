// SPDX-License-Identifier: MIT

import Tinamou

/// A constraint follows from others: whoever changes one of those makes a conflict.
///
/// Required equations are brought to triangular form one after the other; one that leaves nothing is implied by those that
/// it was reduced with. Only what constraints say of one another counts, not sizes of screens or contents.
public enum RedundantConstraintRule: LayoutRule {
  /// What the rule is called.
  public static let id = RuleID.redundantConstraint

  /// What the rule finds in `layout`.
  public static func findings(in layout: CheckedLayout) -> [Finding] {
    let duplicates = Set(DuplicateConstraintRule.duplicates(in: layout).map { ObjectIdentifier($0.duplicate) })
    var basis = EquationBasis()
    return layout.constraints.compactMap { constraint in
      guard constraint.relation == .equal, constraint.priority == .required,
        !duplicates.contains(ObjectIdentifier(constraint)),
        !layout.conflictingConstraints.contains(ObjectIdentifier(constraint)),
        let equation = LinearEquation(constraint), let causes = basis.add(equation, of: constraint),
        !isOneStatement([constraint] + causes, in: layout)
      else { return nil }
      return Finding(
        id, subjects: layout.subjects(of: constraint),
        facts: .implied(layout.facts(of: constraint), by: causes.map(layout.facts(of:))), remedy: .deleteConstraint,
        at: layout.description.location(of: constraint, .whole))
    }
  }

  /// Whether one line of text, such as a visual format with an alignment, made them all: then nobody can delete one.
  private static func isOneStatement(_ constraints: [NSLayoutConstraint], in layout: CheckedLayout) -> Bool {
    let lines = constraints.map { layout.description.location(of: $0, .whole)?.line }
    return lines[0] != nil && lines.allSatisfy { $0 == lines[0] }
  }
}
