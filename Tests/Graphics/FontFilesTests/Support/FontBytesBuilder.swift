// SPDX-License-Identifier: MIT

/// Big-endian numbers in a row.
struct FontBytesBuilder {
  private(set) var bytes: [UInt8] = []

  init() {}

  /// Creates the bytes of 16-bit numbers. Negative numbers are stored in two's complement.
  init(words: [Int]) { add(words) }

  mutating func add(_ words: [Int]) {
    for word in words {
      let value = UInt16(truncatingIfNeeded: word)
      bytes += [UInt8(value >> 8), UInt8(value & 0xFF)]
    }
  }

  mutating func add(long value: Int) { add([value >> 16, value]) }

  mutating func add(tag: String) { bytes += Array(tag.utf8) }

  mutating func add(bytes more: [UInt8]) { bytes += more }

  var count: Int { bytes.count }
}
