// SPDX-License-Identifier: MIT

/// The bytes that a document was read from, with the places of its lines.
///
/// Elements and attributes keep ranges of these bytes. They are never changed: edits live in the tree beside them.
public final class MarkupSource {
  /// The whole file, as it was.
  public let bytes: [UInt8]

  /// The offset of each line's first byte.
  private lazy var lineStarts: [Int] = findLineStarts()

  /// The source made of `bytes`.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Where the byte at `offset` stands.
  ///
  /// - Complexity: logarithmic in the lines, linear in the one line; the first call looks through the whole file.
  public func position(at offset: Int) -> MarkupPosition {
    let offset = min(max(0, offset), bytes.count)
    let line = lineIndex(of: offset)
    let start = max(lineStarts[line], line == 0 ? byteOrderMarkLength : 0)
    let column = start < offset ? bytes[start..<offset].count { !MarkupByte.isContinuation($0) } : 0
    return MarkupPosition(line: line + 1, column: column + 1, offset: offset)
  }

  /// The number of bytes of the mark that some editors put first.
  var byteOrderMarkLength: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The text of `range`, with character references as they are written.
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
