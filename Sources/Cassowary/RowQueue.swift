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
    entries.append(Entry(key: key, row: row))
    var place = entries.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      guard entries[place].key < entries[parent].key else { return }
      exchange(place, parent)
      place = parent
    }
  }

  mutating func pop() -> Int32? {
    guard entries.count > 0 else { return nil }
    let row = entries[0].row
    entries[0] = entries[entries.count - 1]
    entries.removeLast()
    var place: Int32 = 0
    while true {
      var least = place
      for child in (2 * place + 1)...(2 * place + 2)
      where child < entries.count && entries[child].key < entries[least].key {
        least = child
      }
      guard least != place else { return row }
      exchange(place, least)
      place = least
    }
  }

  private func exchange(_ a: Int32, _ b: Int32) {
    let kept = entries[a]
    entries[a] = entries[b]
    entries[b] = kept
  }
}

extension ConstraintSystem {
  /// The place of a row in the order of mending; lower comes first.
  ///
  /// Required equalities come first, since they give variables to determine; then bounds on single variables, then
  /// the soft rows by priority, and the other required inequalities last, when most of them turn out satisfied.
  /// Within one group the order is that of creation. The order changes the number of steps, not the optimum.
  func queueKey(of row: Int32) -> UInt64 {
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
