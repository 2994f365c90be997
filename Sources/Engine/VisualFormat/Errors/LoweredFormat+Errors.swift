// SPDX-License-Identifier: MIT

extension LoweredFormat {
  /// Returns the errors of a text, at most one for each statement and at most `limit`. Empty if the text is correct.
  ///
  /// A statement with an error is replaced by white space, so that the following statements can be examined.
  ///
  /// - Complexity: Proportional to the length of the text and the number of errors.
  public static func errors(
    in text: String, dialect: Dialect, names: FormatNames, options: FormatOptions = [],
    spacing: StandardSpacing? = nil, limit: Int = 20
  ) -> [VisualFormatError] {
    var remaining = RemainingStatements(text, dialect: dialect)
    var errors: [VisualFormatError] = []
    for _ in 0..<limit {
      let found = firstError(in: remaining.text, dialect, names, options, spacing)
      // Once everything is removed, the text is empty, which is not an error of the author.
      guard let found, errors.isEmpty || found.error.kind != .emptyFormat else { break }
      if !remaining.removedDefinition(of: found.error) { errors.append(found.error) }
      guard remaining.removeStatement(at: found.statement) else { break }
    }
    return errors.sorted { $0.range.start.offset < $1.range.start.offset }
  }

  /// Returns the first error of a text and an offset in its statement, in which a syntax error is perhaps not detected.
  private static func firstError(
    in text: String, _ dialect: Dialect, _ names: FormatNames, _ options: FormatOptions, _ spacing: StandardSpacing?
  ) -> (error: VisualFormatError, statement: Int)? {
    var parser = FormatParser(text, dialect: dialect)
    let tree: FormatTree
    do {
      tree = try parser.parse()
    } catch {
      if let name = unknownName(parser.nameUses, dialect: dialect, names: names) {
        return (name, name.range.start.offset)
      }
      return (error, error.kind == .unclosedComment ? error.range.start.offset : parser.statementStart)
    }
    do {
      _ = try tree.lowered(with: names, options: options, spacing: spacing)
      return nil
    } catch {
      return (error, error.range.start.offset)
    }
  }
}

/// A text from which statements are removed without moving the others.
private struct RemainingStatements {
  private var bytes: [UInt8]
  private let dialect: Dialect
  private var removed: [[UInt8]] = []

  init(_ text: String, dialect: Dialect) {
    bytes = Array(text.utf8)
    self.dialect = dialect
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Replaces the statement at `offset` by white space. Returns `false` if there is none.
  mutating func removeStatement(at offset: Int) -> Bool {
    guard dialect.isText, let range = statements().last(where: { $0.lowerBound <= offset }),
      bytes[range].contains(where: { !Ascii.isBlank($0) })
    else { return false }
    removed.append(Array(bytes[range]))
    for index in range where !Ascii.isLineEnd(bytes[index]) { bytes[index] = UInt8(ascii: " ") }
    return true
  }

  /// Returns whether an unknown name is that of a stack in a removed statement, as in `[row:[a][b]]`.
  func removedDefinition(of error: VisualFormatError) -> Bool {
    let name: String
    switch error.kind {
    case .unknownView(let unknown), .unknownMetric(let unknown): name = unknown
    default: return false
    }
    let definition = Array(name.utf8) + [UInt8(ascii: ":")]
    return removed.contains { statement in
      let solid = statement.filter { !Ascii.isBlank($0) }
      return solid.indices.contains { solid[$0...].starts(with: definition) }
    }
  }

  /// The ranges of the statements, without the semicolons between them.
  private func statements() -> [Range<Int>] {
    var scanner = ByteScanner(bytes, dialect: dialect)
    var ranges: [Range<Int>] = []
    var start = 0
    var depth = 0
    while let byte = scanner.current {
      let offset = scanner.position.offset
      if scanner.skipComment() { continue }
      scanner.advance()
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), Ascii.openBrace: depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case Ascii.semicolon:
        ranges.append(start..<offset)
        (start, depth) = (offset + 1, 0)
      case _ where Ascii.isLineEnd(byte) && endsStatement(atLineEnd: offset, scanner, depth: depth):
        ranges.append(start..<offset)
        (start, depth) = (offset, 0)
      default: break
      }
    }
    return ranges + [start..<bytes.count]
  }

  /// Whether a line break ends a statement: in a text without semicolons, unless the next line continues it. A line
  /// that begins with an orientation is a new statement, even if a bracket before it is not closed.
  private func endsStatement(atLineEnd offset: Int, _ scanner: ByteScanner, depth: Int) -> Bool {
    guard scanner.endsStatementsAtLineEnd else { return false }
    let next = bytes[offset...].drop(while: Ascii.isBlank).prefix(3)
    guard let first = next.first else { return true }
    if next.dropFirst().first == UInt8(ascii: ":") || next.elementsEqual("HV:".utf8) { return true }
    return depth == 0 && ![Ascii.minus, Ascii.tilde, Ascii.openBrace].contains(first)
  }
}
