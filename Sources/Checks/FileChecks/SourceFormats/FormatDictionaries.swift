// SPDX-License-Identifier: MIT

/// Determines the keys of dictionaries of views and metrics.
struct FormatDictionaries {
  let tokens: [SourceToken]
  let bytes: [UInt8]
  let language: SourceLanguage

  /// Returns the keys of the dictionary that an expression gives: a literal, `nil`, a macro with the names of variables,
  /// or a constant that is defined in a block around the expression. Returns `nil` for any other expression.
  func keys(in range: Range<Int>) -> [String]? {
    if let literal = literalKeys(in: range) { return literal }
    guard range.count == 1, let name = tokens[range.lowerBound].identifier else { return nil }
    return definition(of: name, before: range.lowerBound).flatMap(literalKeys)
  }

  // MARK: Literals

  private func literalKeys(in range: Range<Int>) -> [String]? {
    guard let first = range.first, range.upperBound <= tokens.count else { return nil }
    switch language {
    case .swift:
      if range.count == 1, tokens[first].identifier == "nil" { return [] }
      guard tokens[first].isPunctuation("["), isEnclosed(range) else { return nil }
      return entries(in: first + 1..<range.upperBound - 1)
    case .objectiveC:
      if range.count == 1, ["nil", "NULL"].contains(tokens[first].identifier) { return [] }
      if tokens[first].isPunctuation("@"), range.count >= 3, tokens[first + 1].isPunctuation("{"),
        isEnclosed(first + 1..<range.upperBound)
      {
        return entries(in: first + 2..<range.upperBound - 1)
      }
      let macros = ["NSDictionaryOfVariableBindings", "_NSDictionaryOfVariableBindings"]
      guard macros.contains(tokens[first].identifier ?? ""), range.count >= 3,
        isEnclosed(first + 1..<range.upperBound)
      else { return nil }
      return parts(of: first + 2..<range.upperBound - 1).map(text)
    }
  }

  /// Whether the first token of a range is a bracket that the last one closes.
  private func isEnclosed(_ range: Range<Int>) -> Bool {
    var depth = 0
    for index in range {
      depth += tokens[index].nesting
      if depth == 0 { return index == range.upperBound - 1 && range.count > 1 }
    }
    return false
  }

  /// Returns the keys of `"key": value, …`; `nil` if one of them is not a literal.
  private func entries(in range: Range<Int>) -> [String]? {
    if range.count == 1, tokens[range.lowerBound].isPunctuation(":") { return [] }
    var keys: [String] = []
    for part in parts(of: range) {
      var start = part.lowerBound
      if language == .objectiveC, tokens[start].isPunctuation("@") { start += 1 }
      guard start + 1 < part.upperBound, let key = tokens[start].string, key.isConstant,
        tokens[start + 1].isPunctuation(":")
      else { return nil }
      keys.append(key.text)
    }
    return keys
  }

  /// Returns the ranges between commas that are not in brackets.
  private func parts(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    for index in range {
      depth += tokens[index].nesting
      guard depth == 0, tokens[index].isPunctuation(",") else { continue }
      if index > start { parts.append(start..<index) }
      start = index + 1
    }
    if range.upperBound > start { parts.append(start..<range.upperBound) }
    return parts
  }

  private func text(_ range: Range<Int>) -> String {
    let source = tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
    return String(decoding: bytes[source], as: UTF8.self)
  }

  // MARK: Constants

  /// The maximum number of tokens between a constant and its use.
  private static let searchLimit = 5_000

  /// Returns the expression that defines the constant `name`, which is visible at the token `index`; `nil` if a variable,
  /// a parameter or a change of the value may be meant.
  private func definition(of name: String, before index: Int) -> Range<Int>? {
    var depth = 0
    var position = index - 1
    while position > 0, index - position < Self.searchLimit {
      let token = tokens[position]
      if token.isPunctuation("}") { depth += 1 }
      if token.isPunctuation("{") {
        if depth == 0, blockMayDefine(name, opening: position) { return nil }
        depth = max(0, depth - 1)
      }
      if token.identifier == name, let found = definition(at: position, depth: depth) { return found.value }
      position -= 1
    }
    return nil
  }

