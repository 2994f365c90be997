// SPDX-License-Identifier: MIT

/// What `C:` says of one attribute of a view, or of each view of a range: `a.left(>=b.right, <=100)`.
public struct ExplicitRule: Hashable, Sendable {
  /// The view, or the views of a range.
  public var view: NameRange

  /// The attribute constrained.
  public var attribute: FormatReference.Attribute

  /// What it is compared with; each predicate is one constraint.
  public var predicates: [FormatPredicate]

  /// From the view, or from the point when the view was named before, to the closing parenthesis.
  public var range: SourceRange
}
