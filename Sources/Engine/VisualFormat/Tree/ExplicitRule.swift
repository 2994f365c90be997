// SPDX-License-Identifier: MIT

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
