// SPDX-License-Identifier: MIT

/// A row of the basis whose constant changed, and the constant it had at the last solve.
struct ConstantEdit: BitwiseCopyable {
  var row: RowID
  var oldConstant: Double
}
