// SPDX-License-Identifier: MIT

/// A mistake in YAML, as an author of a layout file would call it.
public enum YAMLMistake: Sendable, Equatable {
  /// A line is indented with a tab.
  case tab
  /// Two versions of a file were merged, and a marker of the conflict remains.
  case conflictMarker(String)
  /// A text without quotes contains `: `.
  case unquotedColon(key: String, text: String)
  /// A colon has no space behind it.
  case colonWithoutSpace(key: String)
  /// The lines of a text that `|` or `>` begins are not indented.
  case unindentedText
  /// A key has no colon.
  case missingColon(String)
  /// A bracket or brace is not closed.
  case unclosed(Character)
  /// A bracket or brace is closed that is not open.
  case unopened(Character)
  /// A text in quotes contains the same quotation mark.
  case innerQuote(Character)
  /// A quotation mark is not closed.
  case unclosedQuote(Character)
  /// A text without quotes begins with a character that has a meaning in YAML.
  case reservedStart(Character)
  /// A text begins with `*`, and nothing has that name.
  case unknownAnchor(String)
  /// A backslash in double quotes stands before a character that needs none.
  case unknownEscape
  /// A line is indented differently from the other lines of its block.
  case indentation
}

/// Finds the mistake that the YAML library reports by what its parser expected.
struct YAMLMistakeFinder {
  private let source: SourceText
  /// The position that the library reports.
  private let mark: SourcePosition

  init(_ source: SourceText, at mark: SourcePosition) {
    self.source = source
    self.mark = mark
  }

  /// Returns the mistake with its position; `nil` for one that has no plain words.
  func mistake(behind problem: String) -> (mistake: YAMLMistake, position: SourcePosition)? {
    if let found = conflictMarker ?? tab { return found }
    if problem.contains("escape") { return (.unknownEscape, mark) }
    if problem.contains("alias") || problem.contains("alphabetic or numeric character") { return anchor }
    if let found = innerQuote ?? openStructure { return found }
    if problem.contains("cannot start any token"), let first = word(at: mark).first {
      return (.reservedStart(first), mark)
    }
    if problem.contains("mapping values are not allowed") || problem.contains("expected ','") { return colon }
    if problem.contains("could not find expected ':'") { return unindentedText ?? missingColon(before: mark.line) }
    if problem.contains("expected key") || problem.contains("block") || problem.contains("document start") {
      return (.indentation, mark)
    }
    return nil
  }

  private func position(_ line: Int, _ column: Int = 0) -> SourcePosition {
    SourcePosition(line: line + 1, column: column + 1)
  }

