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

  /// The constraints of the conflict, and the sizes in it that are never negative. Without any one of them, the others
  /// can hold.
  public let members: [Member]
  /// The index in ``members`` of the constraint that was broken.
  public let broken: Int?
  /// The size of the contradiction, in points.
  public let contradiction: Double
  /// The indices of the members without which the whole layout can hold; `nil` if that was not tried.
  public let sufficient: Set<Int>?

  /// The basis of a conflict besides constraints.
  public enum Ground: String, Sendable, Codable {
    /// On nothing else.
    case constraints
    /// On the size of a view whose size in the app is not known, such as the outermost view of a nib.
    case freeSize
    /// On predicted sizes of contents or predicted margins, while the stored frames satisfy the constraints.
    case prediction
    /// On the rounding of numbers: the contradiction is smaller than a pixel.
    case rounding
  }

  /// The basis of the conflict.
  public let ground: Ground
}
