// SPDX-License-Identifier: MIT

/// A strings file: `"key" = "text";` with comments as in C, or a property list in XML or binary format.
struct StringsFile {
  private var rest: Substring

  /// Returns the strings in `data`. Reading stops at the first syntax error; the pairs before it are returned.
  static func read(_ data: Data) -> [String: String] {
    if let list = propertyList(data) { return list }
    var file = StringsFile(rest: text(of: data)[...])
    var result: [String: String] = [:]
    while let (key, value) = file.nextPair() { result[key] = value }
    return result
  }

  /// Returns the strings of a property list, which tools write when they compile strings files; `nil` for another
  /// format.
  private static func propertyList(_ data: Data) -> [String: String]? {
    guard data.starts(with: "bplist".utf8) || text(of: data.prefix(64)).hasPrefix("<?xml") else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    return (list ?? [:]).compactMapValues { $0 as? String }
  }

  /// Returns the text in `data`. Strings files are encoded in UTF-8 or UTF-16. UTF-16 is detected by a byte order
  /// mark or a zero in the first two bytes.
  private static func text(of data: Data) -> String {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16) ?? ""
    }
    let start = Array(data.prefix(2))
    if start.count == 2, start[0] == 0 { return String(data: data, encoding: .utf16BigEndian) ?? "" }
    if start.count == 2, start[1] == 0 { return String(data: data, encoding: .utf16LittleEndian) ?? "" }
    let text = String(decoding: data, as: UTF8.self)
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  private mutating func nextPair() -> (String, String)? {
    skipSpace()
    guard let key = nextString() else { return nil }
    skipSpace()
    guard take("=") else { return nil }
    skipSpace()
    guard let value = nextString() else { return nil }
    skipSpace()
    guard take(";") else { return nil }
    return (key, value)
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  /// Skips white space and comments.
  private mutating func skipSpace() {
    while true {
      rest = rest.drop { $0.isWhitespace }
      if rest.hasPrefix("/*") {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else {
        return
      }
    }
  }

  /// Reads the next quoted string or unquoted word.
  private mutating func nextString() -> String? {
    guard take("\"") else {
      let word = rest.prefix { $0.isLetter || $0.isNumber || "._-[]".contains($0) }
      rest = rest.dropFirst(word.count)
      return word.isEmpty ? nil : String(word)
    }
    var result = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return result
      case "\\": appendEscape(to: &result)
      default: result.append(character)
      }
    }
    return nil
  }

  private mutating func appendEscape(to result: inout String) {
    guard let character = rest.popFirst() else { return }
    switch character {
    case "n": result.append("\n")
    case "t": result.append("\t")
    case "r": result.append("\r")
    case "U", "u":
      let digits = rest.prefix(4)
      rest = rest.dropFirst(digits.count)
      if let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) {
        result.unicodeScalars.append(scalar)
      }
    default: result.append(character)
    }
  }
}
