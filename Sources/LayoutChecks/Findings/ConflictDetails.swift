// SPDX-License-Identifier: MIT

/// A set of constraints that cannot all hold, with the proof.
public struct ConflictDetails: Sendable, Codable, Hashable {
  /// A constraint and its factor in the proof.
  public struct Member: Sendable, Codable, Hashable {
    /// The constraint.
    public let constraint: ConstraintDetails
    /// The constraint's factor in the proof. When every member, written as `first - multiplier × second - constant`, is
    /// multiplied by its factor and all are added up, the variables cancel and a false statement about numbers remains.
    public let factor: Double
  }

  /// The constraints of the conflict. Without any one of them, the others can hold.
  public let members: [Member]
  /// The index in ``members`` of the constraint that was broken.
  public let broken: Int?
  /// The size of the contradiction, in points.
  public let contradiction: Double
}
