// SPDX-License-Identifier: MIT

/// The bytes from which a document was read.
///
/// Elements and attributes refer to ranges of these bytes. The bytes never change; edits are stored in the tree.
public final class MarkupSource {
  /// The bytes of the file.
  public let bytes: [UInt8]

  /// The offset of the first byte of each line.
  private lazy var lineStarts: [Int] = findLineStarts()

  /// Creates a source from `bytes`.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the position of the byte at `offset`.
  ///
  /// - Complexity: Logarithmic in the number of lines and linear in the length of the line. The first call reads the
  ///   entire file.
  public func position(at offset: Int) -> MarkupPosition {
    let offset = min(max(0, offset), bytes.count)
    let line = lineIndex(of: offset)
    let start = max(lineStarts[line], line == 0 ? byteOrderMarkLength : 0)
    let column = start < offset ? bytes[start..<offset].count { !MarkupByte.isContinuation($0) } : 0
    return MarkupPosition(line: line + 1, column: column + 1, offset: offset)
  }

  /// The length of the byte order mark, in bytes.
  var byteOrderMarkLength: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Returns the text in `range`, with character references unresolved.
  func text(of range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func findLineStarts() -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == MarkupByte.lineFeed || byte == MarkupByte.carriageReturn {
      let next = offset + 1
      let isFirstOfPair =
        byte == MarkupByte.carriageReturn && next < bytes.count && bytes[next] == MarkupByte.lineFeed
      if !isFirstOfPair { starts.append(next) }
    }
    return starts
  }
}
