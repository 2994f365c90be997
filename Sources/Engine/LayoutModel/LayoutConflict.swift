// SPDX-License-Identifier: MIT

import Cassowary

/// Required constraints of a ``LayoutEngine`` that cannot all hold, with the proof.
///
/// The set is minimal: without any one member the others can hold.
public struct LayoutConflict: Sendable {
  /// A member of a conflict.
  public enum Member: Hashable, Sendable {
    case constraint(ConstraintID)
    /// A width or height, which is never negative.
    case size(ItemAnchor)
  }

  /// The members with the multipliers of the proof: the sum of each left side minus its right side, times the multiplier, has no
  /// unknown left.
  public let members: [(member: Member, multiplier: Double)]
  /// The number that remains of the sum, by which the members contradict each other.
  public let contradiction: Double
  /// The member that gives way. It is the one created last, unless another one was chosen to be broken.
  public internal(set) var brokenConstraint: ConstraintID
  /// Whether the member that gives way still holds as far as all other required constraints allow. Otherwise it has no effect.
  public internal(set) var isBroken = false

  /// The distance, in points, by which the member that gives way misses what it asks for while all others hold.
  public var distance: Double {
    let multiplier = members.first { $0.member == .constraint(brokenConstraint) }?.multiplier ?? 1
    return abs(contradiction / multiplier)
  }

  /// The constraints among the members, without the sizes.
  public var constraints: [ConstraintID] {
    var constraints: [ConstraintID] = []
    for (member, _) in members {
      if case .constraint(let id) = member { constraints.append(id) }
    }
    return constraints
  }
}

/// The identity of a constraint in a ``LayoutEngine``.
///
/// It is valid until the constraint is removed. Using it after that, or with another engine, stops the program with a message, in
/// release builds too.
public struct ConstraintID: Hashable, Sendable, BitwiseCopyable {
  /// The row of the constraint in the engine's solver.
  let row: Constraint

  @inline(__always)
  init(_ row: Constraint) { self.row = row }

  /// The index of the constraint in its engine. It is reused after the constraint is removed.
  public var index: Int32 { @inline(__always) get { row.index } }
}
