// SPDX-License-Identifier: MIT

/// A variable whose value changed in the last solve, and the value it had before.
struct Change: BitwiseCopyable {
  var variable: VariableID
  var oldValue: Double
}
