// SPDX-License-Identifier: MIT

/// The units of a text, such as words.
enum TextUnits {
  /// The ranges of all units, in UTF-16 code units and in order.
  static func ranges(of granularity: UITextGranularity, in text: String) -> [NSRange] {
    switch granularity {
    case .document: [NSRange(location: 0, length: text.utf16.count)]
    case .character: text.indices.map { NSRange($0..<text.index(after: $0), in: text) }
    case .word: runs(in: text) { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" }
    case .paragraph, .line: pieces(of: text) { $0.isNewline }
    case .sentence: pieces(of: text) { $0.isNewline || ".!?".contains($0) }
    }
  }

  /// The longest runs of characters that a condition holds for.
  private static func runs(in text: String, _ isPart: (Character) -> Bool) -> [NSRange] {
    var result: [NSRange] = []
    var start: String.Index?
    for index in text.indices {
      if isPart(text[index]) {
        start = start ?? index
      } else if let first = start {
        result.append(NSRange(first..<index, in: text))
        start = nil
      }
    }
    if let start { result.append(NSRange(start..<text.endIndex, in: text)) }
    return result
  }

  /// The pieces that end after a character that a condition holds for.
  private static func pieces(of text: String, _ isEnd: (Character) -> Bool) -> [NSRange] {
    var result: [NSRange] = []
    var start = text.startIndex
    for index in text.indices where isEnd(text[index]) {
      let next = text.index(after: index)
      result.append(NSRange(start..<next, in: text))
      start = next
    }
    if start < text.endIndex { result.append(NSRange(start..<text.endIndex, in: text)) }
    return result
  }
}
