// SPDX-License-Identifier: MIT

import LayoutChecks

/// The lines of a file, to convert byte offsets to positions.
struct LinePositions {
  private let bytes: [UInt8]
  /// The offsets at which lines start.
  private let starts: [Int]

  init(of bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    self.starts = starts
  }

  /// Returns the number of the line that contains `offset`, from 1.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns a range of bytes with the position of its start.
  func range(of range: Range<Int>) -> FileRange {
    let line = line(of: range.lowerBound)
    let before = bytes[starts[line - 1]..<range.lowerBound]
    let column = before.count { $0 & 0xC0 != 0x80 } + 1
    return FileRange(line: line, column: column, offset: range.lowerBound, length: range.count)
  }
}
