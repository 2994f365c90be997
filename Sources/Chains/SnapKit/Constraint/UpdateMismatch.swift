// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

/// An update for which the item has no constraint that differs only in its constant.
struct UpdateMismatch: Error {
  /// The constraint that the update describes.
  let constraint: LayoutConstraint
  /// The constraints that exist.
  let existing: [LayoutConstraint]

  /// A description of the error, followed by the existing constraints for the same attribute and their differences,
  /// or by all existing constraints if there are none for it.
  @MainActor var reason: String {
    let same = existing.filter { $0.firstAttribute == constraint.firstAttribute }
    var lines = ["Updated constraint could not find existing matching constraint to update: \(constraint)."]
    lines.append(
      "updateConstraints only changes constants: items, attributes, relation, multiplier and priority must be those of "
        + "a constraint that was made for the item.")
    if same.isEmpty {
      lines.append("No existing constraint has \(constraint.firstAttribute.name) on its first side. There are:")
      lines += existing.map { "  \($0)" }
    } else {
      lines.append("Existing constraints for \(constraint.firstAttribute.name), and what the update changes in them:")
      lines += same.map { "  \($0): \(changes(in: $0))" }
    }
    lines.append("Use remakeConstraints to replace the constraints, or keep the Constraint and update its priority.")
    return lines.joined(separator: "\n")
  }

  @MainActor private func changes(in existing: LayoutConstraint) -> String {
    constraint.differencesInShape(from: existing).map(words).joined(separator: "; ")
  }

  private func words(for difference: ShapeDifference) -> String {
    switch difference {
    case .firstItem: "the first item is another object"
    case .firstAttribute(let new, let old): "the first attribute is \(new.name) instead of \(old.name)"
    case .relation(let new, let old): "the relation is \(new.symbol) instead of \(old.symbol)"
    case .secondItem: "the second item is another object"
    case .secondAttribute(let new, let old): "the second attribute is \(new.name) instead of \(old.name)"
    case .multiplier(let new, let old): "the multiplier is \(Double(new)) instead of \(Double(old))"
    case .priority(let new, let old): "the priority is \(new.rawValue) instead of \(old.rawValue)"
    }
  }
}
