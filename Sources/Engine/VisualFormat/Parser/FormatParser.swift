// SPDX-License-Identifier: MIT

/// A parser of format texts in one of the dialects. It parses from left to right and stops at the first error.
struct FormatParser {
  var scanner: ByteScanner
  let dialect: Dialect

  /// The names parsed so far, in reading order. With them, an unknown view is reported before a later syntax error, as
  /// in UIKit, whose parser resolves names while parsing.
  var nameUses: [NameUse] = []

  /// The byte offset of the statement that is parsed, or of the end of the last one.
  private(set) var statementStart = 0

  /// A name in the text, with its expected kind.
  enum NameUse {
    case view(FormatIdentifier)
    case metric(FormatIdentifier)
    case metricOrView(FormatIdentifier)
  }

  init(_ text: String, dialect: Dialect) {
    scanner = ByteScanner(Array(text.utf8), dialect: dialect)
    self.dialect = dialect
  }

  /// Whether extensions of Apple's and QuickVFL's grammar are allowed.
  var isExtended: Bool { dialect == .extended }

  /// Parses the whole text.
  mutating func parse() throws(VisualFormatError) -> FormatTree {
    let comments = try findComments()
    var statements: [FormatStatement] = []
    skipStatementEnds()
    while scanner.current != nil {
      statementStart = scanner.position.offset
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

  /// Skips white space, line breaks, comments and, in texts of several statements, semicolons. Empty statements are
  /// allowed.
  private mutating func skipStatementEnds() {
    scanner.skipBlanksAndLineEnds()
    while dialect.isText, scanner.current == Ascii.semicolon {
      scanner.advance()
      scanner.skipBlanksAndLineEnds()
    }
  }

  /// Parses a statement from its first token to the token that ends it.
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

  /// The end of the last token, without the white space between it and `end`.
  private func trimmed(_ end: SourceLocation, after body: FormatStatement.Body) -> SourceLocation {
    guard case .chain(let chain) = body, scanner.bytes[..<end.offset].last.map(Ascii.isBlank) == true
    else { return end }
    return chain.trailing?.range.end ?? chain.groups.last?.range.end ?? end
  }

  /// Parses `H:`, `V:`, `HV:` or `Z:`, `C:` for explicit constraints, or nothing, which means horizontal.
  private mutating func orientation() throws(VisualFormatError) -> (
    FormatStatement.Orientation?, SourceRange?
  ) {
    if isExtended { try refuseUnknownOrientation() }
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

  /// The letters of statements of the extended dialect.
  private static let orientations = ["H", "V", "HV", "Z", "C"]

  /// Refuses letters before a colon at the beginning of a statement.
  private func refuseUnknownOrientation() throws(VisualFormatError) {
    var reader = scanner
    let start = reader.position
    while let byte = reader.current, Ascii.isLetter(byte) { reader.advance() }
    let range = SourceRange(start, reader.position)
    let letters = reader.text(range)
    guard reader.current == UInt8(ascii: ":"), !letters.isEmpty, !Self.orientations.contains(letters) else { return }
    throw VisualFormatError(.unknownOrientation(letters), range)
  }

  /// Requires the end of the statement.
  private mutating func endStatement() throws(VisualFormatError) {
    scanner.skipBlanks()
    guard let byte = scanner.current else { return }
    if dialect.isText && byte == Ascii.semicolon { return }
    if scanner.endsStatementsAtLineEnd && Ascii.isLineEnd(byte) { return }
    throw failure(.expectedEnd)
  }

  // MARK: Comments

  /// The source ranges of the comments. The parser skips comments like white space; here they are collected for the
  /// tree.
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

  // MARK: Errors

  /// An error at the current location.
  ///
  /// If there is a foreign punctuation character, it is reported as a whole, and its ASCII counterpart is suggested: a
  /// full-width colon looks right but is not a colon.
  func failure(_ kind: VisualFormatError.Kind, suggestion: String? = nil) -> VisualFormatError {
    let location = scanner.position
    guard let scalar = Letters.scalar(in: scanner.bytes, at: location.offset) else {
      return VisualFormatError(kind, SourceRange(location, location), suggestion: suggestion)
    }
    var reader = scanner
    reader.advance(by: scalar.length)
    let range = SourceRange(location, reader.position)
    return VisualFormatError(
      kind, range, suggestion: Letters.asciiCounterpart(of: scalar.value) ?? suggestion)
  }
}
