// SPDX-License-Identifier: MIT

/// Refuses texts that would make the YAML library recurse or compare without bound, by looking at their characters.
///
/// The library recurses once a level and compares the keys of a mapping with everything their aliases stand for; both
/// happen before we see a single value, so both must be ruled out beforehand. Quotes and comments are not told apart
/// from structure here: the limits are far beyond what a layout needs.
enum NestingGuard {
  /// - Throws: ``LayoutFileFact/tooDeep(limit:)`` or ``LayoutFileFact/keyIsNotText`` with the place.
  static func check(_ source: SourceText) throws(LayoutFileError) {
    try checkDepth(source)
    try checkKeys(source)
  }

  /// Brackets and indentation nest at most so deep, and a line opens at most so many lists with `- - -`.
  private static func checkDepth(_ source: SourceText) throws(LayoutFileError) {
    var brackets = 0
    var indentations: [Int] = []
    for (index, line) in source.lines.enumerated() {
      var indicators = 0
      if let indentation = line.firstIndex(where: { $0 != " " }) {
        while let last = indentations.last, last >= indentation { indentations.removeLast() }
        indentations.append(indentation)
      }
      for (column, scalar) in line.enumerated() {
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

  /// In a text with aliases, every key is plain text: no `? `, no `*alias :`, no `[…] :`.
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
