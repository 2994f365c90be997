// SPDX-License-Identifier: MIT

/// The names of Swift classes as the Objective-C runtime prints them, such as `_TtC5Tides10StationRow`.
enum MangledClassName {
  /// Returns the module and the types of a mangled name, `Tides.StationRow`; another name as it is.
  static func plain(_ name: String) -> String {
    guard name.hasPrefix("_Tt") else { return name }
    var rest = name.dropFirst(3).drop { $0.isLetter }
    var parts: [Substring] = []
    while let (part, after) = part(of: rest) {
      parts.append(part)
      rest = after
      // A private type has the mark of its file before its name.
      if rest.first == "P", let (_, after) = Self.part(of: rest.dropFirst()) { rest = after }
    }
    return parts.count > 1 ? parts.joined(separator: ".") : name
  }

  /// Returns the identifier at the beginning of a text, after its length, and what follows; `nil` if there is none.
  private static func part(of text: Substring) -> (Substring, Substring)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length > 0 else { return nil }
    let part = text[digits.endIndex...].prefix(length)
    return part.count == length ? (part, text[part.endIndex...]) : nil
  }
}
