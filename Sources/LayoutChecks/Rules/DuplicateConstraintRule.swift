// SPDX-License-Identifier: MIT

import Tinamou

/// Two constraints say the same.
public enum DuplicateConstraintRule: LayoutRule {
  /// What the rule is called.
  public static let id = RuleID.duplicateConstraint

  /// What the rule finds in `layout`.
  public static func findings(in layout: CheckedLayout) -> [Finding] {
    duplicates(in: layout).map { duplicate, original in
      Finding(
        id, subjects: layout.subjects(of: duplicate),
        facts: .repeated(layout.facts(of: duplicate), of: layout.facts(of: original)), remedy: .deleteConstraint,
        at: layout.description.location(of: duplicate, .whole))
    }
  }

  /// The constraints that say what one before them says, each with that one.
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
