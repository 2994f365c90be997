// SPDX-License-Identifier: MIT

/// Where, in the course of a step, the reduced cost of a row of the basis reaches a bound.
struct Breakpoint: BitwiseCopyable {
  var distance: LexicographicVector
  /// The index of the row in the expression of the entering row.
  var index: Int32
  /// The priority and the creation number of the row, which settle ties.
  var priority: Float
  var sequence: UInt32
}
