// SPDX-License-Identifier: MIT

/// A view in a chain, with what is said about its size.
public struct ViewNode: Hashable, Sendable {
  /// The view, or the views of a range.
  public var name: NameRange

  /// What is said of its size along the chain, `(>=20, <=100@50)`.
  public var predicates: [FormatPredicate]

  /// The chain laid out inside it when it is a stack, `[column:[top][bottom]]`.
  public var stack: FormatChain?

  /// From the name to the end of what belongs to it, without brackets.
  public var range: SourceRange
}
