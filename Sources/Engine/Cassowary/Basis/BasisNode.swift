// SPDX-License-Identifier: MIT

/// A variable in the graph of definitions.
struct BasisNode: BitwiseCopyable {
  /// The row in whose equation the variable is basic, or null: then the variable is *free* and keeps its value.
  var definition: RowID = .null
  /// The number of rows of the basis in which the variable is an input.
  var uses: UInt32 = 0
}
