// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// A constraint that would determine a position or size of a view along one axis, and its rank.
struct SuggestedConstraint {
  let view: String
  let draft: InterfaceConstraintDraft
  let rank: Rank
  /// The distance to the item that the constraint refers to, in points. Among suggestions of the same rank, the nearest
  /// is preferred.
  let distance: Double
  /// The point of the view that the constraint holds, from 0 for its start to 1 for its end; `nil` for a size.
  let anchor: Double?

  /// The ranks, the most preferred first.
  enum Rank: Int, Comparable {
    /// The center of the superview.
    case centered
    /// Alignment with a view beside it: baselines, centers, top or bottom edges.
    case inRow
    /// A gap of at most twenty points to the neighbor.
    case near
    /// Alignment with a view above or below it.
    case inColumn
    /// A gap of any size to the neighbor.
    case pinned
    /// A constant size.
    case sized
    /// The superview's edge, past other views.
    case last

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  /// The maximum gap of rank `near`, in points: the standard distance to a superview's edge plus rounding.
  static let nearGap = 20.5
  /// The maximum distance of aligned views, in points.
  static let lineTolerance = 0.5

  /// Returns whether this suggestion is preferred to `other`.
  func isBetter(than other: SuggestedConstraint) -> Bool { (rank, distance) < (other.rank, other.distance) }
}
