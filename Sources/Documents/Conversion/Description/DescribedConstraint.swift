// SPDX-License-Identifier: MIT

public import LayoutModel

/// A constraint of a ``LayoutDescription``.
@dynamicMemberLookup
public struct DescribedConstraint: Sendable, Hashable {
  /// The constraint itself.
  public var statement: ConstraintStatement<DescribedTerm>
  /// The factor of the system's spacing, of which the constant is the value; `nil` for a plain number.
  public var systemSpacing: Double?
  /// The identifier, or `nil`.
  public var identifier: String?
  /// Whether the constraint is active.
  public var isActive: Bool

  /// A part of the statement.
  public subscript<Part>(dynamicMember part: WritableKeyPath<ConstraintStatement<DescribedTerm>, Part>) -> Part {
    get { statement[keyPath: part] }
    set { statement[keyPath: part] = newValue }
  }

  /// Whether a side is a distance between two attributes.
  public var isDistance: Bool { statement.isDistance }
}
