// SPDX-License-Identifier: MIT

/// A source file as its rules read it: the tokens outside of comments and literals, and the blocks around them.
struct SourceCode {
  let bytes: [UInt8]
  let language: SourceLanguage
  let tokens: [SourceToken]
  /// The comments of the file.
  let comments: [SourceComment]
  /// The blocks of the file.
  let blocks: SourceBlocks
  /// The tokens that are a given identifier, by their indexes.
  private let places: [String: [Int]]
  /// The number of the line of each token.
  private let lines: [Int]

  /// Reads a file.
  init(_ bytes: [UInt8], language: SourceLanguage) {
    let lexer = SourceLexer(bytes, language: language)
    self.bytes = bytes
    self.language = language
    tokens = lexer.tokens
    comments = lexer.comments
    blocks = SourceBlocks(of: tokens, language: language)
    var places: [String: [Int]] = [:]
    for (index, token) in tokens.enumerated() {
      if let name = token.identifier { places[name, default: []].append(index) }
    }
    self.places = places
    let positions = LinePositions(of: bytes)
    lines = tokens.map { positions.line(of: $0.range.lowerBound) }
  }

  /// Whether the file is one of tests.
  var isTest: Bool {
    places["import"]?.contains { ["XCTest", "Testing", "Quick", "Nimble"].contains(identifier(at: $0 + 1)) } == true
  }

  /// Whether the file is one for macOS.
  var isForMac: Bool {
    let modules = places["import"]?.map { identifier(at: $0 + 1) } ?? []
    return modules.contains { ["AppKit", "Cocoa", "WatchKit"].contains($0) } && !modules.contains("UIKit")
  }

  // MARK: Tokens

  /// Whether the file contains an identifier.
  func mentions(_ names: String...) -> Bool { names.contains { places[$0] != nil } }

  /// Returns the indexes of the tokens that are an identifier.
  func indices(of name: String) -> [Int] { places[name] ?? [] }

  /// Returns the identifier at an index; empty for another token and outside of the file.
  func identifier(at index: Int) -> String { tokens.indices.contains(index) ? tokens[index].identifier ?? "" : "" }

  /// Whether the token at an index is a punctuation character.
  func isAt(_ index: Int, _ character: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].isPunctuation(character)
  }

  /// The line of a token, from 1.
  func line(of index: Int) -> Int { lines[index] }

  /// The bytes of some tokens as text, without white space.
  func text(of range: Range<Int>) -> String {
    range.map { String(decoding: bytes[tokens[$0].range], as: UTF8.self) }.joined()
  }

  /// The byte offsets of some tokens, of which there is at least one.
  func bytes(of range: Range<Int>) -> Range<Int> {
    tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
  }

  /// The identifiers among some tokens.
  func identifiers(in range: Range<Int>) -> [String] { tokens[range].compactMap(\.identifier) }

  /// Returns the index of the bracket that closes the one at `index`; the end of the file if none does.
  func closing(_ index: Int) -> Int {
    var depth = 0
    for next in index..<tokens.count {
      depth += tokens[next].nesting
      if depth <= 0 { return next }
    }
    return tokens.count
  }

  /// The tokens of the argument list around a token; `nil` if it is in none.
  func list(around index: Int) -> Range<Int>? {
    var depth = 0
    for previous in stride(from: index - 1, through: 0, by: -1) {
      if tokens[previous].isPunctuation("{") || tokens[previous].isPunctuation("}") { return nil }
      depth -= tokens[previous].nesting
      if depth < 0 { return previous..<min(closing(previous) + 1, tokens.count) }
    }
    return nil
  }

  // MARK: Chains

  /// Returns the tokens of each chain of members with these names, such as `UIScreen.main.bounds`. In Objective-C, a message without
  /// arguments is a member.
  func chains(_ names: [String]) -> [Range<Int>] {
    indices(of: names[0]).compactMap { start in
      if isAt(start - 1, "."), names[0].first?.isUppercase == true, !isImplicitMember(start),
        identifier(at: start - 2) != "UIKit"
      {
        return nil
      }
      var index = start
      for name in names.dropFirst() {
        var next = index + 1
        // Earlier versions of Swift and Objective-C have methods in the place of some properties.
        while next < tokens.count,
          isLink(next) || (isAt(next, "(") && isAt(next + 1, ")")) || (isAt(next, ")") && isAt(next - 1, "("))
        {
          next += 1
        }
        guard next > index + 1 || language == .objectiveC, identifier(at: next) == name else { return nil }
        index = next
      }
      return start..<(index + 1)
    }
  }

  /// Whether the member at an index has no receiver, as `.large` has none.
  private func isImplicitMember(_ index: Int) -> Bool {
    guard isAt(index - 1, "."), index >= 2 else { return index < 2 }
    let isName = !identifier(at: index - 2).isEmpty && !["case", "return", "in"].contains(identifier(at: index - 2))
    return !isName && ![")", "]", "}", "?", "!", ">"].contains { isAt(index - 2, $0) }
  }

  private func isLink(_ index: Int) -> Bool {
    isAt(index, ".") || isAt(index, "?") || isAt(index, "!") || (language == .objectiveC && isAt(index, "]"))
  }

  /// The index of the first token of the chain of members that ends at `index`, such as that of `a` in `a.b?.c`.
  func startOfChain(endingAt index: Int) -> Int {
    var start = index
    while isAt(start - 1, ".") {
      var previous = start - 2
      while isAt(previous, "?") || isAt(previous, "!") { previous -= 1 }
      guard !identifier(at: previous).isEmpty else { break }
      start = previous
    }
    return start
  }

  /// Whether the token after `index` assigns to what ends there.
  func isAssigned(after index: Int) -> Bool { isAt(index + 1, "=") && !isAt(index + 2, "=") }
}

extension String {
  /// The words of a name in camel case, in lowercase.
  var camelWords: [String] {
    var words: [String] = []
    for character in self {
      if character == "_" {
        words.append("")
      } else if character.isUppercase, words.last?.last?.isUppercase != true || words.isEmpty {
        words.append(String(character))
      } else if words.isEmpty {
        words.append(String(character))
      } else if words[words.count - 1].count > 1, words[words.count - 1].allSatisfy(\.isUppercase),
        character.isLowercase,
        let last = words[words.count - 1].popLast()
      {
        words.append(String([last, character]))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.filter { !$0.isEmpty }.map { $0.lowercased() }
  }
}
