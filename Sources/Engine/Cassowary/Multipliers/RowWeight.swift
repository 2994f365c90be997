// SPDX-License-Identifier: MIT

/// The cost of violating a row by one: its unit at the level of its priority, and, to resolve ties, minus its creation
/// number times its unit at level 0.
struct RowWeight: BitwiseCopyable {
  var level: Int32
  var unit: Double
  var tie: Double

  @inline(__always)
  init(_ row: Row) {
    level = row.level
    unit = row.unit
    tie = -Double(row.sequence) * unit
  }
}
