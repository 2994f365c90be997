// SPDX-License-Identifier: MIT

/// Reads a text byte by byte and knows line and column of where it stands.
struct ByteScanner {
  /// The text in UTF-8.
  let bytes: [UInt8]

  /// The next byte to be read.
  private(set) var position = SourceLocation.start

  /// Whether comments count as blanks.
  let skipsComments: Bool

  /// Whether a statement ends with its line.
  let endsStatementsAtLineEnd: Bool

  /// How many brackets are open. Inside them a line end is a blank in every dialect.
  var openBrackets = 0

  init(_ bytes: [UInt8], dialect: Dialect) {
    self.bytes = bytes
    skipsComments = dialect.isText
    endsStatementsAtLineEnd = dialect == .extended && !Self.hasSemicolon(bytes)
  }

  /// The byte to be read next, or nil at the end of the text.
  var current: UInt8? { byte(after: 0) }

  /// The byte `distance` bytes behind the current one, or nil beyond the end.
  func byte(after distance: Int) -> UInt8? {
    let index = position.offset + distance
    return index < bytes.count ? bytes[index] : nil
  }

  /// Whether the text goes on with `literal`, which is ASCII.
  func isAt(_ literal: StaticString) -> Bool {
    guard position.offset + literal.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<literal.utf8CodeUnitCount where bytes[position.offset + index] != literal.utf8Start[index] {
      return false
    }
    return true
  }

  /// Steps over `literal` when the text goes on with it, and says whether it did.
  mutating func take(_ literal: StaticString) -> Bool {
    guard isAt(literal) else { return false }
    advance(by: literal.utf8CodeUnitCount)
    return true
  }

  /// Steps over `count` bytes, or up to the end of the text.
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

  /// Goes back to a place reached before.
  mutating func rewind(to place: SourceLocation) { position = place }

  /// The text between two places.
  func text(_ range: SourceRange) -> String { String(decoding: bytes[range.offsets], as: UTF8.self) }

  // MARK: Blanks

  /// Steps over blanks and comments, and over line ends that do not end the statement.
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

  /// Steps over everything that may stand between two statements.
  mutating func skipBlanksAndLineEnds() {
    while let byte = current {
      if Ascii.isBlank(byte) {
        advance()
      } else if !skipComment() {
        return
      }
    }
  }

  /// Steps to the next token when that goes on with the statement of the line just ended; stays put otherwise.
  private mutating func continuesOnNextLine() -> Bool {
    let lineEnd = position
    skipBlanksAndLineEnds()
    if let next = current, next == Ascii.minus || next == Ascii.tilde || next == Ascii.openBrace { return true }
    rewind(to: lineEnd)
    return false
  }

  /// Steps over one comment, and says whether there was one. An unclosed `/*` reaches to the end of the text.
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

  /// Whether there is a semicolon outside of comments.
  private static func hasSemicolon(_ bytes: [UInt8]) -> Bool {
    var scanner = ByteScanner(bytes, dialect: .quick)
    while let byte = scanner.current {
      if byte == Ascii.semicolon { return true }
      if !scanner.skipComment() { scanner.advance() }
    }
    return false
  }
}
