// SPDX-License-Identifier: MIT

/// Reads a format text in one of its dialects, from left to right, and stops at the first mistake.
struct FormatParser {
  var scanner: ByteScanner
  let dialect: Dialect

  /// The names read so far, in reading order. They let a misspelt view be reported before a later slip of grammar, as
  /// UIKit's parser does, which looks names up while it reads.
  var mentions: [Mention] = []

  /// A name in the text, and what it has to be.
  enum Mention {
    case view(FormatIdentifier)
    case metric(FormatIdentifier)
    case metricOrView(FormatIdentifier)
  }

  init(_ text: String, dialect: Dialect) {
    scanner = ByteScanner(Array(text.utf8), dialect: dialect)
    self.dialect = dialect
  }

  /// Whether extensions beyond Apple's and QuickVFL's grammar are read.
  var isExtended: Bool { dialect == .extended }

  /// Reads the whole text.
  mutating func parse() throws(VisualFormatError) -> FormatTree {
    let comments = try findComments()
    var statements: [FormatStatement] = []
    skipStatementEnds()
    while scanner.current != nil {
      statements.append(try statement())
      try endStatement()
      skipStatementEnds()
    }
    if statements.isEmpty && !dialect.isText {
      throw VisualFormatError(.emptyFormat, SourceRange(.start, scanner.position))
    }
    return FormatTree(dialect: dialect, statements: statements, comments: comments)
  }

  // MARK: Statements

  /// Steps over blanks, line ends, comments and, in texts, semicolons: empty statements say nothing.
  private mutating func skipStatementEnds() {
    scanner.skipBlanksAndLineEnds()
    while dialect.isText, scanner.current == Ascii.semicolon {
      scanner.advance()
      scanner.skipBlanksAndLineEnds()
    }
  }

  /// Reads one statement, from its first token to the token that ends it.
  private mutating func statement() throws(VisualFormatError) -> FormatStatement {
    let start = scanner.position
    let (direction, directionRange) = try orientation()
    let body: FormatStatement.Body
    if let direction {
      body = .chain(try chain(direction == .depth ? .depth : .line))
    } else {
      body = .explicit(try explicitRules())
    }
    var end = scanner.position
    scanner.skipBlanks()
    var block: AlignmentBlock?
    if dialect.isText, scanner.current == Ascii.openBrace {
      block = try alignmentBlock()
      end = scanner.position
    }
    return FormatStatement(
      orientation: direction ?? .horizontal, orientationRange: directionRange, body: body,
      alignment: block, range: SourceRange(start, trimmed(end, after: body)))
  }

  /// The end of the last token, where `end` may lie behind blanks that follow it.
  private func trimmed(_ end: SourceLocation, after body: FormatStatement.Body) -> SourceLocation {
    guard case .chain(let chain) = body, scanner.bytes[..<end.offset].last.map(Ascii.isBlank) == true
    else { return end }
    return chain.trailing?.range.end ?? chain.groups.last?.range.end ?? end
  }

  /// Reads `H:`, `V:`, `HV:`, `Z:` or nothing, which is horizontal; or `C:`, which is no direction.
  private mutating func orientation() throws(VisualFormatError) -> (
    FormatStatement.Orientation?, SourceRange?
  ) {
    let start = scanner.position
    let direction: FormatStatement.Orientation?
    if isExtended, scanner.take("HV") {
      direction = .both
    } else if scanner.take("H") {
      direction = .horizontal
    } else if scanner.take("V") {
      direction = .vertical
    } else if isExtended, scanner.take("Z") {
      direction = .depth
    } else if isExtended, scanner.take("C") {
      direction = nil
    } else {
      return (.horizontal, nil)
    }
    scanner.skipBlanks()
    guard scanner.take(":") else { throw failure(.expectedColon, suggestion: ":") }
    let range = SourceRange(start, scanner.position)
    scanner.skipBlanks()
    return (direction, range)
  }

  /// Makes sure that nothing but the end of the statement follows.
  private mutating func endStatement() throws(VisualFormatError) {
    scanner.skipBlanks()
    guard let byte = scanner.current else { return }
    if dialect.isText && byte == Ascii.semicolon { return }
    if scanner.endsStatementsAtLineEnd && Ascii.isLineEnd(byte) { return }
    throw failure(.expectedEnd)
  }

  // MARK: Comments

  /// Where the comments are. Reading steps over them as over blanks; here they are kept for those who want them.
  private func findComments() throws(VisualFormatError) -> [SourceRange] {
    var comments: [SourceRange] = []
    var reader = scanner
    while reader.current != nil {
      let start = reader.position
      if reader.skipComment() {
        let range = SourceRange(start, reader.position)
        if isUnclosed(range) { throw VisualFormatError(.unclosedComment, range) }
        comments.append(range)
      } else {
        reader.advance()
      }
    }
    return comments
  }

  private func isUnclosed(_ comment: SourceRange) -> Bool {
    let bytes = scanner.bytes[comment.offsets]
    guard bytes.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "*")]) else { return false }
    return bytes.count < 4
      || !bytes.suffix(2).elementsEqual([UInt8(ascii: "*"), UInt8(ascii: "/")])
  }

  // MARK: Mistakes

  /// A mistake at the place reached.
  ///
  /// A mark of another script there is blamed whole, and its ASCII twin suggested: a full-width colon looks
  /// right and is not.
  func failure(_ fact: VisualFormatError.Fact, suggestion: String? = nil) -> VisualFormatError {
    let place = scanner.position
    guard let scalar = Letters.scalar(in: scanner.bytes, at: place.offset) else {
      return VisualFormatError(fact, SourceRange(place, place), suggestion: suggestion)
    }
    var reader = scanner
    reader.advance(by: scalar.length)
    let range = SourceRange(place, reader.position)
    return VisualFormatError(
      fact, range, suggestion: Letters.asciiTwin(of: scalar.value) ?? suggestion)
  }
}
