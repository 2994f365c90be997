// SPDX-License-Identifier: MIT

/// A variable met on a walk through the graph of definitions.
struct Visit: BitwiseCopyable {
  /// How often the expression contains the variable.
  var coefficient: Double = 0
  /// The largest summand of the coefficient, against which cancellation is judged.
  var magnitude: Double = 0
  var variable: VariableID
  /// The row through which the walk last arrived.
  var parent: RowID = .null
  /// Over how many edges the walk arrives, counting those whose coefficients cancel.
  var arrivals: Int32 = 0
  /// The next term to be followed.
  var cursor: Int32
  var end: Int32
}
