// SPDX-License-Identifier: MIT

/// What can be wrong with an equation of `constraints:`.
public enum EquationFault: Sendable, Equatable {
  /// Something else was expected, such as "a relation".
  case expected(String, found: String)
  /// A character that no equation has.
  case strayCharacter(Character)
  /// No such attribute.
  case unknownAttribute(String)
  /// No such guide of a view.
  case unknownGuide(String)
  /// A view without superview was asked for it.
  case noSuperview(String)
  /// The right side mentions more than one attribute.
  case severalItems
  /// Two attributes are multiplied with each other.
  case productOfItems
  /// Something is divided by an attribute.
  case divisionByItem
  /// Something is divided by zero.
  case divisionByZero
  /// A position is set to a number alone, which says nothing about where.
  case positionAlone(String)
  /// Two attributes that cannot be compared, such as a left edge with a width.
  case unrelatedAttributes(String, String)
  /// A priority outside 0 to 1000.
  case priorityOutOfRange(Double)
  /// The equation nests more parentheses than the limit.
  case tooDeep(limit: Int)
  /// A guide has no baseline.
  case guideWithoutBaseline(String)
}
