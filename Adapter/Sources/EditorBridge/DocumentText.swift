// SPDX-License-Identifier: MIT

/// The text of an open document, which an editor changes in ranges.
struct DocumentText {
  /// A place in a text: a line, and a number of UTF-16 code units in it, both from 0.
  struct Position {
    var line: Int
    var character: Int
  }

  /// The whole text.
  private(set) var text: String

  init(_ text: String) { self.text = text }

  /// Replaces the whole text.
  mutating func replace(with new: String) { text = new }

  /// Replaces the text between two places. Places behind the end of a line or of the text are taken for that end.
  ///
  /// - Complexity: Linear in the length of the text.
  mutating func replace(from start: Position, to end: Position, with new: String) {
    let lower = index(of: start)
    text.replaceSubrange(lower..<max(lower, index(of: end)), with: new)
  }

  private func index(of position: Position) -> String.Index {
    let units = text.utf16
    var line = units.startIndex
    for _ in 0..<max(0, position.line) {
      guard let end = units[line...].firstIndex(of: Self.lineFeed) else { return units.endIndex }
      line = units.index(after: end)
    }
    var end = units[line...].firstIndex(of: Self.lineFeed) ?? units.endIndex
    if end > line, units[units.index(before: end)] == Self.carriageReturn { end = units.index(before: end) }
    return units.index(line, offsetBy: max(0, position.character), limitedBy: end) ?? end
  }

  private static let lineFeed: UInt16 = 10
  private static let carriageReturn: UInt16 = 13
}
