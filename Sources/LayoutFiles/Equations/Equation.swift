// SPDX-License-Identifier: MIT

/// One entry of `constraints:`: `first == multiplier * second + constant @priority`.
struct Equation: Sendable {
  /// The side that is set.
  let first: EquationOperand
  /// How the sides compare.
  let relation: EquationRelation
  /// The attribute that the first side depends on, if any.
  let second: EquationOperand?
  /// What the second side's attribute is multiplied with.
  let multiplier: Double
  /// What is added, in points.
  let constant: Double
  /// More than 0 and at most 1000.
  let priority: Float
}

/// How the two sides of an equation compare.
enum EquationRelation: String, Sendable {
  case equal = "=="
  case lessThanOrEqual = "<="
  case greaterThanOrEqual = ">="
}

/// An attribute of a view or of one of its guides.
struct EquationOperand: Sendable, Hashable {
  /// The view's name in the file.
  let view: String
  /// What is asked of the view before the attribute: its superview, one of its guides.
  let steps: [Step]
  /// The attribute.
  let attribute: EquationAttribute
  /// Where the view's name begins, in Unicode scalars from the beginning of the equation.
  let offset: Int

  /// A way from a view to something whose attribute can be used.
  enum Step: String, CaseIterable, Sendable {
    case superview, layoutMarginsGuide, safeAreaLayoutGuide, readableContentGuide
  }
}
