// SPDX-License-Identifier: MIT

/// A string literal, or several that are concatenated.
struct SourceString {
  /// The value in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The range of the source that represents each byte of the value.
  private(set) var ranges: [Range<Int>] = []
  /// The offset of the end of the value in the source.
  var end = 0
  /// Whether the value is known: the literal has no interpolation and is closed.
  var isConstant = true

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ byte: UInt8, from range: Range<Int>) {
    bytes.append(byte)
    ranges.append(range)
  }

  mutating func append(_ other: SourceString) {
    bytes += other.bytes
    ranges += other.ranges
    end = other.end
    isConstant = isConstant && other.isConstant
  }

  /// Removes the bytes at the positions, which must be in increasing order.
  mutating func remove(at positions: [Int]) {
    let removed = Set(positions)
    bytes = bytes.indices.filter { !removed.contains($0) }.map { bytes[$0] }
    ranges = ranges.indices.filter { !removed.contains($0) }.map { ranges[$0] }
  }

  /// Returns the range of the source for a range of the value. An empty range stays empty.
  func sourceRange(of range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound < ranges.count ? ranges[range.lowerBound].lowerBound : end
    guard !range.isEmpty, range.upperBound <= ranges.count else { return start..<start }
    return start..<max(start, ranges[range.upperBound - 1].upperBound)
  }
}
