// SPDX-License-Identifier: MIT

import Cassowary

/// A condition on a size, gap or attribute, such as `>=40@750`, or with a name, `width: 40`.
public struct FormatPredicate: Hashable, Sendable {
  /// The name of the constraint; `nil` if it has none.
  public var name: FormatIdentifier?

  /// The relation; equal by default.
  public var relation: Relation

  /// The value on the right side.
  public var value: FormatValue

  /// The priority; `nil`, the default, for required.
  public var priority: FormatOperand?

  /// The source range of the predicate.
  public var range: SourceRange
}

/// An explicit constraint, `C:`, of an attribute of a view or of each view of a range: `a.left(>=b.right, <=100)`.
public struct ExplicitRule: Hashable, Sendable {
  /// The view, or the views of a range.
  public var view: NameRange

  /// The constrained attribute.
  public var attribute: FormatReference.Attribute

  /// The values with which the attribute is compared. Each predicate is one constraint.
  public var predicates: [FormatPredicate]

  /// The source range from the view, or from the period if the view was named before, to the closing parenthesis.
  public var range: SourceRange
}
