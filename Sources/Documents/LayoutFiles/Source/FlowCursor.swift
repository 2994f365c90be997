// SPDX-License-Identifier: MIT

/// A position in a file that follows the characters of a text in flow or folded style.
struct FlowCursor {
  private let lines: [[Unicode.Scalar]]
  /// The quotation mark of the text, or `nil`.
  private let quote: Unicode.Scalar?
  private var line: Int
  private var column: Int

  init(along scalar: SourceScalar, in source: SourceText) {
    lines = source.lines
    line = scalar.position.line - 1
    column = scalar.position.column - 1
    switch scalar.style {
    case .quoted:
      quote = lines.indices.contains(line) && lines[line].indices.contains(column) ? lines[line][column] : nil
      column += 1
    case .folded:
      quote = nil
      line += 1
      column = indentation
      skipToNextText()
    case .plain, .literal:
      quote = nil
    }
  }

  /// The position of the next character. At the end of a line, this is the position of the text on the next line.
  var position: SourcePosition {
    var next = self
    next.skipToNextText()
    return SourcePosition(line: next.line + 1, column: next.column + 1)
  }

  private var current: Unicode.Scalar? {
    lines.indices.contains(line) && column < lines[line].count ? lines[line][column] : nil
  }

  /// The number of spaces at the start of the line.
  private var indentation: Int {
    lines.indices.contains(line) ? lines[line].prefix { $0 == " " || $0 == "\t" }.count : 0
  }

  /// Advances over the next character of the text.
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

  /// Advances over a line break and the indentation of the next line.
  private mutating func skipToNextText() {
    while current == nil, line + 1 < lines.count {
      line += 1
      column = indentation
    }
  }
}
