// SPDX-License-Identifier: MIT

/// The left side of a row at the present values, and its largest summand.
struct Residual: BitwiseCopyable {
  var value: Double
  var magnitude: Double

  /// The tolerance for zero.
  var tolerance: Double {
    @inline(__always) get { Tolerances.residual + Tolerances.relativeResidual * magnitude }
  }
}
