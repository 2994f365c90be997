// SPDX-License-Identifier: MIT

import LayoutModel

/// Scans a text byte by byte and keeps track of line and column.
struct ByteScanner {
  /// The text in UTF-8.
  let bytes: [UInt8]

  /// The location of the next byte.
  private(set) var position = SourceLocation.start

  /// Whether comments are skipped like white space.
  let skipsComments: Bool

  /// Whether statements end at line breaks.
  let endsStatementsAtLineEnd: Bool

  /// The number of open brackets, inside which line breaks are white space in every dialect.
  var openBrackets = 0

  init(_ bytes: [UInt8], dialect: Dialect) {
    self.bytes = bytes
    skipsComments = dialect.isText
    endsStatementsAtLineEnd = dialect == .extended && !Self.hasSemicolon(bytes)
  }

  /// The next byte; `nil` at the end of the text.
  var current: UInt8? { byte(after: 0) }

  /// The byte at `distance` after the current one; `nil` after the end of the text.
  func byte(after distance: Int) -> UInt8? {
    let index = position.offset + distance
    return index < bytes.count ? bytes[index] : nil
  }

  /// Whether the text continues with `literal`, which must be ASCII.
  func isAt(_ literal: StaticString) -> Bool {
    guard position.offset + literal.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<literal.utf8CodeUnitCount where bytes[position.offset + index] != literal.utf8Start[index] {
      return false
    }
    return true
  }

  /// Consumes `literal` if the text continues with it, and returns whether it does.
  mutating func take(_ literal: StaticString) -> Bool {
    guard isAt(literal) else { return false }
    advance(by: literal.utf8CodeUnitCount)
    return true
  }

  /// Skips `count` bytes, at most to the end of the text.
  mutating func advance(by count: Int = 1) {
    for _ in 0..<count where position.offset < bytes.count { advanceOneByte() }
  }

  private mutating func advanceOneByte() {
    let byte = bytes[position.offset]
    let isCarriageReturnOfPair =
      byte == Ascii.carriageReturn && self.byte(after: 1) == Ascii.lineFeed
    position.offset += 1
    if byte == Ascii.lineFeed || (byte == Ascii.carriageReturn && !isCarriageReturnOfPair) {
      position.line += 1
      position.column = 1
    } else if byte & 0xC0 != 0x80 && !isCarriageReturnOfPair {
      position.column += 1
    }
  }

  /// Returns to an earlier location.
  mutating func rewind(to location: SourceLocation) { position = location }

  /// The text in a range.
  func text(_ range: SourceRange) -> String { String(decoding: bytes[range.offsets], as: UTF8.self) }

  // MARK: White space

  /// Skips white space and comments, and line breaks that do not end the statement.
  mutating func skipBlanks() {
    while let byte = current {
      if Ascii.isLineEnd(byte) && endsStatementsAtLineEnd && openBrackets == 0 {
        guard continuesOnNextLine() else { return }
      } else if Ascii.isBlank(byte) {
        advance()
      } else if !skipComment() {
        return
      }
    }
  }

  /// Skips everything that may occur between two statements.
  mutating func skipBlanksAndLineEnds() {
    while let byte = current {
      if Ascii.isBlank(byte) {
        advance()
      } else if !skipComment() {
        return
      }
    }
  }

  /// Skips to the next token if it continues the statement of the previous line. Otherwise skips nothing.
  private mutating func continuesOnNextLine() -> Bool {
    let lineEnd = position
    skipBlanksAndLineEnds()
    if let next = current, next == Ascii.minus || next == Ascii.tilde || next == Ascii.openBrace { return true }
    rewind(to: lineEnd)
    return false
  }

  /// Skips a comment and returns whether there was one. An unclosed `/*` extends to the end of the text.
  mutating func skipComment() -> Bool {
    guard skipsComments else { return false }
    if isAt("#") || isAt("//") {
      while let byte = current, !Ascii.isLineEnd(byte) { advance() }
      return true
    }
    if take("/*") {
      while current != nil, !take("*/") { advance() }
      return true
    }
    return false
  }

  /// Whether there is a semicolon outside comments.
  private static func hasSemicolon(_ bytes: [UInt8]) -> Bool {
    var scanner = ByteScanner(bytes, dialect: .quick)
    while let byte = scanner.current {
      if byte == Ascii.semicolon { return true }
      if !scanner.skipComment() { scanner.advance() }
    }
    return false
  }
}

extension Double {
  /// The number without a zero fraction: 8 instead of 8.0.
  ///
  /// Converting with integers needs no mathematics library, which Embedded Swift lacks.
  var plainText: String {
    guard magnitude < 1e15, rounded(.towardZero) == self else { return "\(self)" }
    return String(Int(saturating: self))
  }
}
