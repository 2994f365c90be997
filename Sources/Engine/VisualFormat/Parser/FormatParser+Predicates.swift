// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

extension FormatParser {
  /// Parses `(predicate, predicate, …)`.
  ///
  /// - Parameter allowsView: Whether a name may be a view's, which determines the error for an unknown name.
  mutating func predicateList(allowsView: Bool) throws(VisualFormatError) -> [FormatPredicate] {
    scanner.advance()
    scanner.openBrackets += 1
    var predicates = [try predicate(allowsView: allowsView)]
    while scanner.take(",") { predicates.append(try predicate(allowsView: allowsView)) }
    guard scanner.take(")") else { throw failure(.expectedClosingParenthesis) }
    scanner.openBrackets -= 1
    return predicates
  }

  /// Parses the length of a gap without parentheses: an unsigned number, a percentage or a metric.
  mutating func simplePredicate() throws(VisualFormatError) -> FormatPredicate {
    let value: FormatValue
    if let number = try number(allowsSign: false) {
      value = numberOrPercentage(number)
    } else if let name = identifier() {
      nameUses.append(.metric(name))
      value = .reference(
        FormatReference(name: name, attribute: nil, scale: nil, shift: nil, range: name.range))
    } else {
      throw failure(.expectedNumberOrMetric)
    }
    return FormatPredicate(
      name: nil, relation: .equal, value: value, priority: nil, range: value.range)
  }

  /// Parses a predicate and the white space around it.
  private mutating func predicate(allowsView: Bool) throws(VisualFormatError) -> FormatPredicate {
    scanner.skipBlanks()
    let start = scanner.position
    let name = constraintName()
    let relation = try relation()
    let value = try value(allowsView: allowsView)
    var end = scanner.position
    scanner.skipBlanks()
    var priority: FormatOperand?
    if scanner.take("@") {
      scanner.skipBlanks()
      priority = try operand()
      end = scanner.position
      scanner.skipBlanks()
    }
    return FormatPredicate(
      name: name, relation: relation, value: value, priority: priority,
      range: SourceRange(start, end))
  }

  /// Parses `name:`, which does not occur in Apple's grammar, so that no format of Apple's is misinterpreted.
  private mutating func constraintName() -> FormatIdentifier? {
    guard dialect.isText else { return nil }
    let start = scanner.position
    if let name = identifier() {
      scanner.skipBlanks()
      if scanner.take(":") {
        scanner.skipBlanks()
        return name
      }
    }
    scanner.rewind(to: start)
    return nil
  }

  private mutating func relation() throws(VisualFormatError) -> Relation {
    let relation: Relation
    if scanner.take("==") {
      relation = .equal
    } else if scanner.take("<=") {
      relation = .lessThanOrEqual
    } else if scanner.take(">=") {
      relation = .greaterThanOrEqual
    } else if let counterpart = relationMeant() {
      throw failure(.expectedNumberOrMetric, suggestion: counterpart)
    } else {
      return .equal
    }
    scanner.skipBlanks()
    return relation
  }

  /// The relation that is written this way in other languages.
  private func relationMeant() -> String? {
    if scanner.isAt("=<") || scanner.isAt("<") { return "<=" }
    if scanner.isAt("=>") || scanner.isAt(">") { return ">=" }
    return scanner.isAt("=") ? "==" : nil
  }

  // MARK: Values

  private mutating func value(allowsView: Bool) throws(VisualFormatError) -> FormatValue {
    if let number = try number(allowsSign: true) { return numberOrPercentage(number) }
    guard let name = identifier() else { throw failure(.expectedNumberOrMetric) }
    nameUses.append(allowsView ? .metricOrView(name) : .metric(name))
    return .reference(try reference(name))
  }

  private mutating func numberOrPercentage(_ number: FormatNumber) -> FormatValue {
    guard isExtended, scanner.take("%") else { return .number(number) }
    return .percentage(
      FormatNumber(value: number.value, range: SourceRange(number.range.start, scanner.position)))
  }

  /// Parses what may follow a name: an attribute, a factor, a summand.
  private mutating func reference(_ name: FormatIdentifier) throws(VisualFormatError)
    -> FormatReference
  {
    var reference = FormatReference(
      name: name, attribute: nil, scale: nil, shift: nil, range: name.range)
    guard isExtended else { return reference }
    if scanner.take(".") { reference.attribute = try attribute() }
    reference.scale = try operation([("*", .times), ("/", .over)])
    reference.shift = try operation([("+", .plus), ("-", .minus)])
    let end =
      reference.shift?.range.end ?? reference.scale?.range.end ?? reference.attribute?.range.end
    reference.range = SourceRange(name.range.start, end ?? name.range.end)
    return reference
  }

  /// Parses one of the operators and its operand. If there is none, consumes nothing, not even white space.
  private mutating func operation(_ signs: [(StaticString, FormatReference.Operation.Operator)])
    throws(VisualFormatError) -> FormatReference.Operation?
  {
    let before = scanner.position
    scanner.skipBlanks()
    let start = scanner.position
    for (mark, sign) in signs where scanner.take(mark) {
      scanner.skipBlanks()
      let operand = try operand()
      return FormatReference.Operation(
        sign: sign, operand: operand, range: SourceRange(start, scanner.position))
    }
    scanner.rewind(to: before)
    return nil
  }

  /// Parses the name of an attribute.
  mutating func attribute() throws(VisualFormatError) -> FormatReference.Attribute {
    guard let name = identifier() else { throw failure(.expectedAttribute) }
    guard let attribute = AttributeNames.attribute(named: name.text) else {
      let nearest = NearestName.of(name.text, among: AttributeNames.all)
      throw VisualFormatError(
        .unknownAttribute(name.text), name.range, caret: name.range.end, suggestion: nearest)
    }
    return FormatReference.Attribute(attribute: attribute, range: name.range)
  }

  /// Parses an optionally signed number or a metric.
  private mutating func operand() throws(VisualFormatError) -> FormatOperand {
    if let number = try number(allowsSign: true) { return .number(number) }
    guard let name = identifier() else { throw failure(.expectedNumberOrMetric) }
    nameUses.append(.metric(name))
    return .metric(name)
  }
}