  /// Returns the definition of a name at a token, with a `nil` value if it cannot be relied on; `nil` for a mere use.
  private func definition(at index: Int, depth: Int) -> (value: Range<Int>?, Void)? {
    let previous = tokens[index - 1]
    switch language {
    case .swift:
      let keyword = previous.identifier
      if keyword == "var" { return depth == 0 ? (nil, ()) : nil }
      if previous.isPunctuation(",") || previous.isPunctuation("("), isAssigned(index) { return (nil, ()) }
      guard keyword == "let", depth == 0 else { return nil }
      return (valueOfConstant(at: index), ())
    case .objectiveC:
      guard index + 1 < tokens.count, tokens[index + 1].isPunctuation("=") else {
        // A key of a mutable dictionary is set.
        return index + 1 < tokens.count && tokens[index + 1].isPunctuation("[") ? (nil, ()) : nil
      }
      if index + 2 < tokens.count, tokens[index + 2].isPunctuation("=") { return nil }
      let isDictionary = previous.isPunctuation("*") && tokens[max(0, index - 2)].identifier == "NSDictionary"
      guard depth == 0 else { return isDictionary ? nil : (nil, ()) }
      return (isDictionary ? statement(from: index + 2) : nil, ())
    }
  }

  private func isAssigned(_ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].isPunctuation("=")
  }

  /// Returns the expression of `let name: Type = expression`. The type has no `=`.
  private func valueOfConstant(at index: Int) -> Range<Int>? {
    var start = index + 1
    while start < min(tokens.count, index + 12), !tokens[start].isPunctuation("=") {
      guard !tokens[start].isPunctuation("{"), tokens[start].identifier != "let" else { return nil }
      start += 1
    }
    guard start + 1 < tokens.count, tokens[start].isPunctuation("="), tokens[start + 1].isPunctuation("[") else {
      return nil
    }
    var depth = 0
    for end in (start + 1)..<tokens.count {
      depth += tokens[end].nesting
      guard depth == 0 else { continue }
      // An operator or a call after the literal changes its keys.
      let next = end + 1 < tokens.count ? tokens[end + 1] : nil
      let isChanged = next.map { ".+[(?!".unicodeScalars.contains(where: $0.isPunctuation) } ?? false
      return isChanged && !isOnNextLine(end + 1) ? nil : start + 1..<end + 1
    }
    return nil
  }

  /// Whether a token is the first of its line and cannot continue an expression.
  private func isOnNextLine(_ index: Int) -> Bool {
    guard !tokens[index].isPunctuation("."), !tokens[index].isPunctuation("+") else { return false }
    let between = bytes[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound]
    return between.contains(0x0A) || between.contains(0x0D)
  }

  /// Returns the tokens before the next semicolon.
  private func statement(from start: Int) -> Range<Int>? {
    guard start < tokens.count, let end = tokens[start...].firstIndex(where: { $0.isPunctuation(";") }) else {
      return nil
    }
    return start..<end
  }

  /// Whether the header of a block, or the parameters of a closure, contain the name.
  private func blockMayDefine(_ name: String, opening: Int) -> Bool {
    var index = opening - 1
    var depth = 0
    while index >= 0, opening - index < 200 {
      let token = tokens[index]
      if token.isPunctuation("{") || token.isPunctuation("}") || token.isPunctuation(";") { break }
      // The header of a block in Swift ends at a line break, except in parentheses and before the brace.
      if language == .swift, depth == 0, index < opening - 1, isOnNextLine(index + 1) { break }
      if token.identifier == name { return true }
      depth -= token.nesting
      index -= 1
    }
    let closure = tokens[opening...].prefix(20)
    guard let end = closure.firstIndex(where: { $0.identifier == "in" }) else { return false }
    return tokens[opening..<end].contains { $0.identifier == name }
  }
}
