// SPDX-License-Identifier: MIT

import LayoutModel

/// Splits an equation into tokens.
struct EquationLexer {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// Returns the tokens of `text`. The last one is the end.
  static func tokens(of text: String) throws(EquationError) -> [EquationToken] {
    var lexer = EquationLexer(text)
    var tokens: [EquationToken] = []
    repeat { tokens.append(try lexer.next()) } while tokens.last?.kind != .end
    return tokens
  }

  private mutating func next() throws(EquationError) -> EquationToken {
    while let scalar = current, scalar.properties.isWhitespace { index += 1 }
    let start = index
    guard let scalar = current else { return EquationToken(kind: .end, offset: start) }
    if let relation = takeRelation() { return EquationToken(kind: .relation(relation), offset: start) }
    if isNameStart(scalar) { return EquationToken(kind: .name(takeName()), offset: start) }
    if isDigit(scalar) || (scalar == "." && isDigit(peek(1))) {
      return EquationToken(kind: .number(try takeNumber()), offset: start)
    }
    let sign = Character(scalar)
    guard "+-*/().@|".contains(sign) else { throw EquationError(.strayCharacter(sign), offset: start) }
    index += 1
    return EquationToken(kind: .sign(sign), offset: start)
  }

  private var current: Unicode.Scalar? { peek(0) }

  private func peek(_ distance: Int) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  private mutating func takeRelation() -> LayoutRelation? {
    let relation: LayoutRelation?
    let length: Int
    switch (current, peek(1)) {
    case ("=", "="): (relation, length) = (.equal, 2)
    case ("=", _): (relation, length) = (.equal, 1)
    case ("<", "="): (relation, length) = (.lessThanOrEqual, 2)
    case (">", "="): (relation, length) = (.greaterThanOrEqual, 2)
    case ("≤", _): (relation, length) = (.lessThanOrEqual, 1)
    case ("≥", _): (relation, length) = (.greaterThanOrEqual, 1)
    default: (relation, length) = (nil, 0)
    }
    index += length
    return relation
  }

  private mutating func takeName() -> String {
    let start = index
    while let scalar = current, isNameStart(scalar) || isDigit(scalar) { index += 1 }
    return String(String.UnicodeScalarView(scalars[start..<index]))
  }

  private mutating func takeNumber() throws(EquationError) -> Double {
    let start = index
    while isDigit(current) { index += 1 }
    // A period is part of a number only before a digit, so that `2.width` is reported as an error of the name.
    if current == ".", isDigit(peek(1)) {
      index += 1
      while isDigit(current) { index += 1 }
    }
    let text = String(String.UnicodeScalarView(scalars[start..<index]))
    guard let number = Double(text), number.isFinite else {
      throw EquationError(.expected("a finite number", found: String(text.prefix(20))), offset: start)
    }
    return number
  }

  private func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || (scalar.isASCII && scalar.properties.isAlphabetic)
  }

  private func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ("0"..."9").contains($0) } ?? false
  }
}
