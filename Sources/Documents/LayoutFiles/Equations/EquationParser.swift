// SPDX-License-Identifier: MIT

import LayoutModel

/// Parses one equation.
///
/// ```
/// equation   attribute relation expression ('@' priority)?
/// relation   '==' | '<=' | '>=' | '=' | '≤' | '≥'
/// expression ('+' | '-')? product (('+' | '-') product)*
/// product    factor (('*' | '/') factor)*
/// factor     number | metric | attribute | '(' expression ')'
/// attribute  view ('.' ('superview' | 'layoutMarginsGuide' | 'safeAreaLayoutGuide' | 'readableContentGuide'))* '.' name
/// priority   number | metric | 'required' | 'defaultHigh' | 'defaultLow' | 'fittingSizeLevel'
/// ```
struct EquationParser {
  /// The maximum depth of parentheses.
  static let depthLimit = 50

  private let tokens: [EquationToken]
  private var index = 0
  private let views: Set<String>
  private let metrics: [String: Double]

  private init(tokens: [EquationToken], views: Set<String>, metrics: [String: Double]) {
    self.tokens = tokens
    self.views = views
    self.metrics = metrics
  }

  /// Parses `text` with the views and metrics of a file.
  static func parse(
    _ text: String, views: Set<String>, metrics: [String: Double]
  ) throws(EquationError) -> Equation {
    var parser = EquationParser(tokens: try EquationLexer.tokens(of: text), views: views, metrics: metrics)
    return try parser.equation()
  }

  private mutating func equation() throws(EquationError) -> Equation {
    guard case .name = current.kind else { throw expected("a view's attribute, such as title.leading") }
    let first = try attribute()
    guard case .relation(let relation) = current.kind else { throw expected("==, <= or >=") }
    index += 1
    let start = current.offset
    let side = try expression(depth: 0)
    let priority = try takeSign("@") ? self.priority() : 1000
    guard current.kind == .end else { throw expected("the end of the equation") }
    try check(first, against: side, at: start)
    return Equation(
      first, relation, side.attribute, multiplier: side.multiplier, constant: side.constant, priority: priority)
  }

  private func check(
    _ first: EquationOperand, against side: LinearSide, at start: Int
  ) throws(EquationError) {
    guard side.constant.isFinite, side.multiplier.isFinite else {
      throw EquationError(.expected("finite numbers", found: "infinity"), offset: start)
    }
    guard abs(side.constant) <= LayoutNumber.maximum else {
      throw EquationError(fault: .outOfRange("\(side.constant)", range: LayoutNumber.range), offset: start)
    }
    guard LayoutNumber.isFactor(side.multiplier) else {
      throw EquationError(
        fault: .outOfRange("the factor \(side.multiplier)", range: LayoutNumber.factorRange), offset: start)
    }
    if let second = side.attribute {
      guard first.attribute.isComparable(with: second.attribute) else {
        let fault = EquationFault.unrelatedAttributes(first.attribute.name, second.attribute.name)
        throw EquationError(fault, offset: second.offset)
      }
    }
    if !first.attribute.isSize, side.attribute == nil || side.multiplier == 0 {
      throw EquationError(.positionAlone(first.attribute.name), offset: start)
    }
  }

  // MARK: Expressions

  private mutating func expression(depth: Int) throws(EquationError) -> LinearSide {
    guard depth <= Self.depthLimit else {
      throw EquationError(.tooDeep(limit: Self.depthLimit), offset: current.offset)
    }
    var total = LinearSide(constant: 0)
    var sign = takeSign("-") ? -1.0 : 1.0
    if sign > 0 { _ = takeSign("+") }
    while true {
      let start = current.offset
      let product = try self.product(depth: depth)
      guard let sum = total.adding(product.scaled(by: sign)) else {
        throw EquationError(.severalItems, offset: start)
      }
      total = sum
      if takeSign("+") { sign = 1 } else if takeSign("-") { sign = -1 } else { return total }
    }
  }

  private mutating func product(depth: Int) throws(EquationError) -> LinearSide {
    var result = try factor(depth: depth)
    while true {
      let start = current.offset
      if takeSign("*") {
        let other = try factor(depth: depth)
        if other.attribute == nil {
          result = result.scaled(by: other.constant)
        } else if result.attribute == nil {
          result = other.scaled(by: result.constant)
        } else {
          throw EquationError(.productOfItems, offset: start)
        }
      } else if takeSign("/") {
        let divisor = try factor(depth: depth)
        guard divisor.attribute == nil else { throw EquationError(.divisionByItem, offset: start) }
        guard divisor.constant != 0 else { throw EquationError(.divisionByZero, offset: start) }
        result = result.scaled(by: 1 / divisor.constant)
      } else {
        return result
      }
    }
  }

  private mutating func factor(depth: Int) throws(EquationError) -> LinearSide {
    switch current.kind {
    case .number(let number):
      index += 1
      return LinearSide(constant: number)
    case .name(let name) where tokens[index + 1].kind == .sign("."):
      _ = name
      return LinearSide(attribute: try attribute())
    case .name(let name):
      return LinearSide(constant: try metric(name))
    case .sign("("):
      index += 1
      let inner = try expression(depth: depth + 1)
      guard takeSign(")") else { throw expected("')'") }
      return inner
    default:
      throw expected("a number, a metric or a view's attribute")
    }
  }

