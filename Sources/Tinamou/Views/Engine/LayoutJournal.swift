// SPDX-License-Identifier: MIT

import Cassowary

/// What happened in a host since a question was asked about it.
struct LayoutJournal {
  /// The values that the variables had before, of those that changed.
  var oldValues: [Variable: Double] = [:]
  /// The rows that were inserted.
  var insertedRows: [Constraint] = []
  /// Whether rows were removed or changed as well.
  var hasOtherEdits = false
}
