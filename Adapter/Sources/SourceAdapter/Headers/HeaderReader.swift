// SPDX-License-Identifier: MIT

/// Reads the declarations of a header of Objective-C.
struct HeaderReader {
  /// A class, a category or a protocol.
  struct Container {
    enum Kind { case type, category, protocolType }
    var kind: Kind
    var name: String
    /// The names of the types that a class leaves open.
    var parameters: [String] = []
    /// The superclass; for a protocol, those that it inherits are left out.
    var superclass: String?
    var methods: [HeaderMethod] = []
    var properties: [(name: String, type: HeaderType, isOfClass: Bool, isReadOnly: Bool)] = []
  }

  private(set) var containers: [Container] = []
  private(set) var enumerations: [HeaderEnumeration] = []
  /// Constants, with their types, and the tokens of their values if the header has these.
  private(set) var constants: [(name: String, type: HeaderType, value: [Substring])] = []
  /// Functions of C.
  private(set) var functions: [HeaderMethod] = []
  /// Other names of types.
  private(set) var aliases: [(name: String, type: HeaderType)] = []
  /// Types of texts with names, such as keys.
  private(set) var textTypes: Set<String> = []

  private let tokens: [Substring]
  private var position = 0
  private var isNonnull = false

  init(_ header: HeaderTokens) {
    tokens = header.tokens
    while position < tokens.count { readDeclaration() }
  }

  private var token: Substring { position < tokens.count ? tokens[position] : "" }
  private func token(at offset: Int) -> Substring { position + offset < tokens.count ? tokens[position + offset] : "" }

  private mutating func readDeclaration() {
    switch token {
    case "NS_ASSUME_NONNULL_BEGIN": isNonnull = true
    case "NS_ASSUME_NONNULL_END": isNonnull = false
    case "@":
      switch token(at: 1) {
      case "interface": return readInterface()
      case "protocol": return readProtocol()
      case "class":
        _ = statement()
        return
      default: break
      }
    case "typedef": return readAlias(statement())
    case "extern", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN", "static": return readConstant(statement())
    case "{": _ = enclosed("{", "}")
    default:
      if let function = HeaderMethod(function: tokens[position...], isNonnull: isNonnull) {
        functions.append(function)
        _ = statement()
        return
      }
    }
    position += 1
  }

  // MARK: Pieces

  /// The tokens up to the next semicolon outside of braces, which is passed.
  private mutating func statement() -> [Substring] {
    var result: [Substring] = []
    var depth = 0
    while position < tokens.count {
      let next = token
      position += 1
      if next == "{" { depth += 1 } else if next == "}" { depth -= 1 }
      if next == ";", depth <= 0 { break }
      result.append(next)
      // The body of a function ends without a semicolon.
      if next == "}", depth == 0, token != ";", result.first != "typedef" { break }
    }
    return result
  }

  /// The tokens between two marks; the position is behind the second one then.
  private mutating func enclosed(_ open: Substring, _ close: Substring) -> [Substring] {
    guard token == open else { return [] }
    var result: [Substring] = []
    var depth = 0
    repeat {
      if token == open { depth += 1 } else if token == close { depth -= 1 }
      if depth > 0, !result.isEmpty || token != open || depth > 1 { result.append(token) }
      position += 1
    } while depth > 0 && position < tokens.count
    return result
  }

  // MARK: Classes

  private mutating func readInterface() {
    position += 2
    var container = Container(kind: .type, name: String(token))
    position += 1
    let list = HeaderType.split(enclosed("<", ">"))
    if token == ":" { container.parameters = list.compactMap { $0.first { !$0.hasPrefix("__") }.map(String.init) } }
    if token == "(" {
      container.kind = .category
      _ = enclosed("(", ")")
    } else if token == ":" {
      container.superclass = String(token(at: 1))
      position += 2
      if token == "<" { _ = enclosed("<", ">") }
    }
    if token == "<" { _ = enclosed("<", ">") }
    if token == "{" { _ = enclosed("{", "}") }
    readMembers(of: &container)
    containers.append(container)
  }

  private mutating func readProtocol() {
    position += 2
    var container = Container(kind: .protocolType, name: String(token))
    position += 1
    if token == ";" || token == "," {
      _ = statement()
      return
    }
    if token == "<" { _ = enclosed("<", ">") }
    readMembers(of: &container)
    containers.append(container)
  }

  private mutating func readMembers(of container: inout Container) {
    while position < tokens.count {
      switch token {
      case "@" where token(at: 1) == "end":
        position += 2
        return
      case "@" where token(at: 1) == "property":
        position += 2
        let attributes = enclosed("(", ")")
        readProperty(statement(), attributes, in: &container)
      case "-", "+":
        let isOfClass = token == "+"
        position += 1
        if let method = method(isOfClass: isOfClass, statement()) { container.methods.append(method) }
      case "NS_ASSUME_NONNULL_END":
        isNonnull = false
        position += 1
      default: position += 1
      }
    }
  }

