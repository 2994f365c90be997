// SPDX-License-Identifier: MIT

/// A word or sign of a predicate format.
enum PredicateToken: Equatable {
  /// A name that may be a keyword.
  case word(String)
  /// A name that is not a keyword, because `#` precedes it.
  case name(String)
  /// A name after `$`.
  case variable(String)
  /// A name after `@`, such as `count`.
  case collectionOperator(String)
  case integer(Int64)
  case decimal(Double)
  case text(String)
  /// `%@`, `%K` or `%d`: the letter of its last character.
  case argument(Character)
  case sign(String)
  case end
}
