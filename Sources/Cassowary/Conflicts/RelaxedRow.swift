// SPDX-License-Identifier: MIT

/// A required row that is left out, and the reason.
struct RelaxedRow {
  var row: RowID
  /// The rows of the conflict, `row` included, which is the youngest. The others are in force.
  var members: [RowID]
  /// The conflict, until it has been reported.
  var conflict: Conflict?
}
