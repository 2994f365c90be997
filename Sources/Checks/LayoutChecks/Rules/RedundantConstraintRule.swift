// SPDX-License-Identifier: MIT

import Tinamou

/// A constraint follows from others, so that changing one of those creates a conflict.
///
/// Required equations are added to a triangular basis one by one. An equation that reduces to zero is implied by the
/// equations it was reduced with. Only the constraints themselves count, not the sizes of screens or contents.
public enum RedundantConstraintRule: LayoutRule {
  /// The identifier of the rule.
  public static let id = RuleID.redundantConstraint

  /// Returns the findings of the rule in `layout`.
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
        details: .implied(layout.details(of: constraint), by: causes.map(layout.details(of:))),
        remedy: .deleteConstraint,
        at: layout.description.location(of: constraint, .whole))
    }
  }

  /// Returns whether the constraints come from one piece of source text, such as a visual format with an alignment, so
  /// that none can be deleted alone.
  private static func isOneStatement(_ constraints: [NSLayoutConstraint], in layout: CheckedLayout) -> Bool {
    let lines = constraints.map { layout.description.location(of: $0, .whole)?.line }
    return lines[0] != nil && lines.allSatisfy { $0 == lines[0] }
  }
}
