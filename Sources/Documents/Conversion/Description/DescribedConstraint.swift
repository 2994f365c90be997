// SPDX-License-Identifier: MIT

public import LayoutModel

/// A constraint of a ``LayoutDescription``: `first relation multiplier × second + constant @priority`.
public struct DescribedConstraint: Sendable, Hashable {
  /// The first side.
  public var first: DescribedTerm
  /// The start of the distance whose end is ``first``; `nil` unless the first side is a distance.
  public var firstOrigin: DescribedTerm?
  /// The relation.
  public var relation: LayoutRelation
  /// The second side; `nil` for a number alone.
  public var second: DescribedTerm?
  /// The start of the distance whose end is ``second``; `nil` unless the second side is a distance.
  public var secondOrigin: DescribedTerm?
  /// The factor of the second side.
  public var multiplier: Double
  /// The constant, in points.
  public var constant: Double
  /// The factor of the system's spacing, of which ``constant`` is the value; `nil` for a plain number.
  public var systemSpacing: Double?
  /// The priority.
  public var priority: Float
  /// The identifier, or `nil`.
  public var identifier: String?
  /// Whether the constraint is active.
  public var isActive: Bool

  /// Whether a side is a distance between two attributes.
  public var isDistance: Bool { firstOrigin != nil || secondOrigin != nil }
}
