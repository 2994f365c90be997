// SPDX-License-Identifier: MIT

/// The rows that are to be mended, most important first: a binary heap.
struct RowQueue: ~Copyable {
  struct Entry: BitwiseCopyable {
    var key: UInt64
    var row: Int32
  }

  private var entries = Table<Entry>()

  var isEmpty: Bool { entries.isEmpty }

  mutating func release() { entries.release() }

  mutating func push(_ row: Int32, key: UInt64) {
    let entry = Entry(key: key, row: row)
    entries.append(entry)
    rise(entry, to: Int(entries.count) - 1)
  }

  mutating func pop() -> Int32? {
    guard let last = entries.popLast() else { return nil }
    guard !entries.isEmpty else { return last.row }
    let row = entries[0].row
    rise(last, to: sinkHole())
    return row
  }

  /// Fills the top with the lesser child, its place with its lesser child, and so on; returns the place that is left free.
  ///
  /// Going all the way down takes one comparison a level, and one whose outcome nothing branches on.
  private func sinkHole() -> Int {
    let heap = entries.base
    let count = Int(entries.count)
    var place = 0
    var child = 1
    while child < count {
      if child + 1 < count { child += heap[child + 1].key < heap[child].key ? 1 : 0 }
      heap[place] = heap[child]
      place = child
      child = 2 * place + 1
    }
    return place
  }

  /// Puts an entry in a free place, or above, as far as it comes before what is there.
  private func rise(_ entry: Entry, to free: Int) {
    let heap = entries.base
    var place = free
    while place > 0 {
      let parent = (place - 1) / 2
      guard entry.key < heap[parent].key else { break }
      heap[place] = heap[parent]
      place = parent
    }
    heap[place] = entry
  }
}

extension ConstraintSystem {
  /// The place of a row in the order of mending; lower comes first.
  ///
  /// Required equalities come first, since they give variables to determine; then bounds on single variables, then
  /// the soft rows by priority, and the other required inequalities last, when most of them turn out satisfied.
  /// Within one group the order is that of creation. The order changes the number of steps, not the optimum.
  mutating func queueKey(of row: Int32) -> UInt64 {
    let record = rows[row]
    let age = UInt64(truncatingIfNeeded: record.sequence) & 0x7fff_ffff
    if isCareful { return age }
    if record.isRequired {
      if record.relation == .equal { return age }
      return (record.termCount <= 1 ? 1 : 3) << 62 | age
    }
    return 2 << 62 | UInt64(0x7fff_ffff - record.level) << 31 | age
  }
}
