// SPDX-License-Identifier: MIT

/// How much the residual of a row outside the basis moves when the constant of a row of the basis grows by one.
struct Slope: BitwiseCopyable {
  var amount: Double
  var row: RowID
}
