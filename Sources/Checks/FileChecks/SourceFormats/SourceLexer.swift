// SPDX-License-Identifier: MIT

/// Splits a source file into tokens and comments.
///
/// A literal that is not closed ends at the end of its line, so that an error does not affect the rest of the file.
struct SourceLexer {
  let bytes: [UInt8]
  let language: SourceLanguage
  var offset = 0
  private(set) var tokens: [SourceToken] = []
  private(set) var comments: [SourceComment] = []

  /// Reads all tokens of a file.
  init(_ bytes: [UInt8], language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
    while offset < bytes.count { readToken() }
  }

  func byte(after distance: Int = 0) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  func isAt(_ literal: StaticString) -> Bool {
    for index in 0..<literal.utf8CodeUnitCount where byte(after: index) != literal.utf8Start[index] { return false }
    return true
  }

  private mutating func readToken() {
    let start = offset
    let byte = bytes[offset]
    switch byte {
    case _ where byte <= 0x20: offset += 1
    case UInt8(ascii: "/") where isAt("//"): readLineComment()
    case UInt8(ascii: "/") where isAt("/*"): readBlockComment()
    case UInt8(ascii: "\""): readString(pounds: 0)
    case UInt8(ascii: "#") where language == .swift && poundsBeforeQuote > 0: readString(pounds: poundsBeforeQuote)
    case UInt8(ascii: "'") where language == .objectiveC: readCharacter()
    case UInt8(ascii: "`"): offset += 1
    case _ where Self.isDigit(byte):
      while let next = self.byte(), Self.isLetter(next) || Self.isDigit(next) { offset += 1 }
      add(.other, from: start)
    case _ where Self.isLetter(byte):
      while let next = self.byte(), Self.isLetter(next) || Self.isDigit(next) { offset += 1 }
      add(.identifier(String(decoding: bytes[start..<offset], as: UTF8.self)), from: start)
    default:
      offset += 1
      add(.punctuation(byte), from: start)
    }
  }

  private mutating func add(_ kind: SourceToken.Kind, from start: Int) {
    tokens.append(SourceToken(kind: kind, range: start..<offset))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Whether a byte is part of a name. Bytes of characters other than ASCII are.
  private static func isLetter(_ byte: UInt8) -> Bool {
    let lowered = byte | 0x20
    return (lowered >= 0x61 && lowered <= 0x7A) || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  // MARK: Comments

  private mutating func readLineComment() {
    let start = offset
    while let byte = byte(), byte != 0x0A, byte != 0x0D { offset += 1 }
    addComment(from: start)
  }

  /// Reads a comment, which can contain others in Swift.
  private mutating func readBlockComment() {
    let start = offset
    var depth = 0
    while offset < bytes.count {
      if isAt("/*"), depth == 0 || language == .swift {
        depth += 1
        offset += 2
      } else if isAt("*/") {
        depth -= 1
        offset += 2
        if depth == 0 { break }
      } else {
        offset += 1
      }
    }
    addComment(from: start)
  }

  private mutating func addComment(from start: Int) {
    comments.append(
      SourceComment(text: String(decoding: bytes[start..<offset], as: UTF8.self), range: start..<offset))
  }

  // MARK: Literals

  /// The number of `#` before a quotation mark; 0 if there is none.
  private var poundsBeforeQuote: Int {
    var count = 0
    while byte(after: count) == UInt8(ascii: "#") { count += 1 }
    return byte(after: count) == UInt8(ascii: "\"") ? count : 0
  }

  private mutating func readString(pounds: Int) {
    let start = offset
    var reader = SourceStringReader(bytes, at: offset, language: language, pounds: pounds)
    let string = reader.read()
    offset = max(reader.offset, start + 1)
    add(.string(string), from: start)
  }

  /// Reads a character constant of C. An apostrophe that is not closed on its line is skipped.
  private mutating func readCharacter() {
    let start = offset
    var end = offset + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "'"), bytes[end] != 0x0A {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "'")
    offset = isClosed ? end + 1 : start + 1
    add(.other, from: start)
  }
}
