// SPDX-License-Identifier: MIT

/// A required row that is not enforced, and the reason.
struct RelaxedRow {
  var row: RowID
  /// The rows of the conflict, including `row`, which is the youngest. The others are enforced.
  var members: [RowID]
  /// The conflict, until it has been reported.
  var conflict: Conflict?
}
