// SPDX-License-Identifier: MIT

/// Finds the modules that a source imports without asking whether they exist.
enum ImportScan {
  private static let attributes: Set<String> = [
    "@testable", "@_exported", "@preconcurrency", "@_implementationOnly", "public", "internal", "private",
    "fileprivate",
    "package",
  ]
  private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]

  /// The names of the modules.
  static func modules(in text: String) -> Set<String> {
    var result: Set<String> = []
    // Within `#if canImport(Name)` the compiler asks itself. `SWIFT_PACKAGE` is true in every package.
    var depth = 0
    for line in text.split(whereSeparator: \.isNewline) {
      var words = line.split(separator: " ").map(String.init)[...]
      guard let first = words.first else { continue }
      if first.hasPrefix("#if"), depth > 0 || words.dropFirst() != ["SWIFT_PACKAGE"] { depth += 1 }
      if first.hasPrefix("#else"), depth == 0 { depth = 1 }
      if first.hasPrefix("#endif") { depth = max(0, depth - 1) }
      if depth > 0 { continue }
      while let word = words.first, attributes.contains(word) { words.removeFirst() }
      guard words.first == "import" else { continue }
      words.removeFirst()
      if let word = words.first, kinds.contains(word) { words.removeFirst() }
      guard let name = words.first?.prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" }), !name.isEmpty else {
        continue
      }
      result.insert(String(name))
    }
    return result
  }
}
