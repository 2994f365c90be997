// SPDX-License-Identifier: MIT

/// A Huffman table with codes in order of length.
struct JPEGHuffmanTable {
  /// The largest code of each length, aligned for decoding; -1 when there is none.
  private var largest = [Int](repeating: -1, count: 17)
  /// The number added to a code of each length to get the index of its value.
  private var indexOffset = [Int](repeating: 0, count: 17)
  private let values: [UInt8]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - counts: The numbers of codes with 1 to 16 bits.
  ///   - values: The values of the codes in order.
  init(counts: [Int], values: [UInt8]) {
    self.values = values
    var code = 0, index = 0
    for length in 1...16 {
      indexOffset[length] = index - code
      if counts[length - 1] > 0 {
        code += counts[length - 1]
        index += counts[length - 1]
        largest[length] = code - 1
      }
      code <<= 1
    }
  }

  /// Reads one code and returns its value; 0 for an invalid code, as in a damaged file.
  func read(_ bits: inout JPEGBits) -> Int {
    var code = 0
    for length in 1...16 {
      code = code << 1 | bits.next()
      if code <= largest[length] {
        let index = code + indexOffset[length]
        return values.indices.contains(index) ? Int(values[index]) : 0
      }
    }
    return 0
  }
}

/// The bits of a scan. After its end, all bits are zero.
struct JPEGBits {
  let bytes: [UInt8]
  /// The index of the next byte to read.
  var offset: Int
  private var current = 0
  private var left = 0

  init(bytes: [UInt8], offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Whether the end of the scan was reached.
  private(set) var isAtEnd = false

  /// Whether there is no restart marker after the end either.
  private(set) var isExhausted = false

  mutating func next() -> Int {
    if left == 0 {
      guard offset < bytes.count else {
        isAtEnd = true
        return 0
      }
      let byte = bytes[offset]
      if byte == 0xFF {
        // A zero after 0xFF is a stuffed byte. Any other byte forms a marker, which ends the scan.
        guard offset + 1 < bytes.count, bytes[offset + 1] == 0 else {
          isAtEnd = true
          return 0
        }
        offset += 1
      }
      offset += 1
      current = Int(byte)
      left = 8
    }
    left -= 1
    return current >> left & 1
  }

  mutating func read(_ count: Int) -> Int {
    var value = 0
    for _ in 0..<count { value = value << 1 | next() }
    return value
  }

  /// Reads a signed number of `count` bits. The lower half of the range represents negative numbers.
  mutating func readSigned(_ count: Int) -> Int {
    guard count > 0 else { return 0 }
    let value = read(count)
    return value < 1 << (count - 1) ? value - (1 << count) + 1 : value
  }

  /// Skips the next restart marker and resumes reading after it.
  mutating func restart() {
    left = 0
    isAtEnd = false
    var ahead = offset
    while ahead + 1 < bytes.count, !(bytes[ahead] == 0xFF && bytes[ahead + 1] != 0 && bytes[ahead + 1] != 0xFF) {
      ahead += 1
    }
    if ahead + 1 < bytes.count, (0xD0...0xD7).contains(bytes[ahead + 1]) {
      offset = ahead + 2
    } else {
      isExhausted = true
    }
  }
}
