// SPDX-License-Identifier: MIT

extension FormatParser {
  // MARK: Alignment blocks

  /// Parses `{top, bottom}`.
  ///
  /// As in QuickVFL, a word is recognized anywhere in the block, with any separators. Text in which no word occurs is
  /// an error; QuickVFL ignores it.
  mutating func alignmentBlock() throws(VisualFormatError) -> AlignmentBlock {
    let start = scanner.position
    scanner.advance()
    var words: [AlignmentBlock.Word] = []
    while !scanner.take("}") {
      guard let byte = scanner.current, byte != Ascii.openBrace, byte != Ascii.semicolon else {
        throw failure(.expectedClosingBrace, suggestion: "}")
      }
      guard let name = identifier() else {
        if !scanner.skipComment() { scanner.advance() }
        continue
      }
      for word in try alignments(in: name) where !words.contains(word) { words.append(word) }
    }
    return AlignmentBlock(words: words, range: SourceRange(start, scanner.position))
  }

  /// The alignment words that occur in `name`, in order.
  private func alignments(in name: FormatIdentifier) throws(VisualFormatError)
    -> [AlignmentBlock.Word]
  {
    let letters = Array(name.text.utf8)
    var found: [AlignmentBlock.Word] = []
    for start in letters.indices {
      for word in AlignmentBlock.Word.allCases where letters[start...].starts(with: word.text.bytes) {
        found.append(word)
      }
    }
    guard found.isEmpty else { return found }
    let nearest = NearestName.of(
      name.text, among: AlignmentBlock.Word.allCases.map { $0.text.string })
    throw VisualFormatError(
      .unknownAlignment(name.text), name.range, caret: name.range.end, suggestion: nearest)
  }

  // MARK: Explicit constraints

  /// Parses `view.attribute(predicates).attribute(predicates), view.attribute(predicates)`.
  mutating func explicitRules() throws(VisualFormatError) -> [ExplicitRule] {
    var rules: [ExplicitRule] = []
    repeat {
      scanner.skipBlanks()
      let view = try nameRange()
      if view.last == nil { nameUses.append(.view(view.first)) }
      var start = view.range.start
      scanner.skipBlanks()
      repeat {
        rules.append(try explicitRule(on: view, from: start))
        scanner.skipBlanks()
        start = scanner.position
      } while scanner.current == Ascii.point
    } while scanner.take(",")
    return rules
  }

  private mutating func explicitRule(on view: NameRange, from start: SourceLocation)
    throws(VisualFormatError) -> ExplicitRule
  {
    guard scanner.take(".") else { throw failure(.expectedAttribute) }
    let attribute = try attribute()
    scanner.skipBlanks()
    guard scanner.current == Ascii.openParenthesis else { throw failure(.expectedAttribute) }
    let predicates = try predicateList(allowsView: true)
    return ExplicitRule(
      view: view, attribute: attribute, predicates: predicates,
      range: SourceRange(start, scanner.position))
  }
}
