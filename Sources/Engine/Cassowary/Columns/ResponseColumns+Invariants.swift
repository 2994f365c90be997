// SPDX-License-Identifier: MIT

#if DEBUG
  extension ResponseColumns {
    /// Describes the violated invariants.
    func brokenInvariants(_ store: borrowing RowStore, version: Int) -> [String] {
      var broken: [String] = []
      var capacity = 0
      for row in store.rowIDs {
        let id = column(of: row)
        guard !id.isNull else { continue }
        let column = self[id]
        capacity += column.capacity
        if store[row].isVacant { broken.append("Vacant row \(row.rawValue) has a column.") }
        if column.version > version { broken.append("The column of row \(row.rawValue) is from the future.") }
        if column.boundedCount > column.gainCount, column.isBuilt {
          broken.append("The column of row \(row.rawValue) has more bounded gains than gains.")
        }
        guard column.isBuilt, column.version == version else { continue }
        for index in 0..<Int(column.gainCount)
        where column.gains[index].variable.rawValue >= store.variableCount || !column.gains[index].amount.isFinite {
          broken.append("Gain \(index) of the column of row \(row.rawValue).")
        }
      }
      if capacity != self.capacity { broken.append("The columns have memory for \(capacity), not \(self.capacity).") }
      return broken
    }
  }
#endif
