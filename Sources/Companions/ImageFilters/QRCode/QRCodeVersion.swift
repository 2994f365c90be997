// SPDX-License-Identifier: MIT

/// The strength of the correction of errors in a code. Raw values are the bits that say it.
enum QRCodeLevel: Int {
  case low = 1
  case medium = 0
  case quartile = 3
  case high = 2

  /// Creates a level from its letter, as Core Image names it.
  init?(letter: String) {
    switch letter {
    case "L": self = .low
    case "M": self = .medium
    case "Q": self = .quartile
    case "H": self = .high
    default: return nil
    }
  }
}

/// A version of the code, which has a size, with the strength of its correction.
///
/// Source: ISO/IEC 18004, tables 1 and 9.
struct QRCodeVersion {
  /// The number, from 1 to 40.
  let number: Int
  let level: QRCodeLevel

  /// The number of modules in a row.
  var size: Int { 17 + 4 * number }

  /// The number of bytes that the modules beside the patterns hold, correction included.
  var byteCount: Int {
    var modules = (16 * number + 128) * number + 64
    if number > 1 {
      let alignments = number / 7 + 2
      modules -= (25 * alignments - 10) * alignments - 55
    }
    if number > 6 { modules -= 36 }
    return modules / 8
  }

  /// The number of blocks that are corrected by themselves.
  var blockCount: Int { table(Self.blockCounts) }
  /// The number of bytes that correct a block.
  var correctionCount: Int { table(Self.correctionCounts) }
  /// The number of bytes of content.
  var contentCount: Int { byteCount - blockCount * correctionCount }
  /// The number of bits that tell the length of the content.
  var lengthBits: Int { number < 10 ? 8 : 16 }

  /// The places of the centers of the patterns for alignment, in both directions.
  var alignments: [Int] {
    if number == 1 { return [] }
    let count = number / 7 + 2
    let step = number == 32 ? 26 : (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<(count - 1)).map { size - 7 - $0 * step }.reversed()
  }

  /// The smallest version for a number of bytes; `nil` if there are too many.
  static func smallest(for count: Int, level: QRCodeLevel) -> QRCodeVersion? {
    (1...40).lazy.map { QRCodeVersion(number: $0, level: level) }.first {
      4 + $0.lengthBits + 8 * count <= 8 * $0.contentCount
    }
  }

  private func table(_ rows: [[Int]]) -> Int {
    let row =
      switch level {
      case .low: 0
      case .medium: 1
      case .quartile: 2
      case .high: 3
      }
    return rows[row][number - 1]
  }

  private static let correctionCounts = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  private static let blockCounts = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19,
      19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33,
      35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43,
      45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51,
      54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}
