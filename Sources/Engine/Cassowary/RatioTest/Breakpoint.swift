// SPDX-License-Identifier: MIT

/// A distance of a step at which the reduced cost of a basic row reaches a bound.
struct Breakpoint: BitwiseCopyable {
  var distance: LexicographicVector
  /// The index of the row in the expression of the entering row.
  var index: Int32
  /// The priority and the creation number of the row, which resolve ties.
  var priority: Float
  var sequence: UInt32
}
