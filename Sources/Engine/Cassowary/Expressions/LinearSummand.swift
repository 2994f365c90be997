// SPDX-License-Identifier: MIT

/// A variable times a number, one summand of the expression that a walk starts from.
struct LinearSummand: BitwiseCopyable {
  var variable: VariableID
  var coefficient: Double
}
