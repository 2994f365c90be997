// SPDX-License-Identifier: MIT

import Tinamou

/// Two constraints are equivalent.
public enum DuplicateConstraintRule: LayoutRule {
  /// The identifier of the rule.
  public static let id = RuleID.duplicateConstraint

  /// Returns the findings of the rule in `layout`.
  public static func findings(in layout: CheckedLayout) -> [Finding] {
    duplicates(in: layout).map { duplicate, original in
      Finding(
        id, subjects: layout.subjects(of: duplicate),
        details: .repeated(layout.details(of: duplicate), of: layout.details(of: original)), remedy: .deleteConstraint,
        at: layout.description.location(of: duplicate, .whole))
    }
  }

  /// Returns each constraint that is equivalent to an earlier one, paired with that one.
  static func duplicates(
    in layout: CheckedLayout
  ) -> [(duplicate: NSLayoutConstraint, original: NSLayoutConstraint)] {
    var originals: [ConstraintTerms: NSLayoutConstraint] = [:]
    var result: [(duplicate: NSLayoutConstraint, original: NSLayoutConstraint)] = []
    for constraint in layout.constraints {
      let terms = ConstraintTerms(constraint)
      if let original = originals[terms] {
        result.append((constraint, original))
      } else {
        originals[terms] = constraint
      }
    }
    return result
  }
}
