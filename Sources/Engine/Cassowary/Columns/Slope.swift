// SPDX-License-Identifier: MIT

/// The change of the residual of a row outside the basis when the constant of a basic row grows by one.
struct Slope: BitwiseCopyable {
  var amount: Double
  var row: RowID
}
