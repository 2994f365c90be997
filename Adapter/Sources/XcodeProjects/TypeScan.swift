// SPDX-License-Identifier: MIT

/// Finds the types that a source declares, and the names that can be types.
struct TypeScan {
  /// The types that are declared outside of other declarations.
  private(set) var declared: Set<String> = []
  /// The names in the text that begin with a capital letter.
  private(set) var names: Set<String> = []

  private static let keywords: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias"]

  init(_ text: String) {
    var depth = 0
    var word = ""
    var previous = ""
    func end(_ scan: inout TypeScan) {
      if word.isEmpty { return }
      if word.first?.isUppercase == true {
        scan.names.insert(word)
        if depth == 0, Self.keywords.contains(previous) { scan.declared.insert(word) }
      }
      previous = word
      word = ""
    }
    for character in Self.code(text) {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      end(&self)
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
    }
    end(&self)
  }

  /// The text without comments and string literals. Interpolations are left out.
  private static func code(_ text: String) -> String {
    var result = ""
    for line in text.split(whereSeparator: \.isNewline) {
      if line.drop(while: \.isWhitespace).hasPrefix("import ") { continue }
      let parts = line.replacing("\\\"", with: "").split(separator: "\"", omittingEmptySubsequences: false)
      // Every second part is in quotes.
      let code = parts.indices.filter { $0 % 2 == 0 }.map { String(parts[$0]) }.joined(separator: "  ")
      result += (code.firstRange(of: "//").map { String(code[..<$0.lowerBound]) } ?? code) + "\n"
    }
    return withoutBlocks(result)
  }

  /// The text without comments between `/*` and `*/`.
  private static func withoutBlocks(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    return result + rest
  }
}
