// SPDX-License-Identifier: MIT

/// The lines of a log as UIKit wrote them, however they arrived: with escapes of JSON, entities of HTML or the marks of a tracker.
enum LogLines {
  /// A line with its number in the text that arrived, from 1. Several lines of UIKit's can arrive as one.
  struct Line {
    let number: Int
    let text: String
  }

  static func lines(of text: String) -> [Line] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }.enumerated().flatMap { index, line in
      plain(String(line)).map { Line(number: index + 1, text: $0) }
    }
  }

  /// The lines that one line of the text stands for.
  private static func plain(_ line: String) -> [String] {
    var text = line
    // An entity can be encoded a second time: `&amp;lt;`.
    for _ in 0..<2 where text.contains("&") { text = LogEntities.decoded(text) }
    if text.contains("<br") { text = lineBreaks.reduce(text) { $0.replacing($1, by: "\n") } }
    for _ in 0..<2 where isEscaped(text) { text = JSONEscapes.decoded(text) }
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { withoutMarks(String($0)) }
  }

  private static let lineBreaks = ["<br>", "<br/>", "<br />"]

  /// Whether a text has escapes of JSON. The text of a view can contain `\n` in any log.
  private static func isEscaped(_ text: String) -> Bool {
    guard text.contains("\\") else { return false }
    return text.contains("\\\"") || text.contains("\\u003") || text.contains("\\n(") || text.contains("\\n\\t")
      || text.contains("\\n    ") || text.contains("\\n<NS") || text.contains("constraints.\\n")
  }

  // MARK: Trackers

  /// The line without what a tracker or an editor made of hyphens, quotes and spaces in descriptions.
  private static func withoutMarks(_ line: String) -> String {
    var text = line
    if text.contains("\u{A0}") { text = text.replacing("\u{A0}", by: " ") }
    guard text.contains("onstraint:") else { return text }
    // Jira writes `-(0)-` as struck out, `~~(0)~~`.
    if text.contains("~~") { text = text.replacing("~~", by: "-") }
    if text.contains("\\") { text = withoutEscapes(text) }
    for dash in ["–", "—"] where text.contains(dash) {
      for (before, after) in [("|", "("), ("]", "("), (")", "["), (")", "|")] {
        text = text.replacing(before + dash + after, by: before + "-" + after)
      }
    }
    if text.contains("\u{2212}") { text = text.replacing("\u{2212}", by: "-") }
    if !text.contains("'") {
      for quote in ["‘", "’"] where text.contains(quote) { text = text.replacing(quote, by: "'") }
    }
    return withBrackets(text)
  }

  /// The line with the bracket before a description that lost its brackets on the way.
  private static func withBrackets(_ line: String) -> String {
    guard let mark = line.firstRange(of: "onstraint:0x") else { return line }
    let name = line[..<mark.lowerBound].reversed().prefix {
      $0.isLetter || $0.isNumber || $0 == "_" || $0 == "."
    }
    let before = line[..<mark.lowerBound].dropLast(name.count)
    guard before.count(where: { $0 == "<" }) <= before.count(where: { $0 == ">" }) else { return line }
    var description = line[before.endIndex...].trimmed
    while let last = description.last, last == "\"" || last == "," { description.removeLast() }
    return before + "<" + description
  }

  /// The line without backslashes before punctuation, as Markdown and Jira require them.
  private static func withoutEscapes(_ line: String) -> String {
    var result = ""
    var rest = line[...]
    while let backslash = rest.firstIndex(of: "\\") {
      result += rest[..<backslash]
      rest = rest[rest.index(after: backslash)...]
      guard let next = rest.first, "-[]|_*()<>'\"~{}.+=:".contains(next) else {
        result += "\\"
        continue
      }
      result.append(next)
      rest = rest.dropFirst()
    }
    return result + rest
  }
}

/// The escapes of strings in JSON.
enum JSONEscapes {
  private static let characters: [Character: String] = [
    "n": "\n", "r": "\n", "t": "\t", "\"": "\"", "\\": "\\", "/": "/", "b": "", "f": "",
  ]

  static func decoded(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let backslash = rest.firstIndex(of: "\\") {
      result += rest[..<backslash]
      rest = rest[rest.index(after: backslash)...]
      if rest.first == "u", let code = UInt32(rest.dropFirst().prefix(4), radix: 16), let scalar = Unicode.Scalar(code)
      {
        result.unicodeScalars.append(scalar)
        rest = rest.dropFirst(5)
      } else if let next = rest.first, let character = characters[next] {
        result += character
        rest = rest.dropFirst()
      } else {
        result += "\\"
      }
    }
    return result + rest
  }
}

/// The entities of HTML that occur in logs.
enum LogEntities {
  private static let names: [String: String] = [
    "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&", "nbsp": " ", "lsquo": "'", "rsquo": "'", "ldquo": "\"",
    "rdquo": "\"", "ndash": "–", "mdash": "—", "minus": "-",
  ]

  static func decoded(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let body = rest.dropFirst().prefix(8)
      guard let end = body.firstIndex(of: ";"), let character = character(body[..<end]) else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result += character
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return names[String(name)] }
    let digits = name.dropFirst()
    let code = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
