// SPDX-License-Identifier: MIT

/// The change of one variable when the constant of a row grows by one.
struct Gain: BitwiseCopyable {
  var amount: Double
  var variable: VariableID
}
