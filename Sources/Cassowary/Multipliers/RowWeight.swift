// SPDX-License-Identifier: MIT

/// What it costs to violate a row by one: one at the level of its priority, and, to settle ties, minus its creation number at
/// level 0.
struct RowWeight: BitwiseCopyable {
  var level: Int32
  var tie: Double

  @inline(__always)
  init(_ row: Row) {
    level = row.level
    tie = -Double(row.sequence)
  }
}
