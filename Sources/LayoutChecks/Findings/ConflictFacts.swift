// SPDX-License-Identifier: MIT

/// Constraints that cannot hold together, with the proof.
public struct ConflictFacts: Sendable, Codable, Hashable {
  /// A constraint and how often it counts.
  public struct Member: Sendable, Codable, Hashable {
    /// The constraint.
    public let constraint: ConstraintFacts
    /// Multiplied with the constraint written as `first - multiplier × second - constant` and added up over all
    /// members, the variables cancel and a wrong statement about numbers is left.
    public let factor: Double
  }

  /// The constraints; without any one of them the others can hold.
  public let members: [Member]
  /// The place in ``members`` of the one that gave way.
  public let broken: Int?
  /// The number of points by which they contradict one another.
  public let contradiction: Double
}
