// SPDX-License-Identifier: MIT

/// The words and marks of a header of Objective-C, without comments and directives.
struct HeaderTokens {
  /// The words, numbers, strings and marks, in their order.
  private(set) var tokens: [Substring] = []
  /// The names of the headers that it imports, without directories.
  private(set) var imports: [String] = []
  /// The names of macros with the tokens that they stand for; those with parameters are left out.
  private(set) var macros: [(name: String, tokens: [Substring])] = []

  /// Whether each condition around a line is that of C++, from the outermost one.
  private var conditions: [Bool] = []

  init(_ text: String) {
    let lines = Self.withoutComments(text).replacing("\\\n", with: " ").split(separator: "\n")
    for line in lines {
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      if skips(trimmed) { continue }
      if trimmed.first == "#" { take(trimmed.dropFirst()) } else { tokens += Self.tokens(of: trimmed) }
    }
  }

  /// Whether a line stands in a part for C++, such as `extern "C" {`.
  private mutating func skips(_ line: Substring) -> Bool {
    let words = line.first == "#" ? Self.tokens(of: line.dropFirst()) : []
    switch words.first {
    case "if", "ifdef", "ifndef":
      conditions.append(words.contains("__cplusplus") && words.first != "ifndef" && !words.contains("!"))
      return true
    case "else", "elif":
      if conditions.popLast() != nil { conditions.append(false) }
      return true
    case "endif":
      _ = conditions.popLast()
      return true
    default: return conditions.contains(true)
    }
  }

  private mutating func take(_ directive: Substring) {
    let words = Self.tokens(of: directive)
    guard let kind = words.first else { return }
    if kind == "import" || kind == "include" {
      let name = directive.drop { !"<\"".contains($0) }.dropFirst().prefix { !">\"".contains($0) }
      if let last = name.split(separator: "/").last { imports.append(String(last)) }
    } else if kind == "define", words.count > 2 {
      let rest = directive.firstRange(of: words[1]).map { directive[$0.upperBound...] } ?? ""
      if rest.first != "(" { macros.append((String(words[1]), Array(words.dropFirst(2)))) }
    }
  }

  private static func withoutComments(_ text: String) -> String {
    text.replacing(/\/\*(?s:.*?)\*\//, with: " ").replacing(/(?m)\/\/(?![^"\n]*"[^"\n]*$).*$/, with: "")
  }

  private static func tokens(of line: Substring) -> [Substring] {
    var result: [Substring] = []
    var rest = line
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
        continue
      }
      let token: Substring
      if first == "\"" {
        let body = rest.dropFirst()
        let end = body.firstIndex(of: "\"").map { rest.index(after: $0) } ?? rest.endIndex
        token = rest[..<end]
      } else if first.isLetter || first.isNumber || first == "_" {
        token = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." && first.isNumber }
      } else {
        token = rest.prefix(1)
      }
      result.append(token)
      rest = rest[token.endIndex...]
    }
    return result
  }
}
