// SPDX-License-Identifier: MIT

/// How much one variable moves when the constant of a row grows by one.
struct Gain: BitwiseCopyable {
  var amount: Double
  var variable: VariableID
}
