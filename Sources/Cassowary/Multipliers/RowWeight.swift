// SPDX-License-Identifier: MIT

/// What it costs to violate a row by one: its unit at the level of its priority, and, to settle ties, minus its creation number
/// times its unit at level 0.
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
