// SPDX-License-Identifier: MIT

import Cassowary

/// The changes of an engine since the journal was opened.
struct EditJournal {
  /// The values that the variables had before, of those that changed.
  var oldValues: [Variable: Double] = [:]
  /// The rows that were inserted.
  var insertedRows: [Constraint] = []
  /// Whether constraints were removed, changed, broken or restored as well.
  var hasOtherEdits = false
}
