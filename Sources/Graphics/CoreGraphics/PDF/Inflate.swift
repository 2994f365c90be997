// SPDX-License-Identifier: MIT

import Foundation

/// Decompresses data in the DEFLATE format.
///
/// Source: RFC 1950 and RFC 1951. Checksums are not verified.
struct Inflate {
  /// The maximum number of decompressed bytes.
  private static let maximumCount = 1 << 23

  private let input: [UInt8]
  private var position: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []

  /// Returns the contents of a zlib stream, or the part of them before an error; `nil` for other data.
  static func contents(ofStream data: [UInt8]) -> [UInt8]? {
    guard data.count > 2, data[0] & 15 == 8, (Int(data[0]) << 8 | Int(data[1])) % 31 == 0 else { return nil }
    var reader = Inflate(input: data, position: 2)
    while let isLast = reader.readBlock(), !isLast {}
    return reader.output
  }

  private init(input: [UInt8], position: Int) {
    self.input = input
    self.position = position
  }

  // MARK: Blocks

  /// Reads a block. Returns whether it is the last one; `nil` after an error.
  private mutating func readBlock() -> Bool? {
    guard let isLast = read(1), let kind = read(2) else { return nil }
    let isRead =
      switch kind {
      case 0: readStored()
      case 1: readSymbols(Self.fixedLengths, Self.fixedDistances)
      case 2: readDynamic()
      default: false
      }
    return isRead ? isLast == 1 : nil
  }

  private mutating func readStored() -> Bool {
    (bits, bitCount) = (0, 0)
    guard position + 4 <= input.count else { return false }
    let count = Int(input[position]) | Int(input[position + 1]) << 8
    position += 4
    guard position + count <= input.count, output.count + count <= Self.maximumCount else { return false }
    output += input[position..<position + count]
    position += count
    return true
  }

  private mutating func readDynamic() -> Bool {
    guard let literals = read(5), let distances = read(5), let codes = read(4) else { return false }
    var codeLengths = [Int](repeating: 0, count: 19)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for index in order.prefix(codes + 4) {
      guard let length = read(3) else { return false }
      codeLengths[index] = length
    }
    let code = HuffmanCode(lengths: codeLengths)
    var lengths: [Int] = []
    let count = literals + 257 + distances + 1
    while lengths.count < count {
      guard let symbol = readSymbol(code) else { return false }
      switch symbol {
      case 16:
        guard let last = lengths.last, let extra = read(2) else { return false }
        lengths += [Int](repeating: last, count: extra + 3)
      case 17, 18:
        guard let extra = read(symbol == 17 ? 3 : 7) else { return false }
        lengths += [Int](repeating: 0, count: extra + (symbol == 17 ? 3 : 11))
      default: lengths.append(symbol)
      }
    }
    let first = literals + 257
    return readSymbols(
      HuffmanCode(lengths: Array(lengths[..<first])), HuffmanCode(lengths: Array(lengths[first..<count])))
  }

  private mutating func readSymbols(_ literals: HuffmanCode, _ distances: HuffmanCode) -> Bool {
    while output.count <= Self.maximumCount {
      guard let symbol = readSymbol(literals) else { return false }
      if symbol < 256 {
        output.append(UInt8(symbol))
      } else if symbol == 256 {
        return true
      } else {
        guard symbol < 286, let extra = read(Self.lengthBits[symbol - 257]),
          let code = readSymbol(distances), code < 30, let offset = read(Self.distanceBits[code])
        else { return false }
        let distance = Self.distanceBases[code] + offset
        guard distance <= output.count else { return false }
        for _ in 0..<Self.lengthBases[symbol - 257] + extra { output.append(output[output.count - distance]) }
      }
    }
    return false
  }

  // MARK: Bits

  private mutating func read(_ count: Int) -> Int? {
    while bitCount < count {
      guard position < input.count else { return nil }
      bits |= UInt32(input[position]) << UInt32(bitCount)
      position += 1
      bitCount += 8
    }
    let value = bits & ((1 << UInt32(count)) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func readSymbol(_ code: HuffmanCode) -> Int? {
    var (value, first, index) = (0, 0, 0)
    for count in code.counts {
      guard let bit = read(1) else { return nil }
      value |= bit
      if value - count < first { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }

  // MARK: Tables

  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let distanceBits = (0..<30).map { max(0, $0 / 2 - 1) }
  private static let distanceBases = distanceBits.reduce(into: [1]) { $0.append($0[$0.count - 1] + 1 << $1) }
  private static let fixedLengths = HuffmanCode(
    lengths: [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112) + [Int](repeating: 7, count: 24)
      + [Int](repeating: 8, count: 8))
  private static let fixedDistances = HuffmanCode(lengths: [Int](repeating: 5, count: 30))
}

/// A canonical Huffman code.
private struct HuffmanCode {
  /// The number of codes of each length from 1 to 15.
  private(set) var counts = [Int](repeating: 0, count: 15)
  /// The symbols in the order of their codes.
  private(set) var symbols: [Int] = []

  /// Creates a code from the length of the code of each symbol; 0 if a symbol is not used.
  init(lengths: [Int]) {
    for length in 1...15 {
      let found = lengths.indices.filter { lengths[$0] == length }
      counts[length - 1] = found.count
      symbols += found
    }
  }
}
