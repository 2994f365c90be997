// SPDX-License-Identifier: MIT

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
