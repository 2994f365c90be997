// SPDX-License-Identifier: MIT

#if DEBUG
  extension Multipliers {
    /// Describes the violated invariants.
    mutating func brokenInvariants(_ store: borrowing RowStore, _ basis: borrowing BasisGraph) -> [String] {
      var broken: [String] = []
      for row in store.rowIDs {
        if !basis.isBasic(row) {
          if !isZero(row) { broken.append("Row \(row.rawValue) is not basic and has a reduced cost.") }
          continue
        }
        var last = Int32.max
        forEachComponent(of: row) { level, _ in
          if level >= last { broken.append("The reduced cost of row \(row.rawValue) is out of order.") }
          last = level
        }
      }
      return broken
    }

    /// Describes the differences of two sets of reduced costs.
    func differences(from other: borrowing Multipliers, _ store: borrowing RowStore) -> [String] {
      var differences: [String] = []
      for row in store.rowIDs {
        var mine: [Double] = []
        var others: [Double] = []
        forEachComponent(of: row) { mine += [Double($0), $1] }
        other.forEachComponent(of: row) { others += [Double($0), $1] }
        if mine != others { differences.append("The reduced cost of row \(row.rawValue) differs.") }
      }
      return differences
    }
  }
#endif
