// SPDX-License-Identifier: MIT

/// Divides HTML into tags and text. There are no errors: everything that is not a tag is text.
struct HTMLScanner {
  private let characters: [Character]
  private var index = 0
  private(set) var tokens: [HTMLToken] = []

  static func tokens(of html: String) -> [HTMLToken] {
    var scanner = HTMLScanner(characters: Array(html))
    scanner.scan()
    return scanner.tokens
  }

  private init(characters: [Character]) { self.characters = characters }

  private mutating func scan() {
    var text = ""
    while index < characters.count {
      if characters[index] == "<", let end = tagEnd {
        flush(&text)
        readTag(upTo: end)
      } else {
        text.append(characters[index])
        index += 1
      }
    }
    flush(&text)
  }

  private mutating func flush(_ text: inout String) {
    if !text.isEmpty { tokens.append(.text(HTMLEntities.resolved(text))) }
    text = ""
  }

  /// The end of the tag that begins at the current position; `nil` if none begins there.
  private var tagEnd: Int? {
    guard index + 1 < characters.count else { return nil }
    let next = characters[index + 1]
    if starts(with: "<!--") { return commentEnd }
    guard next.isLetter || next == "/" || next == "!" || next == "?" else { return nil }
    var quote: Character?
    for position in (index + 1)..<characters.count {
      let character = characters[position]
      if let open = quote {
        if character == open { quote = nil }
      } else if (character == "\"" || character == "'") && characters[position - 1] == "=" {
        quote = character
      } else if character == ">" {
        return position
      }
    }
    return nil
  }

  private var commentEnd: Int {
    var position = index + 4
    while position + 2 < characters.count {
      if characters[position] == "-", characters[position + 1] == "-", characters[position + 2] == ">" {
        return position + 2
      }
      position += 1
    }
    return characters.count - 1
  }

  private func starts(with word: String) -> Bool {
    characters.count >= index + word.count && String(characters[index..<(index + word.count)]) == word
  }

  private mutating func readTag(upTo end: Int) {
    let body = String(characters[(index + 1)..<end])
    index = end + 1
    if body.hasPrefix("!") || body.hasPrefix("?") {
      if body.lowercased().hasPrefix("!doctype") { tokens.append(.documentType) }
      return
    }
    if body.hasPrefix("/") {
      tokens.append(.close(Self.name(of: body.dropFirst())))
      return
    }
    let name = Self.name(of: Substring(body))
    tokens.append(.open(name, attributes: Self.attributes(in: body.dropFirst(name.count))))
    if name == "script" || name == "style" { skipRaw(name) }
  }

  /// Skips the content of scripts and style sheets up to the closing tag.
  private mutating func skipRaw(_ name: String) {
    let closing = Array("</" + name)
    while index < characters.count {
      let end = min(index + closing.count, characters.count)
      if characters[index..<end].map({ Character($0.lowercased()) }) == closing { return }
      index += 1
    }
  }

  private static func name(of body: Substring) -> String {
    body.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == ":" }.lowercased()
  }

  private static func attributes(in text: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = text
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" }
      guard !name.isEmpty else {
        guard !rest.isEmpty else { return attributes }
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
      var value = ""
      if rest.first == "=" {
        rest = rest.dropFirst().drop(while: \.isWhitespace)
        value = Self.takeValue(from: &rest)
      }
      attributes[name.lowercased()] = HTMLEntities.resolved(value)
    }
  }

  private static func takeValue(from rest: inout Substring) -> String {
    if let quote = rest.first, quote == "\"" || quote == "'" {
      rest = rest.dropFirst()
      let value = rest.prefix { $0 != quote }
      rest = rest.dropFirst(value.count).dropFirst()
      return String(value)
    }
    let value = rest.prefix { !$0.isWhitespace }
    rest = rest.dropFirst(value.count)
    return String(value)
  }
}

/// A token of HTML.
enum HTMLToken: Equatable, Sendable {
  /// An opening tag, in lowercase, with its attributes.
  case open(String, attributes: [String: String])
  /// A closing tag.
  case close(String)
  /// Text with its entities replaced and its white space preserved.
  case text(String)
  /// The document type declaration.
  case documentType
}
