// SPDX-License-Identifier: MIT

/// A required row that is left out, and the rows of its conflict, itself included.
struct RelaxedRow {
  var row: RowID
  var members: [RowID]
}
