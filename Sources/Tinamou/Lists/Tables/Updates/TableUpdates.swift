// SPDX-License-Identifier: MIT

/// What code said of changes between `beginUpdates()` and `endUpdates()`.
struct TableUpdates {
  struct Move<Place> {
    /// The place before the update.
    var from: Place
    /// The place after the update.
    var to: Place
  }

  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Move<Int>] = []
  /// Places after the update.
  var insertedRows: [IndexPath] = []
  /// Places before the update.
  var deletedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [Move<IndexPath>] = []

  /// Whether nothing was said, so that only heights are to be found out again.
  var isEmpty: Bool {
    insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && insertedRows.isEmpty && deletedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
  }
}
