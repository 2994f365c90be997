// SPDX-License-Identifier: MIT

/// A block in braces of a source file.
struct SourceBlock {
  /// The introduction of a block.
  enum Kind: Equatable {
    /// A function, an initializer or a method with this name.
    case function(String)
    /// The accessors of a property with this name.
    case property(String)
    /// A type, or an extension of it, with this name.
    case type(String)
    /// A condition or a loop, with this keyword.
    case control(String)
    /// A closure, or a list of accessors.
    case closure
  }

  let kind: Kind
  /// The tokens from the introducing keyword up to the opening brace.
  let header: Range<Int>
  /// The tokens between the braces.
  fileprivate(set) var body: Range<Int>
  /// The index of the block around this one; `nil` for none.
  let parent: Int?
}

/// The blocks of a source file.
struct SourceBlocks {
  /// The blocks, in the order in which they begin.
  private(set) var all: [SourceBlock] = []
  /// The index of the innermost block around each token; `nil` for none.
  private var innermost: [Int?] = []

  init(of tokens: [SourceToken], language: SourceLanguage) {
    var open: [Int] = []
    innermost.reserveCapacity(tokens.count)
    for (index, token) in tokens.enumerated() {
      if token.isPunctuation("{") {
        let reader = BlockHeader(tokens, endingAt: index, language: language, isOutermost: open.isEmpty)
        let (kind, start) = reader.kind
        innermost.append(open.last)
        all.append(SourceBlock(kind: kind, header: start..<index, body: (index + 1)..<tokens.count, parent: open.last))
        open.append(all.count - 1)
        continue
      }
      if token.isPunctuation("}"), let last = open.popLast() { all[last].body = all[last].body.lowerBound..<index }
      innermost.append(open.last)
    }
  }

  /// The blocks around a token, the innermost first.
  func around(_ index: Int) -> [SourceBlock] {
    var blocks: [SourceBlock] = []
    var next = innermost[index]
    while let block = next {
      blocks.append(all[block])
      next = all[block].parent
    }
    return blocks
  }

  /// The function, or property, whose statements contain a token, and not those of a closure in it, which run at another time.
  func function(at index: Int) -> SourceBlock? {
    for block in around(index) {
      switch block.kind {
      case .control: continue
      case .function, .property: return block
      case .type, .closure: return nil
      }
    }
    return nil
  }

  /// The function or property around a token, through closures.
  func outermostFunction(at index: Int) -> SourceBlock? {
    around(index).last {
      switch $0.kind {
      case .function, .property: true
      default: false
      }
    }
  }
}

/// The tokens before an opening brace.
private struct BlockHeader {
  let tokens: [SourceToken]
  let end: Int
  let language: SourceLanguage
  let isOutermost: Bool

  init(_ tokens: [SourceToken], endingAt end: Int, language: SourceLanguage, isOutermost: Bool) {
    self.tokens = tokens
    self.end = end
    self.language = language
    self.isOutermost = isOutermost
  }

  private static let controls: Set<String> = [
    "if", "guard", "else", "for", "while", "switch", "do", "catch", "repeat", "defer",
  ]
  private static let types: Set<String> = ["class", "struct", "enum", "extension", "protocol", "actor"]
  private static let accessors: Set<String> = ["get", "set", "willSet", "didSet", "_read", "_modify"]

  /// The kind of the block, and the index of the first token of its header.
  var kind: (SourceBlock.Kind, Int) { language == .swift ? swift : objectiveC }

  private var swift: (SourceBlock.Kind, Int) {
    var depth = 0
    var isAssigned = false
    for index in stride(from: end - 1, through: 0, by: -1) {
      let token = tokens[index]
      if depth == 0, token.isPunctuation("{") || token.isPunctuation("}") || token.isPunctuation(";") { break }
      depth -= token.nesting
      if depth < 0 { break }
      guard depth == 0 else { continue }
      if token.isPunctuation("="), isAssignment(index) { isAssigned = true }
      guard let word = token.identifier, index == 0 || !tokens[index - 1].isPunctuation(".") else { continue }
      if Self.controls.contains(word) { return (.control(word), index) }
      if Self.accessors.contains(word), index == end - 1 || tokens[index + 1].isPunctuation("(") {
        return (.control(word), index)
      }
      if isAssigned, word == "let" || word == "var" {
        if index > 0, tokens[index - 1].isPunctuation(",") || isCondition(before: index) { continue }
        return (.closure, index)
      }
      switch word {
      case "func": return (.function(name(after: index)), index)
      case "init", "deinit", "subscript": return (.function(word), index)
      case "var": return (.property(name(after: index)), index)
      case "let", "return", "case", "default": return (.closure, index)
      case _
      where Self.types.contains(word) && !name(after: index).isEmpty && name(after: index) != "func"
        && name(after: index) != "var":
        return (.type(name(after: index)), index)
      default: continue
      }
    }
    return (.closure, end)
  }

  /// Whether an equals sign stands alone.
  private func isAssignment(_ index: Int) -> Bool {
    let others: [Unicode.Scalar] = ["=", "!", "<", ">"]
    func isOther(_ index: Int) -> Bool {
      tokens.indices.contains(index) && others.contains { tokens[index].isPunctuation($0) }
    }
    return !isOther(index - 1) && !isOther(index + 1)
  }

  private func isCondition(before index: Int) -> Bool {
    ["if", "guard", "while", "case"].contains(tokens[index - 1].identifier ?? "")
  }

  private func name(after index: Int) -> String { index + 1 < end ? tokens[index + 1].identifier ?? "" : "" }

  private var objectiveC: (SourceBlock.Kind, Int) {
    var depth = 0
    var last = end
    for index in stride(from: end - 1, through: 0, by: -1) {
      let token = tokens[index]
      if depth == 0, token.isPunctuation("{") || token.isPunctuation("}") || token.isPunctuation(";") { break }
      depth -= token.nesting
      if depth < 0 { break }
      last = index
      guard depth == 0, isOutermost else {
        if depth == 0, let word = token.identifier, Self.controls.contains(word) { return (.control(word), index) }
        continue
      }
      // A method begins with - or + and the type that it returns.
      if token.isPunctuation("-") || token.isPunctuation("+"), index + 1 < end, tokens[index + 1].isPunctuation("(") {
        var next = index + 1
        while next < end, !tokens[next].isPunctuation(")") { next += 1 }
        return (.function(name(after: next)), index)
      }
    }
    return (.closure, last)
  }
}
