// SPDX-License-Identifier: MIT

import Cassowary

/// The changes in a host since the journal began.
struct LayoutJournal {
  /// The values that the variables had before, of those that changed.
  var oldValues: [Variable: Double] = [:]
  /// The rows that were inserted.
  var insertedRows: [Constraint] = []
  /// Whether rows were removed or changed as well.
  var hasOtherEdits = false
}
