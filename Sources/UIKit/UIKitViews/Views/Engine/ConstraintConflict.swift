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
    /// The number by which ``ConstraintConflict/remainder`` knows the constraint.
    package let number: Int
  }

  /// A size of a view or guide that is never negative, as part of the proof.
  public struct Bound {
    /// The view or guide.
    public let item: AnyObject
    /// The attribute: the width or the height.
    public let attribute: NSLayoutConstraint.Attribute
    /// The factor in the proof, as of a constraint `item.attribute >= 0`.
    public let multiplier: Double
  }

  /// The constraints of the proof. Together with ``bounds`` they are all of its rows.
  public let members: [Member]
  /// The sizes of the proof that are never negative.
  public let bounds: [Bound]
  /// The constraint that was broken. It stays in effect as an optional constraint. `nil` when it has no object.
  public let brokenConstraint: NSLayoutConstraint?
  /// The number of points by which the members contradict each other.
  public let contradiction: Double

  /// Returns the constraints that still contradict each other in the layout without some, with their numbers; `nil` if all others
  /// hold. It is to be called before the layout changes.
  package let remainder: @MainActor (Set<Int>) -> [(number: Int, constraint: NSLayoutConstraint)]?

  /// The constraints that cannot all be satisfied.
  public var constraints: [NSLayoutConstraint] { members.map(\.constraint) }
}
