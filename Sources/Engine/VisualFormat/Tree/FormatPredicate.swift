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
