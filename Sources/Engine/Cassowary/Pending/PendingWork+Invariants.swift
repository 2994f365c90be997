// SPDX-License-Identifier: MIT

#if DEBUG
  extension PendingWork {
    /// Describes the violated invariants.
    func brokenInvariants(_ store: borrowing RowStore) -> [String] {
      var broken: [String] = []
      var listed = Set<RowID>()
      for index in 0..<candidateCount {
        let row = candidate(at: index)
        if !listed.insert(row).inserted { broken.append("Row \(row.rawValue) is a candidate twice.") }
      }
      for row in store.rowIDs where isQueued(row) != listed.contains(row) {
        broken.append("Row \(row.rawValue) is marked as queued, or listed, but not both.")
      }
      if !isQueueEmpty || hasDeferredCandidates { broken.append("A solve left infeasible rows behind.") }
      for index in 0..<editCount where !isEdited(edit(at: index).row) {
        broken.append("The edit of row \(edit(at: index).row.rawValue) is not marked.")
      }
      for index in 0..<removedRowCount where !isRemoved(removedRow(at: index)) {
        broken.append("The removal of row \(removedRow(at: index).rawValue) is not marked.")
      }
      return broken
    }

    /// Describes the differences of two sets of pending work.
    func differences(from other: borrowing PendingWork, _ store: borrowing RowStore) -> [String] {
      var differences: [String] = []
      if candidateCount != other.candidateCount || editCount != other.editCount || batchSize != other.batchSize
        || removedRowCount != other.removedRowCount || isEmpty != other.isEmpty
        || hasMissingBounds != other.hasMissingBounds || unplacedPositionCount != other.unplacedPositionCount
        || firstUnplaced != other.firstUnplaced || newInequalityCount != other.newInequalityCount
      {
        return ["The counts of the pending work differ."]
      }
      for row in store.rowIDs
      where isQueued(row) != other.isQueued(row) || isEdited(row) != other.isEdited(row)
        || isRemoved(row) != other.isRemoved(row) || needsBasicVariable(row) != other.needsBasicVariable(row)
      {
        differences.append("The marks of row \(row.rawValue) differ.")
      }
      for index in 0..<candidateCount where candidate(at: index) != other.candidate(at: index) {
        differences.append("Candidate \(index) differs.")
      }
      for index in 0..<editCount where edit(at: index).oldConstant != other.edit(at: index).oldConstant {
        differences.append("Edit \(index) differs.")
      }
      return differences
    }
  }
#endif
