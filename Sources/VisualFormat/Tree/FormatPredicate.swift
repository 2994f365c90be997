// SPDX-License-Identifier: MIT

import Cassowary

/// What is said of one size, gap or attribute: `>=40@750`, or with a name of our own, `width: 40`.
public struct FormatPredicate: Hashable, Sendable {
  /// The name by which the caller can find the constraint.
  public var name: FormatIdentifier?

  /// How the quantity stands to the value; equal when nothing is written.
  public var relation: Relation

  /// What it is compared with.
  public var value: FormatValue

  /// How much it matters; required when nothing is written.
  public var priority: FormatOperand?

  /// The whole predicate.
  public var range: SourceRange
}
