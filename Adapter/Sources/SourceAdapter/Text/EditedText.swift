// SPDX-License-Identifier: MIT

/// A text and its edits, in the order in which they were added.
struct EditedText {
  /// The text before the edits.
  let original: [UInt8]
  private(set) var edits: [Edit] = []
  private var appended: [String] = []

  init(_ text: String) {
    original = Array(text.utf8)
  }

  /// Whether there are no edits.
  var isUnchanged: Bool { edits.isEmpty && appended.isEmpty }

  /// Inserts `text` before the byte at `offset`.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text))
  }

  /// Replaces the bytes of `range` by blanks, and keeps the ends of lines.
  mutating func blank(_ range: Range<Int>) {
    replace(range, by: "")
  }

  /// Replaces the bytes of `range` by `text` and as many blanks as keep what follows in its line and column.
  ///
  /// What follows moves to the right when `text` is longer than the range.
  mutating func replace(_ range: Range<Int>, by text: String) {
    let bytes = original[range]
    let lines = bytes.filter { $0 == UInt8(ascii: "\n") }.count
    guard lines > 0, let last = bytes.lastIndex(of: UInt8(ascii: "\n")) else {
      edits.append(Edit(range: range, text: text + Self.blanks(range.count - text.utf8.count)))
      return
    }
    let ends = String(decoding: bytes.filter { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }, as: UTF8.self)
    edits.append(Edit(range: range, text: text + ends + Self.blanks(range.upperBound - last - 1)))
  }

  /// Writes a line, or several that belong together, behind the last line, once.
  mutating func append(_ line: String) {
    if !appended.contains(line) { appended.append(line) }
  }

  /// The text after the edits. Of edits that overlap, the first one counts.
  func result() -> String {
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(original.count + 1024)
    var position = 0
    for (_, edit) in sorted where edit.range.lowerBound >= position {
      bytes += original[position..<edit.range.lowerBound]
      bytes += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    bytes += original[position...]
    if !appended.isEmpty {
      if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
      for lines in appended { bytes += Array((lines + "\n").utf8) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}
