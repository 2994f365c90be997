// SPDX-License-Identifier: MIT

#if DEBUG
  extension TearSet {
    /// Describes the violated invariants.
    func brokenInvariants(_ store: borrowing RowStore, _ basis: borrowing BasisGraph) -> [String] {
      var broken: [String] = []
      var live: Int32 = 0
      for tear in ids where self[tear].isLive {
        live += 1
        let record = self[tear]
        if basis.status(of: record.row) != .tearing || basis.tear(of: record.row) != tear {
          broken.append("Tear \(tear.rawValue) and row \(record.row.rawValue) disagree.")
        }
        if basis.definition(of: record.variable) != record.row {
          broken.append("Tear \(tear.rawValue) and variable \(record.variable.rawValue) disagree.")
        }
        if record.index != 0 || record.amount != 0 || record.isOnStack {
          broken.append("A walk left tear \(tear.rawValue) marked.")
        }
        if !(0..<mateCount(of: tear)).contains(where: { mate(of: tear, at: $0) == tear }) {
          broken.append("Tear \(tear.rawValue) is not in its block.")
        }
      }
      var tearing: Int32 = 0
      for row in store.rowIDs where basis.status(of: row) == .tearing { tearing += 1 }
      if live != liveCount || tearing != liveCount { broken.append("The number of tears.") }
      return broken
    }

    /// Describes the differences of two sets of tears.
    func differences(from other: borrowing TearSet) -> [String] {
      var differences: [String] = []
      if liveCount != other.liveCount || hasStale != other.hasStale {
        differences.append("The counts of the tears differ.")
      }
      for tear in ids where self[tear].isLive {
        let (a, b) = (self[tear], other[tear])
        var mine: [Double] = []
        var others: [Double] = []
        forEachDerivative(of: tear) { mine += [Double($0.rawValue), $1] }
        other.forEachDerivative(of: tear) { others += [Double($0.rawValue), $1] }
        if a.row != b.row || a.variable != b.variable || a.block != b.block || a.pivot != b.pivot
          || a.isRequired != b.isRequired || a.isStale != b.isStale || mine != others
        {
          differences.append("Tear \(tear.rawValue) differs.")
        }
      }
      return differences
    }
  }
#endif
