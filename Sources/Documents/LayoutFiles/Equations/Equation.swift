// SPDX-License-Identifier: MIT

import LayoutModel

/// An entry of `constraints:`: `first == multiplier * second + constant @priority`. Its priority is greater than 0.
typealias Equation = ConstraintStatement<EquationOperand>

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
