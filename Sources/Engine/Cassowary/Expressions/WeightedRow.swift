// SPDX-License-Identifier: MIT

/// A row times a number, one summand of a row or a variable that is expressed by the rows of the basis.
struct WeightedRow: BitwiseCopyable {
  var row: RowID
  var weight: Double
}
