// SPDX-License-Identifier: MIT

import ConflictExplanations
import LayoutChecks
import LayoutModel
import Tinamou

/// Formats the constraints of findings as equations.
public enum ConstraintMessages {
  /// Returns the constraint as an equation, such as `title.leading == root.leadingMargin + 8 @750`.
  static func equation(_ constraint: ConstraintDetails) -> String { explained(constraint).equation }

  /// Returns the equation with the line of the code that made it, as a sentence mentions it: `card.height == 20 (Card.swift:34)`.
  static func named(_ constraint: ConstraintDetails) -> String {
    equation(constraint) + (constraint.place.map { " (\($0))" } ?? "")
  }

  /// Returns the equation with its source location, for a line of its own.
  public static func line(for constraint: ConstraintDetails) -> String { explained(constraint).line }

  /// Returns the constraint in its author's names, with its factor in a proof.
  static func explained(_ constraint: ConstraintDetails, factor: Double = 1) -> ExplainedConstraint {
    ExplainedConstraint(
      constraint.statement.map(side), origin: constraint.cause,
      place: constraint.origin == .author ? place(of: constraint) : nil, factor: factor)
  }

  private static func place(of constraint: ConstraintDetails) -> String? {
    let source = constraint.sourceText.map { ": \($0.shortened(to: 70))" } ?? constraint.id.map { ", \($0)" } ?? ""
    return constraint.location.map { "line \($0.line)\(source)" } ?? constraint.place
  }

  private static func side(_ side: ConstraintDetails.Side) -> ExplainedConstraint.Side {
    let view = side.subject?.authorName
    let name = side.guide.map { AuthorName.guide($0, of: view) } ?? view ?? "?"
    return ExplainedConstraint.Side(
      name, side.attribute.name, className: side.guide == nil ? side.subject?.className ?? "" : "UILayoutGuide")
  }
}
