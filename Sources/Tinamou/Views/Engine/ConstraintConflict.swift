// SPDX-License-Identifier: MIT

/// Required constraints that could not hold together, with the proof.
///
/// The set is minimal: without any one of them the others can hold.
@MainActor
public struct ConstraintConflict {
  /// A constraint of the conflict and how often it counts in the proof.
  public struct Member {
    /// The constraint itself.
    public let constraint: NSLayoutConstraint
    /// Multiplied with the constraint written as `first - multiplier × second - constant` and added up over all
    /// members, the variables cancel and a wrong statement about numbers is left.
    public let multiplier: Double
  }

  /// The constraints, those of the proof that have no object (a size is never negative) left out.
  public let members: [Member]
  /// The one that gave way; it keeps pulling as an optional constraint. Nil when it has no object.
  public let brokenConstraint: NSLayoutConstraint?
  /// The number of points by which the members contradict one another.
  public let contradiction: Double

  /// The constraints that cannot hold together.
  public var constraints: [NSLayoutConstraint] { members.map(\.constraint) }
}
