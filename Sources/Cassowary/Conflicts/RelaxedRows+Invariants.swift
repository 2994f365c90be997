// SPDX-License-Identifier: MIT

#if DEBUG
  extension RelaxedRows {
    /// Describes the violated invariants.
    func brokenInvariants(_ store: borrowing RowStore, _ basis: borrowing BasisGraph) -> [String] {
      var broken: [String] = []
      var relaxed = Set<RowID>()
      for index in 0..<count {
        let record = self[index]
        if !relaxed.insert(record.row).inserted { broken.append("Row \(record.row.rawValue) is left out twice.") }
        for member in record.members where !mayBeMember(member) {
          broken.append("Row \(member.rawValue) does not know that it is in a conflict.")
        }
        for member in record.members where member != record.row {
          if basis.status(of: member) == .relaxed || !store[member].isRequired {
            broken.append("Row \(record.row.rawValue) is left out because of a row that is not in force.")
          }
          if store[member].sequence > store[record.row].sequence {
            broken.append("Row \(record.row.rawValue) is left out because of a younger row.")
          }
        }
      }
      for row in store.rowIDs where (basis.status(of: row) == .relaxed) != relaxed.contains(row) {
        broken.append("Row \(row.rawValue) is left out, or on record as such, but not both.")
      }
      return broken
    }

    /// Describes the differences of two records.
    func differences(from other: borrowing RelaxedRows) -> [String] {
      if count != other.count { return ["The numbers of rows left out differ."] }
      var differences: [String] = []
      for index in 0..<count where self[index].row != other[index].row || self[index].members != other[index].members {
        differences.append("Conflict \(index) differs.")
      }
      return differences
    }
  }
#endif
