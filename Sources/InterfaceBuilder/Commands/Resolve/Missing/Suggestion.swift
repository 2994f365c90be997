// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// A constraint that would settle something of a view along one axis, and how much a person would want it.
struct Suggestion {
  let view: String
  let draft: InterfaceConstraintDraft
  let rank: Rank
  /// How far away what it refers to is, in points; of two of the same rank the nearer one is wanted more.
  let distance: Double
  /// The point of the view that it holds in place, from 0 for its start to 1 for its end; nil for a size.
  let anchor: Double?

  /// The ranks, the most wanted first.
  enum Rank: Int, Comparable {
    /// The middle of the superview.
    case centred
    /// In line with what is beside it: baselines, centres, upper or lower edges.
    case inRow
    /// A gap of no more than twenty points to what is next to it.
    case snug
    /// In line with what is above or below it.
    case inColumn
    /// A gap of any width to what is next to it.
    case pinned
    /// A size of its own.
    case sized
    /// The superview's edge, past what is in between.
    case last

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  /// Gaps up to this are snug, in points: the standard distance to a superview's edge, and rounding.
  static let snugGap = 20.5
  /// What is no more off than this is in line, in points.
  static let lineTolerance = 0.5

  /// Whether this one is wanted more than `other`, other things being equal.
  func isBetter(than other: Suggestion) -> Bool { (rank, distance) < (other.rank, other.distance) }
}
