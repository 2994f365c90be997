// SPDX-License-Identifier: MIT

/// A view in a chain, with its size.
public struct ViewNode: Hashable, Sendable {
  /// The view, or the views of a range.
  public var name: NameRange

  /// The conditions on its size along the chain, `(>=20, <=100@50)`.
  public var predicates: [FormatPredicate]

  /// The chain inside the view if it is a stack, `[column:[top][bottom]]`.
  public var stack: FormatChain?

  /// The source range from the name to the end of its predicates or chain, without brackets.
  public var range: SourceRange
}

/// The content of a pair of square brackets: one view, or several with the same neighbors, `[a, b]`.
public struct ViewGroup: Hashable, Sendable {
  /// The views, at least one.
  public var views: [ViewNode]

  /// The source range, including the brackets.
  public var range: SourceRange
}
