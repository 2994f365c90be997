// SPDX-License-Identifier: MIT

/// The bytes of a code: the content, and those that correct it.
///
/// Source: ISO/IEC 18004, “Data encodation” and “Error correction coding”.
enum QRCodeBytes {
  /// Returns the bytes in the order of the modules.
  static func bytes(of content: [UInt8], _ version: QRCodeVersion) -> [UInt8] {
    let data = padded(content, version)
    let (short, longBlocks) = data.count.quotientAndRemainder(dividingBy: version.blockCount)
    let divisor = CorrectionDivisor(count: version.correctionCount)
    var blocks: [(data: ArraySlice<UInt8>, correction: [UInt8])] = []
    var rest = data[...]
    for index in 0..<version.blockCount {
      let block = rest.prefix(index < version.blockCount - longBlocks ? short : short + 1)
      rest = rest.dropFirst(block.count)
      blocks.append((block, divisor.remainder(of: block)))
    }
    // The blocks are interleaved, so that a stain harms each a little.
    let interleaved = (0...short).flatMap { column in
      blocks.compactMap { column < $0.data.count ? $0.data[$0.data.startIndex + column] : nil }
    }
    return interleaved + (0..<version.correctionCount).flatMap { column in blocks.map { $0.correction[column] } }
  }

  /// The content with what it is and how long, filled up to the size of the version.
  private static func padded(_ content: [UInt8], _ version: QRCodeVersion) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) { for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) } }
    let byteMode = 4
    append(byteMode, 4)
    append(content.count, version.lengthBits)
    for byte in content { append(Int(byte), 8) }
    append(0, min(4, 8 * version.contentCount - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    let fillers: [UInt8] = [0xec, 0x11]
    let count = bytes.count
    while bytes.count < version.contentCount { bytes.append(fillers[(bytes.count - count) % 2]) }
    return bytes
  }
}

/// A polynomial of the code of Reed and Solomon, in the field of 256 elements.
struct CorrectionDivisor {
  /// The coefficients below the leading one, the highest power first.
  private let coefficients: [UInt8]

  /// Creates the product of (x − 2⁰) to (x − 2ⁿ⁻¹).
  init(count: Int) {
    var result = [UInt8](repeating: 0, count: count)
    result[count - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in 0..<count {
        result[index] = Self.product(result[index], root)
        if index + 1 < count { result[index] ^= result[index + 1] }
      }
      root = Self.product(root, 2)
    }
    coefficients = result
  }

  /// Returns the remainder of bytes, as a polynomial, by this one.
  func remainder(of bytes: some Sequence<UInt8>) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: coefficients.count)
    for byte in bytes {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for (index, coefficient) in coefficients.enumerated() { result[index] ^= Self.product(coefficient, factor) }
    }
    return result
  }

  /// The product of two elements of the field, modulo x⁸ + x⁴ + x³ + x² + 1.
  static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11d
      result ^= Int(b >> UInt8(bit) & 1) * Int(a)
    }
    return UInt8(truncatingIfNeeded: result)
  }
}
