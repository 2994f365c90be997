// SPDX-License-Identifier: MIT

/// One entry of a sparse vector: the component of a multiplier at a level, or of the Jacobian at a tear.
struct SparseEntry: BitwiseCopyable {
  var value: Double
  /// The largest summand of the value. A much smaller value is a rounding error.
  var magnitude: Float
  /// The level, or the index of the tear.
  var index: Int32
  /// The next entry of the same vector, or -1.
  var next: Int32
}