  private func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars { text.append(scalar) }
    return String(text)
  }

  /// The word at a position.
  private func word(at position: SourcePosition) -> String {
    guard source.lines.indices.contains(position.line - 1) else { return "" }
    let rest = source.lines[position.line - 1].dropFirst(position.column - 1)
    return text(rest.prefix { $0 != " " && $0 != "," && $0 != "}" && $0 != "]" })
  }

  /// The text that begins with `*` at the mark or before it.
  private var anchor: (YAMLMistake, SourcePosition)? {
    guard source.lines.indices.contains(mark.line - 1) else { return nil }
    let line = source.lines[mark.line - 1]
    let starts = line.indices.prefix(mark.column).filter {
      line[$0] == "*" && ($0 == 0 || " [{,".unicodeScalars.contains(line[$0 - 1]))
    }
    let column = starts.last ?? mark.column - 1
    let start = position(mark.line - 1, column)
    return (.unknownAnchor(word(at: start)), start)
  }

  // MARK: Lines

  private var conflictMarker: (YAMLMistake, SourcePosition)? {
    for marker in ["<<<<<<<", "=======", ">>>>>>>", "|||||||"] {
      let line = source.lines.firstIndex { line in
        text(line.prefix(7)) == marker && (line.count == 7 || line[7] == " ")
      }
      if let line { return (.conflictMarker(marker), position(line)) }
    }
    return nil
  }

  /// A tab in the indentation of a line up to the mark, of which the last is meant.
  private var tab: (YAMLMistake, SourcePosition)? {
    for line in source.lines.indices.prefix(mark.line).reversed() {
      let indentation = source.lines[line].prefix { $0 == " " || $0 == "\t" }
      if let column = indentation.firstIndex(of: "\t"), indentation.count < source.lines[line].count {
        return (.tab, position(line, column))
      }
    }
    return nil
  }

  /// A line that is not indented below one that ends with `|` or `>`.
  private var unindentedText: (YAMLMistake, SourcePosition)? {
    let text = source.lines.indices.prefix(mark.line).filter { source.lines[$0].contains { $0 != " " } }
    for (line, above) in zip(text.dropFirst(), text).reversed() {
      guard let last = source.lines[above].last(where: { $0 != " " }), last == "|" || last == ">" else { continue }
      let isIndented = indentation(of: line) > indentation(of: above)
      return isIndented ? nil : (.unindentedText, position(line, indentation(of: line)))
    }
    return nil
  }

  private func indentation(of line: Int) -> Int { source.lines[line].prefix { $0 == " " }.count }

  // MARK: Brackets and quotes

  /// A text in quotes that goes on directly behind its second quotation mark.
  private var innerQuote: (YAMLMistake, SourcePosition)? {
    guard source.lines.indices.contains(mark.line - 1) else { return nil }
    let line = source.lines[mark.line - 1]
    guard mark.column > 1, mark.column <= line.count, line[mark.column - 1].properties.isAlphabetic else { return nil }
    let before = line[mark.column - 2]
    return before == "'" || before == "\""
      ? (.innerQuote(Character(before)), position(mark.line - 1, mark.column - 2)) : nil
  }

  /// A bracket or a quotation mark that is still open where the library stopped.
  private var openStructure: (YAMLMistake, SourcePosition)? {
    var open: [(character: Unicode.Scalar, position: SourcePosition)] = []
    var quote: (character: Unicode.Scalar, position: SourcePosition)?
    let closing: [Unicode.Scalar: Unicode.Scalar] = ["}": "{", "]": "["]
    for line in source.lines.indices {
      // In a block of several lines, a line that begins a new key shows that what is open was to be closed before.
      if line >= mark.line, quote == nil { break }
      var previous: Unicode.Scalar = " "
      for (column, scalar) in source.lines[line].enumerated() {
        let beginsValue = [" ", "[", "{", ",", ":", "\t"].contains(previous)
        if let current = quote {
          if scalar == current.character, current.character == "'" || previous != "\\" { quote = nil }
        } else if scalar == "#", previous == " " {
          // The end of a bracket can be in what has become a comment.
          if let last = open.last, source.lines[line][column...].contains(last.character == "{" ? "}" : "]") {
            return (.reservedStart("#"), position(line, column))
          }
          break
        } else if scalar == "\"" || scalar == "'", beginsValue {
          quote = (scalar, position(line, column))
        } else if scalar == "{" || scalar == "[", beginsValue || !open.isEmpty {
          open.append((scalar, position(line, column)))
        } else if let opening = closing[scalar], open.isEmpty {
          if line == mark.line - 1, column == indentation(of: line), opening != scalar {
            return (.unopened(Character(scalar)), position(line, column))
          }
        } else if let opening = closing[scalar] {
          guard open.last?.character == opening else {
            return open.last.map { (.unclosed(Character($0.character)), $0.position) }
          }
          open.removeLast()
        }
        previous = scalar
      }
    }
    if let quote { return (.unclosedQuote(Character(quote.character)), quote.position) }
    return open.last.map { (.unclosed(Character($0.character)), $0.position) }
  }

  // MARK: Colons

  /// A second `: ` in the line or in the braces of the mark, or else a key without one before it.
  private var colon: (YAMLMistake, SourcePosition)? {
    guard source.lines.indices.contains(mark.line - 1) else { return nil }
    let whole = source.lines[mark.line - 1]
    // In braces, the pair of the mark begins behind the last comma or brace.
    let start = whole.prefix(mark.column - 1).lastIndex { $0 == "{" || $0 == "," }.map { $0 + 1 } ?? 0
    let line = start == 0 ? whole[...] : whole[start...].prefix { $0 != "}" && $0 != "," }
    let colons = line.indices.filter { line[$0] == ":" && ($0 + 1 >= line.endIndex || line[$0 + 1] == " ") }
    guard colons.count > 1, let first = colons.first else { return missingColon(before: mark.line - 1) }
    let value = line.indices.first { $0 > first && line[$0] != " " } ?? first
    let key = text(line[..<first].drop { $0 == " " || $0 == "-" })
    let trimmed = text(line[value...].reversed().drop { $0 == " " }.reversed())
    return (.unquotedColon(key: key, text: trimmed), position(mark.line - 1, value))
  }

  /// The last of the few lines before a line that has no colon, or one without a space behind it.
  private func missingColon(before line: Int) -> (YAMLMistake, SourcePosition)? {
    for index in source.lines.indices.prefix(line).suffix(3).reversed() {
      let content = source.lines[index].drop { $0 == " " }
      guard let first = content.first, first != "#" else { continue }
      guard let colon = content.firstIndex(of: ":") else {
        return (.missingColon(text(content)), position(index, content.startIndex))
      }
      if colon + 1 < content.endIndex, content[colon + 1] != " " {
        return (.colonWithoutSpace(key: text(content[..<colon])), position(index, colon + 1))
      }
    }
    return nil
  }
}
