// SPDX-License-Identifier: MIT

import LayoutModel

/// An entry of `constraints:`: `first == multiplier * second + constant @priority`.
struct Equation: Sendable {
  /// The left side.
  let first: EquationOperand
  /// The relation between the sides.
  let relation: LayoutRelation
  /// The attribute on the right side, or `nil`.
  let second: EquationOperand?
  /// The factor of the right side's attribute.
  let multiplier: Double
  /// The constant, in points.
  let constant: Double
  /// The priority, greater than 0 and at most 1000.
  let priority: Float
}

/// An attribute of a view or of one of its guides.
struct EquationOperand: Sendable, Hashable {
  /// The name of the view.
  let view: String
  /// The path from the view to the item: its superview or one of its guides.
  let steps: [Step]
  /// The attribute of the item.
  let attribute: LayoutAttribute
  /// The offset of the view's name, in Unicode scalars from the start of the equation.
  let offset: Int

  /// A step from a view to a related item.
  enum Step: String, CaseIterable, Sendable {
    case superview, layoutMarginsGuide, safeAreaLayoutGuide, readableContentGuide, contentLayoutGuide, frameLayoutGuide
  }
}
