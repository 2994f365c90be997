// SPDX-License-Identifier: MIT

extension SourceScalar {
  /// Where in the file the character at `offset` of the text stands, so that an error inside a text can be pointed at.
  ///
  /// Exact for literal blocks and for plain and single-quoted text; in double-quoted text an escape counts as the
  /// characters it was written with.
  ///
  /// - Parameter offset: in Unicode scalars from the text's beginning; past the end means the end.
  func position(atOffset offset: Int, in source: SourceText) -> SourcePosition {
    switch style {
    case .literal: literalPosition(atOffset: offset, in: source)
    case .plain, .quoted, .folded: flowingPosition(atOffset: offset, in: source)
    }
  }

  /// In a literal block every line of the text is a line of the file, moved right by the block's indentation.
  private func literalPosition(atOffset offset: Int, in source: SourceText) -> SourcePosition {
    var line = 0
    var column = 0
    for scalar in text.unicodeScalars.prefix(offset) {
      if scalar == "\n" {
        line += 1
        column = 0
      } else {
        column += 1
      }
    }
    let indentation = blockIndentation(in: source)
    return SourcePosition(line: position.line + 1 + line, column: indentation + column + 1)
  }

  /// The number of blanks before the block's first line that has any text.
  private func blockIndentation(in source: SourceText) -> Int {
    if let explicit = explicitIndentation(in: source) { return explicit }
    let firstText = source.lines.dropFirst(position.line).first { line in line.contains { $0 != " " } }
    return firstText?.prefix { $0 == " " }.count ?? 0
  }

  /// The indentation that a block's header such as `|2` states; it counts from the indentation of the parent, which
  /// the number of leading blanks that remain in the text tells.
  private func explicitIndentation(in source: SourceText) -> Int? {
    guard source.lines.indices.contains(position.line - 1) else { return nil }
    let header = source.lines[position.line - 1].dropFirst(position.column).prefix { $0 != " " && $0 != "#" }
    guard header.contains(where: { ("1"..."9").contains($0) }) else { return nil }
    let textLines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = textLines.firstIndex(where: { line in line.contains { $0 != " " } }),
      source.lines.indices.contains(position.line + index)
    else { return nil }
    let inFile = source.lines[position.line + index].prefix { $0 == " " }.count
    let inText = textLines[index].prefix { $0 == " " }.count
    return inFile - inText
  }

  /// Walks file and text side by side; where the file has a break or an escape that the text has not, the file moves on.
  private func flowingPosition(atOffset offset: Int, in source: SourceText) -> SourcePosition {
    var walk =
      style == .quoted ? FlowWalk(quoted: self, source: source) : FlowWalk(scalar: self, source: source)
    for scalar in text.unicodeScalars.prefix(offset) { walk.advance(over: scalar) }
    walk.skipToNextText()
    return walk.position
  }
}

/// A place in a file that follows the characters of a text written in flow or folded style.
private struct FlowWalk {
  private let lines: [[Unicode.Scalar]]
  /// The mark that the text is quoted with, if any.
  private let quote: Unicode.Scalar?
  private var line: Int
  private var column: Int

  init(scalar: SourceScalar, source: SourceText) {
    lines = source.lines
    line = scalar.position.line - 1
    column = scalar.position.column - 1
    quote = nil
    if scalar.style == .folded {
      line += 1
      column = indentation
      skipToNextText()
    }
  }

  init(quoted scalar: SourceScalar, source: SourceText) {
    lines = source.lines
    line = scalar.position.line - 1
    column = scalar.position.column
    let isInside = lines.indices.contains(line) && lines[line].indices.contains(column - 1)
    quote = isInside ? lines[line][column - 1] : nil
  }

  var position: SourcePosition { SourcePosition(line: line + 1, column: column + 1) }

  private var current: Unicode.Scalar? {
    lines.indices.contains(line) && column < lines[line].count ? lines[line][column] : nil
  }

  /// The number of blanks at the beginning of the line.
  private var indentation: Int {
    lines.indices.contains(line) ? lines[line].prefix { $0 == " " || $0 == "\t" }.count : 0
  }

  /// Passes what the file has for the next character of the text.
  mutating func advance(over scalar: Unicode.Scalar) {
    if quote == "\"", current == "\\" {
      column += 2
    } else if scalar == " " || scalar == "\n" || scalar == "\t" {
      if current == " " || current == "\t" { column += 1 } else { skipToNextText() }
    } else {
      skipToNextText()
      column += quote == "'" && scalar == "'" ? 2 : 1
    }
  }

  /// Passes the end of a line and the indentation of the next.
  mutating func skipToNextText() {
    while current == nil, line + 1 < lines.count {
      line += 1
      column = indentation
    }
  }
}