  private func readProperty(_ tokens: [Substring], _ attributes: [Substring], in container: inout Container) {
    let declared = tokens.prefix {
      !$0.hasPrefix("NS_") && !$0.hasPrefix("UI_") && !$0.hasPrefix("API_") && !$0.hasPrefix("__attribute")
    }
    var type = Array(declared)
    var names: [String] = []
    if let caret = type.firstIndex(of: "^") {
      let isNamed = caret + 1 < type.count && type[caret + 1] != ")"
      guard isNamed, let close = type[caret...].firstIndex(of: ")") else { return }
      names = [String(type[close - 1])]
      type.remove(at: close - 1)
    } else {
      let parts = HeaderType.split(type)
      names = parts.enumerated().compactMap { index, part in
        index == 0 || part.count == 1 ? part.last.map(String.init) : nil
      }
      type = Array((parts.first ?? []).dropLast())
    }
    let marks = ["nullable", "nonnull", "null_resettable"].filter { attributes.contains($0) }.map { $0[...] }
    let getter = attributes.firstIndex(of: "getter").flatMap {
      attributes.indices.contains($0 + 2) ? String(attributes[$0 + 2]) : nil
    }
    for name in names {
      container.properties.append(
        (
          getter ?? name, HeaderType(marks + type, isNonnull: isNonnull), attributes.contains("class"),
          attributes.contains("readonly")
        ))
    }
  }

  private func method(isOfClass: Bool, _ tokens: [Substring]) -> HeaderMethod? {
    var reader = HeaderReader(tokens: tokens, isNonnull: isNonnull)
    return reader.readMethod(isOfClass: isOfClass)
  }

  private init(tokens: [Substring], isNonnull: Bool) { (self.tokens, self.isNonnull) = (tokens, isNonnull) }

  private mutating func readMethod(isOfClass: Bool) -> HeaderMethod? {
    let result = HeaderType(enclosed("(", ")"), isNonnull: isNonnull)
    guard let first = token.first, first.isLetter || first == "_" else { return nil }
    var method = HeaderMethod(isOfClass: isOfClass, result: result, name: String(token), pieces: [])
    position += 1
    var label = method.name
    while token == ":" {
      position += 1
      let type =
        token == "(" ? HeaderType(enclosed("(", ")"), isNonnull: isNonnull) : HeaderType(["id"], isNonnull: isNonnull)
      method.pieces.append(HeaderMethod.Piece(label: label, type: type, name: String(token)))
      position += 1
      guard token(at: 1) == ":" else { break }
      label = String(token)
      position += 1
    }
    if method.pieces.count > 1, let last = method.pieces.last, last.label == "error",
      last.type.swift.hasPrefix("Autoreleasing")
    {
      method.pieces.removeLast()
      method.isThrowing = true
    }
    return method
  }

  // MARK: Other declarations

  private mutating func readAlias(_ tokens: [Substring]) {
    let words = Array(tokens.dropFirst())
    guard let first = words.first else { return }
    let kinds: [Substring: HeaderEnumeration.Kind] = [
      "NS_ENUM": .enumeration, "NS_CLOSED_ENUM": .enumeration, "NS_ERROR_ENUM": .enumeration, "NS_OPTIONS": .options,
    ]
    if let kind = kinds[first], let open = words.firstIndex(of: "{") {
      let parts = HeaderType.split(Array(words[2..<max(2, open - 1)]))
      guard let name = parts.last?.first, parts.count == 2 else { return }
      addEnumeration(String(name), HeaderType(parts[0], isNonnull: true).swift, kind, words[open...])
      if let swift = Self.swiftName(in: words) {
        aliases.append((String(swift), HeaderType([name], isNonnull: true)))
      }
    } else if first == "enum", let open = words.firstIndex(of: "{"), let name = words.last, name != "}" {
      addEnumeration(String(name), "UInt32", .ofC, words[open...])
    } else if let caret = words.firstIndex(of: "^"), caret + 1 < words.count {
      aliases.append((String(words[caret + 1]), HeaderType(words, isNonnull: true)))
    } else if let mark = words.firstIndex(where: Self.marksOfTextTypes.contains), mark > 0, first == "NSString" {
      textTypes.insert(String(words[mark - 1]))
    } else if !words.contains("{"), !words.contains("("), let name = words.last, words.count > 1 {
      aliases.append((String(name), HeaderType(Array(words.dropLast()), isNonnull: true)))
    }
  }

  private static let marksOfTextTypes: Set<Substring> = [
    "NS_TYPED_ENUM", "NS_TYPED_EXTENSIBLE_ENUM", "NS_STRING_ENUM", "NS_EXTENSIBLE_STRING_ENUM",
  ]

  /// The name that a declaration has in Swift, if it says one.
  private static func swiftName(in tokens: [Substring]) -> Substring? {
    tokens.firstIndex(of: "NS_SWIFT_NAME").flatMap { $0 + 2 < tokens.count ? tokens[$0 + 2] : nil }
  }

  private mutating func addEnumeration(
    _ name: String, _ type: String, _ kind: HeaderEnumeration.Kind, _ body: ArraySlice<Substring>
  ) {
    let parts = HeaderType.split(Array(body.dropFirst().prefix { $0 != "}" }), nesting: ("(", ")"))
    let cases = parts.compactMap { part -> (name: String, value: [Substring])? in
      guard let name = part.first else { return nil }
      return (String(name), part.dropFirst().first == "=" ? Array(part.dropFirst(2)) : [])
    }
    enumerations.append(HeaderEnumeration(name: name, type: type, kind: kind, cases: cases))
  }

  private mutating func readConstant(_ tokens: [Substring]) {
    let declared = Array(
      tokens.prefix {
        $0 != "=" && !$0.hasPrefix("NS_") && !$0.hasPrefix("API_") || $0.hasPrefix("NSString")
          || $0 == "NSNotificationName"
      })
    if let function = HeaderMethod(function: tokens, isNonnull: isNonnull) { functions.append(function) }
    guard !declared.contains("("), let name = declared.last, declared.count > 2, name.first?.isLetter == true else {
      return
    }
    let value = tokens.firstIndex(of: "=").map { Array(tokens[($0 + 1)...]) } ?? []
    constants.append((String(name), HeaderType(Array(declared.dropLast()), isNonnull: true), value))
  }
}
