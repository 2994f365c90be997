// SPDX-License-Identifier: MIT

/// A variable that moves, in the course of a step, from one row that bounds it to the next.
struct BoundFlip: BitwiseCopyable {
  var from: RowID
  var to: RowID
  /// The coefficient of `to` in the expression of the entering row.
  var weight: Double
  /// The distance at which the reduced cost of `from` reaches its bound.
  var distance: LexicographicVector
  /// The direction in which that reduced cost moves.
  var direction: Int
}
