// SPDX-License-Identifier: MIT

extension HeaderMethod {
  /// Reads the declaration of a function of C at the beginning of some tokens; `nil` for other declarations.
  ///
  /// - Parameter isNonnull: Whether objects are never `nil` unless their types say otherwise.
  init?(function tokens: some Collection<Substring>, isNonnull: Bool) {
    let words = Array(tokens.prefix { $0 != "(" })
    let rest = Array(tokens.dropFirst(words.count + 1).prefix { !Self.ends.contains($0) })
    guard let name = words.last, Self.isName(name), words.allSatisfy(Self.isPartOfType),
      let end = rest.lastIndex(of: ")")
    else { return nil }
    // Macros that say how a function is exported are no part of its type.
    let result = words.dropLast().filter { !Self.isMacro($0) }
    let parameters = HeaderType.split(Array(rest[..<end]))
    guard !result.isEmpty, !rest[..<end].contains(where: { ["(", "^", "."].contains($0) }),
      rest[(end + 1)...].allSatisfy(Self.isMacro)
    else { return nil }
    let pieces = parameters.enumerated().compactMap { Self.parameter($1, number: $0 + 1, isNonnull: isNonnull) }
    self.init(
      isOfClass: false, result: HeaderType(Array(result), isNonnull: isNonnull), name: String(name), pieces: pieces)
  }

  /// The declaration in Swift, without the result.
  var functionSignature: String {
    let list = pieces.map { "_ `\($0.name)`: \($0.type.swift)" }
    return "func \(name)(\(list.joined(separator: ", ")))"
  }

  private static let ends: Set<Substring> = [";", "{", "}", "=", "@"]

  private static func isName(_ token: Substring) -> Bool { token.first.map { $0.isLetter || $0 == "_" } ?? false }

  private static func isPartOfType(_ token: Substring) -> Bool {
    isName(token) || ["*", "<", ">", ","].contains(token)
  }

  /// Whether a word is one in capitals, such as `KIT_EXPORT`.
  private static func isMacro(_ token: Substring) -> Bool {
    token.contains("_") && token.allSatisfy { $0.isUppercase || $0 == "_" || $0.isNumber }
  }

  /// A parameter with its type, and a name if it has none; `nil` for `void`.
  private static func parameter(_ tokens: [Substring], number: Int, isNonnull: Bool) -> Piece? {
    if tokens == ["void"] { return nil }
    let isNamed = tokens.count > 1 && tokens.last.map { isName($0) && !HeaderType.isScalar(tokens) } == true
    let type = isNamed ? Array(tokens.dropLast()) : tokens
    return Piece(
      label: "_", type: HeaderType(type, isNonnull: isNonnull),
      name: isNamed ? String(tokens[tokens.count - 1]) : "a\(number)")
  }
}
