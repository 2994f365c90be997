// SPDX-License-Identifier: MIT

/// Kerning of individual pairs of glyphs, in font units.
struct GlyphPairs: Sendable {
  private var keys: [UInt32] = []
  private var values: [Int16] = []
  private var isSorted = true

  /// Adds a pair. If a pair is added repeatedly, its first value is used.
  mutating func append(_ left: UInt16, _ right: UInt16, _ value: Int16) {
    let key = UInt32(left) << 16 | UInt32(right)
    if let last = keys.last, last >= key { isSorted = false }
    keys.append(key)
    values.append(value)
  }

  /// Sorts the pairs for ``value(_:_:)``, if they were added in another order.
  mutating func finish() {
    guard !isSorted else { return }
    let order = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    (keys, values) = (order.map { keys[$0] }, order.map { values[$0] })
    isSorted = true
  }

  /// Returns the kerning of a pair; `nil` if it is not listed.
  func value(_ left: UInt16, _ right: UInt16) -> Int16? {
    let key = UInt32(left) << 16 | UInt32(right)
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < keys.count && keys[low] == key ? values[low] : nil
  }
}
