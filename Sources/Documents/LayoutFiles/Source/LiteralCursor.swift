// SPDX-License-Identifier: MIT

/// A position in a literal block, in which each line of the text is a line of the file after the block's indentation.
struct LiteralCursor {
  private let indentation: Int
  private var line: Int
  private var column = 0

  init(along scalar: SourceScalar, in source: SourceText) {
    line = scalar.position.line + 1
    indentation = Self.indentation(of: scalar, in: source)
  }

  var position: SourcePosition { SourcePosition(line: line, column: indentation + column + 1) }

  mutating func advance(over scalar: Unicode.Scalar) {
    if scalar == "\n" {
      line += 1
      column = 0
    } else {
      column += 1
    }
  }

  /// Returns the number of spaces before the first line of the block that is not empty.
  private static func indentation(of scalar: SourceScalar, in source: SourceText) -> Int {
    if let explicit = explicitIndentation(of: scalar, in: source) { return explicit }
    let firstText = source.lines.dropFirst(scalar.position.line).first { line in line.contains { $0 != " " } }
    return firstText?.prefix { $0 == " " }.count ?? 0
  }

  /// Returns the indentation set in a block's header such as `|2`. It is relative to the indentation of the parent,
  /// which is calculated from the leading spaces that remain in the text.
  private static func explicitIndentation(of scalar: SourceScalar, in source: SourceText) -> Int? {
    let position = scalar.position
    guard source.lines.indices.contains(position.line - 1) else { return nil }
    let header = source.lines[position.line - 1].dropFirst(position.column).prefix { $0 != " " && $0 != "#" }
    guard header.contains(where: { ("1"..."9").contains($0) }) else { return nil }
    let textLines = scalar.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = textLines.firstIndex(where: { line in line.contains { $0 != " " } }),
      source.lines.indices.contains(position.line + index)
    else { return nil }
    let inFile = source.lines[position.line + index].prefix { $0 == " " }.count
    let inText = textLines[index].prefix { $0 == " " }.count
    return inFile - inText
  }
}
