// SPDX-License-Identifier: MIT

/// The infeasible rows in the order in which feasibility is restored: a binary heap, the smallest key first.
struct RowQueue: ~Copyable {
  private var entries: Table<QueuedRow>

  init() { entries = Table() }

  private init(_ entries: consuming Table<QueuedRow>) { self.entries = entries }

  func copy() -> RowQueue { RowQueue(entries.copy()) }

  var isEmpty: Bool { entries.isEmpty }
  /// The smallest key; `nil` when the queue is empty.
  var firstKey: UInt64? { entries.isEmpty ? nil : entries[0].key }

  mutating func releaseMemory() { entries.releaseMemory() }

  mutating func push(_ row: RowID, key: UInt64) {
    let entry = QueuedRow(key: key, row: row)
    entries.append(entry)
    rise(entry, to: Int(entries.count) - 1)
  }

  mutating func pop() -> RowID? {
    guard let last = entries.popLast() else { return nil }
    guard !entries.isEmpty else { return last.row }
    let row = entries[0].row
    rise(last, to: sinkHole())
    return row
  }

  /// Moves the smaller child up into the free root, its smaller child after it, and so on; returns the index that is left
  /// free.
  ///
  /// Going all the way down takes one comparison a level, and no branch depends on its outcome.
  private func sinkHole() -> Int {
    let heap = entries.base
    let count = Int(entries.count)
    var hole = 0
    var child = 1
    while child < count {
      if child + 1 < count { child += heap[child + 1].key < heap[child].key ? 1 : 0 }
      heap[hole] = heap[child]
      hole = child
      child = 2 * hole + 1
    }
    return hole
  }

  /// Inserts an entry at a free index and moves it up while its key is smaller than that of its parent.
  private func rise(_ entry: QueuedRow, to free: Int) {
    let heap = entries.base
    var hole = free
    while hole > 0 {
      let parent = (hole - 1) / 2
      guard entry.key < heap[parent].key else { break }
      heap[hole] = heap[parent]
      hole = parent
    }
    heap[hole] = entry
  }
}

/// An infeasible row with its key in the ``RowQueue``.
struct QueuedRow: BitwiseCopyable {
  var key: UInt64
  var row: RowID
}

/// A row of the basis whose constant changed, and the constant it had at the last solve.
struct ConstantEdit: BitwiseCopyable {
  var row: RowID
  var oldConstant: Double
}
