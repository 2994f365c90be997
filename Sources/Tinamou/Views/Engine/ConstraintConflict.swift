// SPDX-License-Identifier: MIT

/// Required constraints that cannot all be satisfied, with a proof.
///
/// The set is minimal: without any one member, the others can be satisfied.
@MainActor
public struct ConstraintConflict {
  /// A constraint of the conflict with its multiplier in the proof.
  public struct Member {
    /// The constraint.
    public let constraint: NSLayoutConstraint
    /// The constraint's factor in the proof. Each constraint is written as `first - multiplier × second - constant`,
    /// multiplied by its factor, and added to the others: the variables cancel, and a false numeric statement remains.
    public let multiplier: Double
  }

  /// The constraints of the proof, without rows that have no object, such as "a size is never negative".
  public let members: [Member]
  /// The constraint that was broken. It stays in effect as an optional constraint. `nil` when it has no object.
  public let brokenConstraint: NSLayoutConstraint?
  /// The number of points by which the members contradict each other.
  public let contradiction: Double

  /// The constraints that cannot all be satisfied.
  public var constraints: [NSLayoutConstraint] { members.map(\.constraint) }
}