  private mutating func metric(_ name: String) throws(EquationError) -> Double {
    guard let value = metrics[name] else {
      if views.contains(name) {
        index += 1
        throw expected("'.' and an attribute of \(name)")
      }
      throw EquationError(
        fault: .unknownMetric(name), offset: current.offset, suggestion: Spelling.closest(to: name, in: metrics.keys))
    }
    index += 1
    return value
  }

  private mutating func priority() throws(EquationError) -> Float {
    let start = current.offset
    let value: Double
    switch current.kind {
    case .number(let number): value = number
    case .name(let name):
      if let named = NamedPriority.all[name] ?? metrics[name] {
        value = named
      } else {
        throw EquationError(
          fault: .unknownMetric(name), offset: start,
          suggestion: Spelling.closest(to: name, in: Array(metrics.keys) + NamedPriority.all.keys))
      }
    default: throw expected("a priority")
    }
    index += 1
    guard Float(value) > 0, value <= 1000 else { throw EquationError(.priorityOutOfRange(value), offset: start) }
    return Float(value)
  }

  // MARK: Attributes

  private mutating func attribute() throws(EquationError) -> EquationOperand {
    let start = current.offset
    let view = try viewName()
    var steps: [EquationOperand.Step] = []
    while takeSign(".") {
      guard case .name(let word) = current.kind else { throw expected("an attribute") }
      if let step = EquationOperand.Step(rawValue: word) {
        if let last = steps.last, last != .superview { throw expected("an attribute of \(last.rawValue)") }
        steps.append(step)
        index += 1
        continue
      }
      guard let attribute = LayoutAttribute(name: word) else { throw unknownAttribute(word) }
      if attribute.isBaseline, let last = steps.last, last != .superview {
        throw EquationError(.guideWithoutBaseline(last.rawValue), offset: current.offset)
      }
      index += 1
      return EquationOperand(view: view, steps: steps, attribute: attribute, offset: start)
    }
    throw expected("'.' and an attribute of \(view)")
  }

  private mutating func viewName() throws(EquationError) -> String {
    guard case .name(let name) = current.kind else { throw expected("a view's name") }
    guard views.contains(name) else {
      throw EquationError(
        fault: .unknownView(name), offset: current.offset, suggestion: Spelling.closest(to: name, in: views))
    }
    index += 1
    return name
  }

  private func unknownAttribute(_ word: String) -> EquationError {
    let isLast = tokens[index + 1].kind != .sign(".")
    let known = isLast ? LayoutAttribute.named.map(\.name) : EquationOperand.Step.allCases.map(\.rawValue)
    let fault = isLast ? EquationFault.unknownAttribute(word) : .unknownGuide(word)
    return EquationError(fault, offset: current.offset, suggestion: Spelling.closest(to: word, in: known))
  }

  // MARK: Tokens

  /// The current token. The last token is the end, which is never consumed.
  private var current: EquationToken { tokens[min(index, tokens.count - 1)] }

  private mutating func takeSign(_ sign: Character) -> Bool {
    guard current.kind == .sign(sign) else { return false }
    index += 1
    return true
  }

  private func expected(_ what: String) -> EquationError {
    EquationError(.expected(what, found: current.text), offset: current.offset)
  }
}

/// A linear expression: an attribute with a factor, and a constant.
private struct LinearSide {
  var attribute: EquationOperand?
  var multiplier: Double
  var constant: Double

  init(constant: Double) {
    attribute = nil
    multiplier = 1
    self.constant = constant
  }

  init(attribute: EquationOperand) {
    self.attribute = attribute
    multiplier = 1
    constant = 0
  }

  func scaled(by factor: Double) -> LinearSide {
    var result = self
    if attribute != nil { result.multiplier *= factor }
    result.constant *= factor
    return result
  }

  /// Returns the sum, or `nil` if it would contain two different attributes.
  func adding(_ other: LinearSide) -> LinearSide? {
    var result = self
    result.constant += other.constant
    guard let added = other.attribute else { return result }
    guard let present = attribute else {
      result.attribute = added
      result.multiplier = other.multiplier
      return result
    }
    guard present.isSameAttribute(as: added) else { return nil }
    result.multiplier += other.multiplier
    return result
  }
}

extension EquationOperand {
  fileprivate func isSameAttribute(as other: EquationOperand) -> Bool {
    view == other.view && steps == other.steps && attribute == other.attribute
  }
}

/// An error in an equation, with its position in the text.
struct EquationError: Error {
  let fault: LayoutFileFault
  /// The offset in Unicode scalars from the start of the equation.
  let offset: Int
  let suggestion: String?

  init(_ fault: EquationFault, offset: Int, suggestion: String? = nil) {
    self.init(fault: .equation(fault), offset: offset, suggestion: suggestion)
  }

  init(fault: LayoutFileFault, offset: Int, suggestion: String? = nil) {
    self.fault = fault
    self.offset = offset
    self.suggestion = suggestion
  }
}
