// SPDX-License-Identifier: MIT

/// The kinds of errors in an equation of `constraints:`.
public enum EquationFault: Sendable, Equatable {
  /// Another token is expected at this position, such as "a relation".
  case expected(String, found: String)
  /// A character is not allowed in an equation.
  case strayCharacter(Character)
  /// An attribute is unknown.
  case unknownAttribute(String)
  /// A guide of a view is unknown.
  case unknownGuide(String)
  /// A view has no superview.
  case noSuperview(String)
  /// The right side contains more than one attribute.
  case severalItems
  /// Two attributes are multiplied with each other.
  case productOfItems
  /// A value is divided by an attribute.
  case divisionByItem
  /// A value is divided by zero.
  case divisionByZero
  /// A position is compared only with a number, so it has no reference.
  case positionAlone(String)
  /// Two attributes cannot be compared, such as a left edge and a width.
  case unrelatedAttributes(String, String)
  /// A priority is not between 0 and 1000.
  case priorityOutOfRange(Double)
  /// Parentheses are nested deeper than the limit.
  case tooDeep(limit: Int)
  /// A guide has no baseline.
  case guideWithoutBaseline(String)
  /// A view that is not a scroll view has no guide for scrolled content.
  case notScrolling(String)
}
