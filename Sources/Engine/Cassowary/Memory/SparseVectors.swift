// SPDX-License-Identifier: MIT

/// Sparse vectors as linked lists of entries in one table. A vector is the index of its first entry, or -1 when it is zero.
struct SparseVectors: ~Copyable {
  private var entries: Table<SparseEntry>
  /// The first of the entries that are not in use, or -1.
  private var firstFree: Int32

  init() { self.init(entries: Table(), firstFree: -1) }

  private init(entries: consuming Table<SparseEntry>, firstFree: Int32) {
    self.entries = entries
    self.firstFree = firstFree
  }

  func copy() -> SparseVectors { SparseVectors(entries: entries.copy(), firstFree: firstFree) }

  /// The number of entries, in use or not.
  var count: Int32 { entries.count }

  subscript(entry: Int32) -> SparseEntry {
    @_transparent get { entries[entry] }
    @_transparent nonmutating _modify { yield &entries[entry] }
  }

  @_transparent
  mutating func make(index: Int32, value: Double, magnitude: Float, next: Int32) -> Int32 {
    let entry = SparseEntry(value: value, magnitude: magnitude, index: index, next: next)
    if firstFree >= 0 {
      let reused = firstFree
      firstFree = entries[reused].next
      entries[reused] = entry
      return reused
    }
    entries.append(entry)
    return entries.count - 1
  }

  /// Frees one entry.
  @_transparent
  mutating func free(entry: Int32) {
    entries[entry].next = firstFree
    firstFree = entry
  }

  /// Frees a vector.
  mutating func free(vector head: Int32) {
    var entry = head
    while entry >= 0 {
      let next = entries[entry].next
      free(entry: entry)
      entry = next
    }
  }

  /// Releases unused memory.
  mutating func trim() { entries.trim() }
}

/// One entry of a sparse vector: the component of a multiplier at a level, or of the Jacobian at a tear.
struct SparseEntry: BitwiseCopyable {
  var value: Double
  /// The largest summand of the value. A much smaller value is a rounding error.
  var magnitude: Float
  /// The level, or the index of the tear.
  var index: Int32
  /// The next entry of the same vector, or -1.
  var next: Int32
}
