// SPDX-License-Identifier: MIT

/// The required rows that are left out, each with the conflict that is the reason.
///
/// The members of a conflict, except its youngest, which is left out, are older and in force: as soon as one of them is removed,
/// changed or left out itself, the row is tried again. So a row is left out just when it contradicts older rows that are in
/// force. By induction over the age, that is the outcome of adding the required rows one after the other, in the order of
/// creation, and leaving out each that does not fit: it does not depend on how the system came about.
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

  /// Forgets the conflicts in which a row takes part, and returns the rows that they kept out.
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

  /// The conflicts that have not been reported, which count as reported from now on.
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
