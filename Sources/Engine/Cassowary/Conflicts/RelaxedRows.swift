// SPDX-License-Identifier: MIT

/// The required rows that are not enforced, each with the conflict that is the reason.
///
/// The youngest member of a conflict is relaxed; the others are enforced. As soon as one of the others is removed,
/// changed or relaxed itself, the youngest is tried again. So a row is relaxed exactly if it contradicts older enforced
/// rows. The result is the same as adding the required rows in the order of creation and omitting each one that
/// contradicts the rows before it; it does not depend on the history of the system.
///
/// A conflict in a long column has as many members as the column has rows, and there can be as many conflicts. So memberships are
/// records in two lists, that of the member and that of the conflict, and taking one out costs a few assignments.
///
/// No stored property has a default value, so that `init()` and `copy()` cannot forget one.
struct RelaxedRows: ~Copyable {
  private var memberships: Table<ConflictMembership>
  private var firstFree: Int32
  /// The head of the list of each row's memberships, as long as the last row that had one; -1 for none.
  private var conflictsOfMember: Records<RowID, Int32>
  /// The head of the list of members of the conflict of each relaxed row; -1 for a row that is not on record as relaxed.
  private var membersOfConflict: Records<RowID, Int32>
  /// The conflicts that have not been reported.
  private var newConflicts: [RowID: Conflict]
  /// The rows with new conflicts, in the order in which these were found. Some may not be relaxed any more.
  private var newlyRelaxed: [RowID]

  init() {
    self.init(
      memberships: Table(), firstFree: -1, conflictsOfMember: Records(), membersOfConflict: Records(),
      newConflicts: [:],
      newlyRelaxed: [])
  }

  private init(
    memberships: consuming Table<ConflictMembership>, firstFree: Int32,
    conflictsOfMember: consuming Records<RowID, Int32>,
    membersOfConflict: consuming Records<RowID, Int32>, newConflicts: [RowID: Conflict], newlyRelaxed: [RowID]
  ) {
    self.memberships = memberships
    self.firstFree = firstFree
    self.conflictsOfMember = conflictsOfMember
    self.membersOfConflict = membersOfConflict
    self.newConflicts = newConflicts
    self.newlyRelaxed = newlyRelaxed
  }

  func copy() -> RelaxedRows {
    RelaxedRows(
      memberships: memberships.copy(), firstFree: firstFree, conflictsOfMember: conflictsOfMember.copy(),
      membersOfConflict: membersOfConflict.copy(), newConflicts: newConflicts, newlyRelaxed: newlyRelaxed)
  }

  // MARK: Reading

  /// Whether there is a conflict on record because of which a row is relaxed.
  func contains(_ row: RowID) -> Bool { membersOfConflict.contains(row) && membersOfConflict[row] >= 0 }

  /// Whether a row is a member of a conflict.
  @_transparent
  func isMember(_ row: RowID) -> Bool { conflictsOfMember.contains(row) && conflictsOfMember[row] >= 0 }

  /// The members of the conflict because of which a row is relaxed, including the row; empty if it is not on record.
  func members(ofConflictOf row: RowID) -> [RowID] {
    guard contains(row) else { return [] }
    var members: [RowID] = []
    var next = membersOfConflict[row]
    while next >= 0 {
      members.append(memberships[next].member)
      next = memberships[next].nextMember
    }
    return members
  }

  // MARK: Changes

  /// Records that a row is relaxed because of a conflict, of which it is a member itself.
  ///
  /// - Complexity: linear in the number of members.
  mutating func add(_ row: RowID, members: [RowID], _ conflict: Conflict, rowCapacity: Int32) {
    conflictsOfMember.cover(rowCapacity, with: -1)
    membersOfConflict.cover(rowCapacity, with: -1)
    for member in members {
      let index = makeMembership(
        ConflictMembership(
          member: member, relaxed: row, previousConflict: -1, nextConflict: conflictsOfMember[member],
          nextMember: membersOfConflict[row]))
      if conflictsOfMember[member] >= 0 { memberships[conflictsOfMember[member]].previousConflict = index }
      conflictsOfMember[member] = index
      membersOfConflict[row] = index
    }
    newConflicts[row] = conflict
    newlyRelaxed.append(row)
  }

  /// Removes the conflicts of a row, and returns the rows that were relaxed because of them.
  ///
  /// - Complexity: linear in the number of members of these conflicts.
  mutating func removeConflicts(of row: RowID) -> [RowID] {
    var retried: [RowID] = []
    while isMember(row) {
      let relaxed = memberships[conflictsOfMember[row]].relaxed
      removeConflict(of: relaxed)
      retried.append(relaxed)
    }
    return retried
  }

  private mutating func removeConflict(of row: RowID) {
    var index = membersOfConflict[row]
    membersOfConflict[row] = -1
    while index >= 0 {
      let record = memberships[index]
      if record.previousConflict >= 0 {
        memberships[record.previousConflict].nextConflict = record.nextConflict
      } else {
        conflictsOfMember[record.member] = record.nextConflict
      }
      if record.nextConflict >= 0 { memberships[record.nextConflict].previousConflict = record.previousConflict }
      memberships[index].nextMember = firstFree
      firstFree = index
      index = record.nextMember
    }
    newConflicts[row] = nil
  }

  private mutating func makeMembership(_ record: ConflictMembership) -> Int32 {
    guard firstFree >= 0 else { return memberships.append(repeating: record, count: 1) }
    let index = firstFree
    firstFree = memberships[index].nextMember
    memberships[index] = record
    return index
  }

  /// Returns the conflicts that have not been reported, and marks them as reported.
  mutating func takeNewConflicts() -> [Conflict] {
    guard !newlyRelaxed.isEmpty else { return [] }
    let conflicts = newlyRelaxed.compactMap { newConflicts.removeValue(forKey: $0) }
    newlyRelaxed.removeAll()
    return conflicts
  }
}

/// A row as a member of the conflict because of which `relaxed`, the youngest member, is relaxed.
struct ConflictMembership: BitwiseCopyable {
  var member: RowID
  var relaxed: RowID
  /// The neighbors in the list of the member's conflicts.
  var previousConflict: Int32
  var nextConflict: Int32
  /// The next one in the list of the conflict's members, or the next free record.
  var nextMember: Int32
}

#if DEBUG
  extension RelaxedRows {
    /// Describes the violated invariants.
    func brokenInvariants(
      _ store: borrowing RowStore, _ basis: borrowing BasisGraph, isWaiting: (RowID) -> Bool
    ) -> [String] {
      var broken: [String] = []
      for row in store.rowIDs {
        for member in members(ofConflictOf: row) where !isMember(member) {
          broken.append("Row \(member.rawValue) does not know that it is in a conflict.")
        }
        for member in members(ofConflictOf: row) where member != row {
          if basis.status(of: member) == .relaxed || !store[member].isRequired {
            broken.append("Row \(row.rawValue) is left out because of a row that is not in force.")
          }
          if store[member].sequence > store[row].sequence {
            broken.append("Row \(row.rawValue) is left out because of a younger row.")
          }
        }
      }
      for row in store.rowIDs where (basis.status(of: row) == .relaxed) != (contains(row) || isWaiting(row)) {
        broken.append("Row \(row.rawValue) is left out, or on record as such, but not both.")
      }
      return broken
    }

    /// Describes the differences of two records.
    func differences(from other: borrowing RelaxedRows, _ store: borrowing RowStore) -> [String] {
      store.rowIDs.compactMap {
        members(ofConflictOf: $0) == other.members(ofConflictOf: $0)
          ? nil : "The conflict of row \($0.rawValue) differs."
      }
    }
  }
#endif
