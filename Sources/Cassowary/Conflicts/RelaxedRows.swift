// SPDX-License-Identifier: MIT

/// The required rows that are not enforced, each with the conflict that is the reason.
///
/// The youngest member of a conflict is relaxed; the others are enforced. As soon as one of the others is removed,
/// changed or relaxed itself, the youngest is tried again. So a row is relaxed exactly if it contradicts older enforced
/// rows. The result is the same as adding the required rows in the order of creation and omitting each one that
/// contradicts the rows before it; it does not depend on the history of the system.
///
/// No stored property has a default value, so that `init()` and `copy()` cannot forget one.
struct RelaxedRows: ~Copyable {
  private var records: [RelaxedRow]
  /// Whether a row may be a member of a conflict; as long as the last row that was one.
  private var isMember: Records<RowID, Bool>

  init() { self.init(records: [], isMember: Records()) }

  private init(records: [RelaxedRow], isMember: consuming Records<RowID, Bool>) {
    self.records = records
    self.isMember = isMember
  }

  func copy() -> RelaxedRows { RelaxedRows(records: records, isMember: isMember.copy()) }

  var count: Int { records.count }

  subscript(index: Int) -> RelaxedRow { records[index] }

  /// Whether a row may be a member of a conflict.
  @inline(__always)
  func mayBeMember(_ row: RowID) -> Bool { isMember.contains(row) && isMember[row] }

  mutating func add(_ record: RelaxedRow, rowCapacity: Int32) {
    isMember.cover(rowCapacity, with: false)
    for member in record.members { isMember[member] = true }
    records.append(record)
  }

  /// Removes the conflicts of a row, and returns the rows that were relaxed because of them.
  mutating func removeConflicts(of row: RowID) -> [RowID] {
    isMember[row] = false
    var retried: [RowID] = []
    records.removeAll { record in
      guard record.members.contains(row) else { return false }
      retried.append(record.row)
      return true
    }
    return retried
  }

  /// Returns the conflicts that have not been reported, and marks them as reported.
  mutating func takeNewConflicts() -> [Conflict] {
    var conflicts: [Conflict] = []
    for index in records.indices {
      guard let conflict = records[index].conflict else { continue }
      conflicts.append(conflict)
      records[index].conflict = nil
    }
    return conflicts
  }
}
