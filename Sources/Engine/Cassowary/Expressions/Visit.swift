// SPDX-License-Identifier: MIT

/// A variable visited by a walk through the graph of definitions.
struct Visit: BitwiseCopyable {
  /// The coefficient of the variable in the expression.
  var coefficient: Double = 0
  /// The largest summand of the coefficient, against which cancellation is judged.
  var magnitude: Double = 0
  var variable: VariableID
  /// The row through which the walk last reached the variable.
  var parent: RowID = .null
  /// The number of edges to the variable, including those whose coefficients cancel.
  var visitCount: Int32 = 0
  /// The next term to follow.
  var cursor: Int32
  var end: Int32
}
