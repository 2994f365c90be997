// SPDX-License-Identifier: MIT

/// A set of small numbers in which the next and the previous member are found in a few steps.
struct OrderedBits {
  /// The members as bits, and above them for each word whether it has bits.
  private var levels: [[UInt64]] = []

  /// Creates an empty set for numbers below `count`.
  init(count: Int) {
    var count = count
    repeat {
      count = (count + 63) / 64
      levels.append([UInt64](repeating: 0, count: max(1, count)))
    } while count > 1
  }

  mutating func insert(_ number: Int) {
    var number = number
    for level in levels.indices {
      levels[level][number >> 6] |= 1 << UInt64(number & 63)
      number >>= 6
    }
  }

  mutating func remove(_ number: Int) {
    var number = number
    for level in levels.indices {
      levels[level][number >> 6] &= ~(1 << UInt64(number & 63))
      guard levels[level][number >> 6] == 0 else { return }
      number >>= 6
    }
  }

  /// Returns the least member that is at least `number`.
  func next(from number: Int) -> Int? {
    var level = 0
    var number = number
    while level < levels.count {
      guard number >> 6 < levels[level].count else { return nil }
      let word = levels[level][number >> 6] & (UInt64.max << UInt64(number & 63))
      if word != 0 {
        return descend(from: level, to: number & ~63 | word.trailingZeroBitCount) { $0.trailingZeroBitCount }
      }
      number = number >> 6 + 1
      level += 1
    }
    return nil
  }

  /// Returns the greatest member that is less than `number`.
  func previous(before number: Int) -> Int? {
    var level = 0
    var number = number
    while level < levels.count {
      guard number > 0 else { return nil }
      number -= 1
      let word = levels[level][number >> 6] & (UInt64.max >> UInt64(63 - number & 63))
      if word != 0 {
        return descend(from: level, to: number & ~63 | 63 - word.leadingZeroBitCount) { 63 - $0.leadingZeroBitCount }
      }
      number >>= 6
      level += 1
    }
    return nil
  }

  private func descend(from level: Int, to number: Int, _ bit: (UInt64) -> Int) -> Int {
    var number = number
    for level in (0..<level).reversed() { number = number << 6 | bit(levels[level][number]) }
    return number
  }
}
