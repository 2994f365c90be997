// SPDX-License-Identifier: MIT

extension ResourceAccessors {
  /// The accessors of texts: properties, and functions for formats. The parts of a key between periods are namespaces.
  func textDeclarations(_ target: String) -> String {
    var members = AccessorMembers()
    for (table, texts) in tables.sorted(by: { $0.key < $1.key }) {
      for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
        let parts = key.split(separator: ".").map(String.init)
        guard let last = parts.last else { continue }
        let name = AccessorName.member(last)
        let path = (tables.count > 1 ? [table] : []) + parts.dropLast()
        let call = "\(target)Strings.text(\(Self.literal(table)), \(Self.literal(key))"
        let types = Self.argumentTypes(of: text)
        let declaration =
          if types.isEmpty {
            "static var `\(name)`: String { \(call)) }"
          } else {
            """
            static func `\(name)`(\(Self.parameters(types))) -> String { \(call), \(Self.arguments(types))) }
            """
          }
        members.add(name, declaration, in: path.map(AccessorName.type))
      }
    }
    if members.isEmpty { return "" }
    return """
      public enum \(target)Strings { \(members.text); fileprivate static func text(_ table: String, _ key: String, \
      _ arguments: any CVarArg...) -> String { let format = Bundle.module.localizedString(forKey: key, value: nil, table: table); \
      return String(format: format, locale: .current, arguments: arguments) } }
      """
  }

  private static func parameters(_ types: [String]) -> String {
    types.enumerated().map { "_ p\($0 + 1): \($1)" }.joined(separator: ", ")
  }

  private static func arguments(_ types: [String]) -> String {
    types.enumerated().map { $1 == "Any" ? "String(describing: p\($0 + 1))" : "p\($0 + 1)" }.joined(separator: ", ")
  }

  /// The types of the arguments that a format takes, in the order of their numbers.
  static func argumentTypes(of format: String) -> [String] {
    var types: [Int: String] = [:]
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      var number: Int?
      let digits = rest.prefix(while: \.isNumber)
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        number = Int(digits)
        rest = rest.dropFirst(digits.count + 1)
      }
      // Flags, widths and lengths say nothing of the type.
      rest = rest.drop { "-+ #0123456789.'hlqLztj".contains($0) }
      guard let letter = rest.first, let type = type(of: letter) else { continue }
      types[number ?? types.count + 1] = type
    }
    return types.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func type(of conversion: Character) -> String? {
    switch conversion {
    case "@": "Any"
    case "d", "D", "i", "u", "U", "x", "X", "o", "O": "Int"
    case "f", "F", "e", "E", "g", "G", "a", "A": "Float"
    case "c", "C": "CChar"
    case "s": "UnsafePointer<CChar>"
    case "p": "UnsafeRawPointer"
    default: nil
    }
  }
}
