// SPDX-License-Identifier: MIT

/// Replaces entities such as `&amp;` by the characters that they represent.
enum HTMLEntities {
  /// Returns `text` with its entities replaced. Unknown entities are unchanged.
  static func resolved(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      // Names of entities are short. A later semicolon is part of other text.
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let character = CharacterReference.character(String(rest[rest.index(after: start)..<end]))
      else {
        result.append("&")
        rest = rest.dropFirst()
        continue
      }
      result += character
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
