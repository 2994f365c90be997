// SPDX-License-Identifier: MIT

/// Reads a predicate format.
///
/// The grammar, from the loosest operator to the tightest: `OR`, `AND`, `NOT`, comparisons, `+` and `-`, `*` and `/`,
/// `**`, the sign, key paths and brackets. A parenthesis can contain a condition or a value, so the methods of all levels
/// return either, and each checks that it got what it needs. No text is read twice.
///
/// Source: Apple, Predicate Programming Guide, “Predicate Format String Syntax”.
struct PredicateParser {
  /// The number of characters of a format. Longer formats are rejected.
  static let maximumLength = 1_000_000
  /// The number of parentheses, signs and negations inside of each other.
  static let maximumDepth = 100
  /// The number of calculations and brackets in a format. Each may contain the previous ones.
  static let maximumOperations = 500

  /// A condition or a value, and the place where it begins.
  private enum Part {
    case condition(PredicateNode)
    case value(PredicateExpression)
  }

  private static let relations: [String: PredicateComparison.Relation] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
    ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "BETWEEN": .between, "IN": .isIn,
    "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like, "MATCHES": .matches,
  ]

  private static let modifiers: [String: PredicateComparison.Modifier] = [
    "ANY": .any, "SOME": .any, "ALL": .all, "NONE": .none,
  ]

  private static func constant(_ word: String) -> PredicateExpression? {
    switch word {
    case "TRUE", "YES": .constant(true)
    case "FALSE", "NO": .constant(false)
    case "NULL", "NIL": .constant(nil)
    default: nil
    }
  }

  private let tokens: [PredicateScanner.Place]
  private var position = 0
  private var arguments: PredicateArguments
  private var depth = 0
  private var operations = 0

  private init(_ tokens: [PredicateScanner.Place], _ arguments: [Any?]) {
    self.tokens = tokens
    self.arguments = PredicateArguments(arguments)
  }

  /// Returns the condition that a format with arguments describes.
  static func node(of format: String, _ arguments: [Any?]) throws(PredicateError) -> PredicateNode {
    guard format.utf8.count <= maximumLength else {
      throw PredicateError(fact: "it is longer than \(maximumLength) bytes", offset: 0)
    }
    var parser = PredicateParser(try PredicateScanner.tokens(of: format), arguments)
    let node = try parser.condition(try parser.disjunction(), at: 0)
    guard parser.token == .end else { throw parser.unexpected() }
    return node
  }

  // MARK: Tokens

  private var token: PredicateToken { tokens[position].token }
  private var offset: Int { tokens[position].offset }

  /// The keyword at the current place, in capital letters.
  private var keyword: String? {
    if case .word(let word) = token { return word.uppercased() }
    return nil
  }

  private mutating func take(sign: String) -> Bool {
    guard token == .sign(sign) else { return false }
    position += 1
    return true
  }

  private mutating func take(keyword word: String) -> Bool {
    guard keyword == word else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ sign: String) throws(PredicateError) {
    guard take(sign: sign) else { throw unexpected("“\(sign)”") }
  }

  private func unexpected(_ wanted: String? = nil) -> PredicateError {
    let found =
      switch token {
      case .end: "the end"
      case .word(let text), .name(let text), .sign(let text): "“\(text)”"
      case .variable(let name): "“$\(name)”"
      case .collectionOperator(let name): "“@\(name)”"
      case .integer(let value): "“\(value)”"
      case .decimal(let value): "“\(value)”"
      case .text: "a text"
      case .argument(let letter): "“%\(letter)”"
      }
    return PredicateError(
      fact: wanted.map { "\($0) is expected, not \(found)" } ?? "\(found) is not expected", offset: offset)
  }

  // MARK: Conditions

  private func condition(_ part: Part, at offset: Int) throws(PredicateError) -> PredicateNode {
    guard case .condition(let node) = part else {
      throw PredicateError(fact: "a comparison is expected, not a value alone", offset: offset)
    }
    return node
  }

  private mutating func disjunction() throws(PredicateError) -> Part {
    let start = offset
    let first = try conjunction()
    guard token == .sign("||") || keyword == "OR" else { return first }
    var nodes = [try condition(first, at: start)]
    while take(sign: "||") || take(keyword: "OR") {
      let start = offset
      nodes.append(try condition(try conjunction(), at: start))
    }
    return .condition(.any(nodes))
  }

  private mutating func conjunction() throws(PredicateError) -> Part {
    let start = offset
    let first = try negation()
    guard token == .sign("&&") || keyword == "AND" else { return first }
    var nodes = [try condition(first, at: start)]
    while take(sign: "&&") || take(keyword: "AND") {
      let start = offset
      nodes.append(try condition(try negation(), at: start))
    }
    return .condition(.all(nodes))
  }

  private mutating func negation() throws(PredicateError) -> Part {
    guard take(sign: "!") || take(keyword: "NOT") else { return try comparison() }
    try enter()
    defer { depth -= 1 }
    let start = offset
    return .condition(.negation(try condition(try negation(), at: start)))
  }

  private mutating func comparison() throws(PredicateError) -> Part {
    if take(keyword: "TRUEPREDICATE") { return .condition(.constant(true)) }
    if take(keyword: "FALSEPREDICATE") { return .condition(.constant(false)) }
    var modifier = PredicateComparison.Modifier.direct
    if let found = keyword.flatMap({ Self.modifiers[$0] }) {
      modifier = found
      position += 1
    }
    let left: Part
    left = try sum()
    guard let relation = relationHere else {
      if modifier != .direct { throw unexpected("an operator") }
      return left
    }
    guard case .value(let first) = left else { throw unexpected("AND or OR") }
    position += 1
    let options = try comparisonOptions()
    let second = try value { parser throws(PredicateError) in try parser.sum() }
    return .condition(
      .comparison(
        PredicateComparison(modifier: modifier, left: first, relation: relation, options: options, right: second)))
  }

  private var relationHere: PredicateComparison.Relation? {
    if case .sign(let sign) = token { return Self.relations[sign] }
    return keyword.flatMap { Self.relations[$0] }
  }

  /// Reads the letters in brackets after an operator, such as `[cd]`.
  private mutating func comparisonOptions() throws(PredicateError) -> PredicateComparison.Options {
    guard token == .sign("["), position + 2 < tokens.count, case .word(let letters) = tokens[position + 1].token,
      tokens[position + 2].token == .sign("]")
    else { return [] }
    var options: PredicateComparison.Options = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "n": options.insert(.normalized)
      // Texts are compared without regard to the language in any case.
      case "l": break
      default:
        throw PredicateError(fact: "“\(letter)” is not an option of comparisons", offset: tokens[position + 1].offset)
      }
    }
    position += 3
    return options
  }

  // MARK: Values

  private mutating func enter() throws(PredicateError) {
    depth += 1
    if depth > Self.maximumDepth {
      throw PredicateError(fact: "more than \(Self.maximumDepth) parts are inside of each other", offset: offset)
    }
  }

  private mutating func countOperation() throws(PredicateError) {
    operations += 1
    if operations > Self.maximumOperations {
      throw PredicateError(fact: "there are more than \(Self.maximumOperations) calculations", offset: offset)
    }
  }

  /// Reads a part that has to be a value.
  private mutating func value(_ read: (inout PredicateParser) throws(PredicateError) -> Part) throws(PredicateError)
    -> PredicateExpression
  {
    let start = offset
    guard case .value(let expression) = try read(&self) else {
      throw PredicateError(fact: "a value is expected, not a comparison", offset: start)
    }
    return expression
  }

  private mutating func sum() throws(PredicateError) -> Part {
    try chain(["+": .add, "-": .subtract]) { parser throws(PredicateError) in try parser.product() }
  }

  private mutating func product() throws(PredicateError) -> Part {
    try chain(["*": .multiply, "/": .divide]) { parser throws(PredicateError) in try parser.power() }
  }

  private mutating func power() throws(PredicateError) -> Part {
    try chain(["**": .raise]) { parser throws(PredicateError) in try parser.signed() }
  }

  /// Reads values with operators between them, of which the first two are combined first.
  private mutating func chain(
    _ functions: [String: PredicateFunction], _ read: (inout PredicateParser) throws(PredicateError) -> Part
  ) throws(PredicateError) -> Part {
    var result = try read(&self)
    while case .sign(let sign) = token, let function = functions[sign] {
      guard case .value(let first) = result else { throw unexpected("AND or OR") }
      position += 1
      try countOperation()
      result = .value(.function(function, [first, try value(read)]))
    }
    return result
  }

  private mutating func signed() throws(PredicateError) -> Part {
    guard take(sign: "-") else { return try steps() }
    try enter()
    defer { depth -= 1 }
    let operand = try value { parser throws(PredicateError) in try parser.signed() }
    switch operand {
    case .constant(let value as Int64) where value != .min: return .value(.constant(-value))
    case .constant(let value as Double): return .value(.constant(-value))
    default: return .value(.function(.negative, [operand]))
    }
  }

  /// Reads a value with the names and brackets that follow it.
  private mutating func steps() throws(PredicateError) -> Part {
    var result = try primary()
    while true {
      if take(sign: ".") {
        guard case .value(let base) = result else { throw unexpected("AND or OR") }
        result = .value(base.followed(by: try pathStep()))
      } else if token == .sign("["), case .value(let base) = result {
        position += 1
        try countOperation()
        result = .value(.element(of: base, try element()))
      } else {
        return result
      }
    }
  }

  private mutating func pathStep() throws(PredicateError) -> String {
    defer { position += 1 }
    switch token {
    case .word(let name), .name(let name): return name
    case .collectionOperator(let name): return "@" + name
    case .argument("K"):
      if case .keyPath(let path, of: .evaluatedObject) = try arguments.next("K", at: offset) { return path }
      throw unexpected("a name")
    default: throw unexpected("a name")
    }
  }

  private mutating func element() throws(PredicateError) -> PredicateElement {
    let names: [String: PredicateElement] = ["FIRST": .first, "LAST": .last, "SIZE": .size]
    if let found = keyword.flatMap({ names[$0] }), tokens[position + 1].token == .sign("]") {
      position += 2
      return found
    }
    try enter()
    defer { depth -= 1 }
    let index = try value { parser throws(PredicateError) in try parser.sum() }
    try expect("]")
    return .index(index)
  }

  private mutating func primary() throws(PredicateError) -> Part {
    let start = offset
    switch token {
    case .integer(let value): return taken(.constant(value))
    case .decimal(let value): return taken(.constant(value))
    case .text(let value): return taken(.constant(value))
    case .variable(let name): return taken(.variable(name))
    case .name(let name): return taken(.keyPath(name, of: .evaluatedObject))
    case .collectionOperator(let name): return taken(.keyPath("@" + name, of: .evaluatedObject))
    case .argument(let letter):
      position += 1
      return .value(try arguments.next(letter, at: start))
    case .sign("("): return try parenthesis()
    case .sign("{"):
      position += 1
      return .value(.aggregate(try list(endingWith: "}")))
    case .word(let word): return try named(word)
    default: throw unexpected("a value")
    }
  }

  private mutating func taken(_ expression: PredicateExpression) -> Part {
    position += 1
    return .value(expression)
  }

  private mutating func parenthesis() throws(PredicateError) -> Part {
    position += 1
    try enter()
    defer { depth -= 1 }
    let inner = try disjunction()
    try expect(")")
    return inner
  }

  /// Reads values separated by commas, up to a sign.
  private mutating func list(endingWith end: String) throws(PredicateError) -> [PredicateExpression] {
    try enter()
    defer { depth -= 1 }
    var result: [PredicateExpression] = []
    if take(sign: end) { return result }
    repeat {
      result.append(try value { parser throws(PredicateError) in try parser.sum() })
    } while take(sign: ",")
    try expect(end)
    return result
  }

  /// Reads what begins with a word: a keyword, a call of a function, or a key path.
  private mutating func named(_ word: String) throws(PredicateError) -> Part {
    let (start, upper) = (offset, word.uppercased())
    if upper == "SELF" { return taken(.evaluatedObject) }
    if let constant = Self.constant(upper) { return taken(constant) }
    let isReserved = Self.relations[upper] != nil || Self.modifiers[upper] != nil
    if isReserved || ["AND", "OR", "NOT", "TRUEPREDICATE", "FALSEPREDICATE"].contains(upper) {
      throw unexpected("a value")
    }
    position += 1
    guard take(sign: "(") else { return .value(.keyPath(word, of: .evaluatedObject)) }
    if upper == "SUBQUERY" { return .value(try subquery()) }
    let arguments = try list(endingWith: ")")
    guard let function = PredicateFunction.named(word, argumentCount: arguments.count) else {
      throw PredicateError(
        fact: "the function “\(word)” with \(arguments.count) arguments is not known", offset: start)
    }
    return .value(.function(function, arguments))
  }

  /// Reads the arguments of `SUBQUERY(collection, $variable, condition)`.
  private mutating func subquery() throws(PredicateError) -> PredicateExpression {
    try enter()
    defer { depth -= 1 }
    let collection = try value { parser throws(PredicateError) in try parser.sum() }
    try expect(",")
    guard case .variable(let name) = token else { throw unexpected("a variable") }
    position += 1
    try expect(",")
    let start = offset
    let node = try condition(try disjunction(), at: start)
    try expect(")")
    return .subquery(collection, variable: name, node)
  }
}

extension PredicateExpression {
  /// The key path of this value with one more step.
  fileprivate func followed(by step: String) -> PredicateExpression {
    if case .keyPath(let path, of: let base) = self { return .keyPath(path + "." + step, of: base) }
    return .keyPath(step, of: self)
  }
}
