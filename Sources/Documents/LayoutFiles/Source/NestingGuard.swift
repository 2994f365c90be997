// SPDX-License-Identifier: MIT

/// Rejects texts for which the YAML library would need unbounded recursion or comparisons.
///
/// The library recurses for each level and compares the keys of a mapping, including all values to which their
/// aliases refer. Both happen before it returns the first value, so the text is checked beforehand. The limits are
/// far beyond the needs of a layout.
enum NestingGuard {
  /// Checks the text.
  ///
  /// - Throws: ``LayoutFileFault/tooDeep(limit:)`` or ``LayoutFileFault/keyIsNotText`` with the position.
  static func check(_ source: SourceText) throws(LayoutFileError) {
    try checkDepth(source)
    try checkKeys(source)
  }

  /// Checks the nesting of brackets and indentation, and the number of lists that a line opens with `- - -`.
  private static func checkDepth(_ source: SourceText) throws(LayoutFileError) {
    var brackets = 0
    var quotes = QuotationState()
    var indentations: [Int] = []
    for (index, line) in source.lines.enumerated() {
      var indicators = 0
      quotes.beginLine()
      if let indentation = line.firstIndex(where: { $0 != " " }) {
        while let last = indentations.last, last >= indentation { indentations.removeLast() }
        indentations.append(indentation)
      }
      for (column, scalar) in line.enumerated() {
        if quotes.contains(scalar, at: column, of: line) { continue }
        switch scalar {
        case "[", "{": brackets += 1
        case "]", "}": brackets = max(0, brackets - 1)
        case "-", "?", ":": indicators += column + 1 == line.count || line[column + 1] == " " ? 1 : 0
        default: break
        }
        if max(brackets, indicators, indentations.count) > 4 * YAMLReader.depthLimit {
          let position = SourcePosition(line: index + 1, column: column + 1)
          throw LayoutFileError(.tooDeep(limit: YAMLReader.depthLimit), at: position, of: source)
        }
      }
    }
  }

  /// Checks that every key of a text with aliases is plain text, not `? `, `*alias :` or `[…] :`.
  private static func checkKeys(_ source: SourceText) throws(LayoutFileError) {
    guard source.lines.contains(where: { $0.contains("&") }), source.lines.contains(where: { $0.contains("*") })
    else { return }
    for (index, line) in source.lines.enumerated() {
      guard let column = columnOfComplexKey(in: line) else { continue }
      let position = SourcePosition(line: index + 1, column: column + 1)
      throw LayoutFileError(.keyIsNotText, at: position, of: source)
    }
  }

  private static func columnOfComplexKey(in line: [Unicode.Scalar]) -> Int? {
    var aliasStart: Int?
    var lastText: Unicode.Scalar = " "
    for (column, scalar) in line.enumerated() {
      let previous: Unicode.Scalar = column == 0 ? " " : line[column - 1]
      let next: Unicode.Scalar = column + 1 < line.count ? line[column + 1] : " "
      let opensValue = [" ", "\t", "[", "{", ",", "-", ":"].contains(previous)
      if scalar == "#", previous == " " { return nil }
      if scalar == "?", opensValue, next == " " || next == "\t" { return column }
      if scalar == ":", [" ", "\t", ",", "]", "}"].contains(next) || lastText == "]" || lastText == "}" {
        if let aliasStart { return aliasStart }
        if lastText == "]" || lastText == "}" { return column }
      }
      if scalar == "*", opensValue { aliasStart = column }
      if [",", "[", "{", "]", "}"].contains(scalar) { aliasStart = nil }
      if scalar != " ", scalar != "\t" { lastText = scalar }
    }
    return nil
  }
}

/// Distinguishes quoted text from structure, character by character.
///
/// If the text is not valid YAML, structure may be treated as quoted text; the library then treats the same text as
/// quoted.
private struct QuotationState {
  /// The open quotation mark, or `nil`.
  private var quote: Unicode.Scalar?
  /// Whether the next character is part of an escape or of a doubled quote.
  private var skipsNext = false
  private var isComment = false

  mutating func beginLine() {
    isComment = false
    skipsNext = false
  }

  /// Returns whether the character at `column` of `line` is in a quoted text or a comment, or is one of its quotation
  /// marks.
  mutating func contains(_ scalar: Unicode.Scalar, at column: Int, of line: [Unicode.Scalar]) -> Bool {
    if isComment { return true }
    if skipsNext {
      skipsNext = false
      return true
    }
    let next: Unicode.Scalar? = column + 1 < line.count ? line[column + 1] : nil
    if let quote {
      if quote == "\"", scalar == "\\" { skipsNext = true }
      if scalar == quote {
        if quote == "'", next == "'" { skipsNext = true } else { self.quote = nil }
      }
      return true
    }
    let previous: Unicode.Scalar = column == 0 ? " " : line[column - 1]
    let beginsValue = [" ", "\t", "[", "{", ",", ":"].contains(previous)
    if scalar == "#", column == 0 || previous == " " || previous == "\t" { isComment = true }
    if scalar == "\"" || scalar == "'", beginsValue { quote = scalar }
    return isComment || quote != nil
  }
}
