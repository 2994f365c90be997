// SPDX-License-Identifier: MIT

/// Separates a predicate format into tokens.
///
/// Source: Apple, Predicate Programming Guide, “Predicate Format String Syntax”.
struct PredicateScanner {
  /// A token and the number of characters before it.
  struct Place {
    let token: PredicateToken
    let offset: Int
  }

  /// Signs of two characters come first, because the longest sign is read.
  private static let signs = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**", ":=", "=", "<", ">", "!", "+", "-", "*", "/", "(", ")",
    "{", "}", "[", "]", ",", ".",
  ]

  private let characters: [Character]
  private var position = 0

  private init(_ format: String) { characters = Array(format) }

  /// Returns the tokens of a format, the last of which is the end.
  static func tokens(of format: String) throws(PredicateError) -> [Place] {
    var scanner = PredicateScanner(format)
    var result: [Place] = []
    while true {
      scanner.skipSpaces()
      let offset = scanner.position
      let token = try scanner.next()
      result.append(Place(token: token, offset: offset))
      if token == .end { return result }
    }
  }

  private var current: Character? { position < characters.count ? characters[position] : nil }

  private mutating func skipSpaces() {
    while let current, current.isWhitespace { position += 1 }
  }

  private mutating func next() throws(PredicateError) -> PredicateToken {
    guard let character = current else { return .end }
    switch character {
    case "'", "\"": return .text(try text(endingWith: character))
    case "%": return try argument()
    case "$":
      position += 1
      return .variable(try name(after: "$"))
    case "@":
      position += 1
      return .collectionOperator(try name(after: "@"))
    case "#":
      position += 1
      return .name(try name(after: "#"))
    case _ where character.isASCII && character.isNumber: return try number()
    case _ where Self.beginsName(character): return .word(try word())
    default: break
    }
    for sign in Self.signs where characters[position...].starts(with: sign) {
      position += sign.count
      return .sign(sign)
    }
    throw PredicateError(fact: "“\(character)” is not expected", offset: position)
  }

  // MARK: Names

  private static func beginsName(_ character: Character) -> Bool { character == "_" || character.isLetter }

  private mutating func name(after prefix: String) throws(PredicateError) -> String {
    let start = position
    while let current, Self.beginsName(current) || start < position && current.isNumber { position += 1 }
    guard start < position else { throw PredicateError(fact: "a name is expected after “\(prefix)”", offset: start) }
    return String(characters[start..<position])
  }

  /// Reads a name, or the name of a function with labels such as `modulus:by:`.
  private mutating func word() throws(PredicateError) -> String {
    var result = try name(after: "")
    while current == ":", position + 1 < characters.count, characters[position + 1] != "=" {
      position += 1
      result.append(":")
      if let current, Self.beginsName(current) { result += try name(after: ":") }
    }
    return result
  }

  // MARK: Arguments

  /// Reads the format of an argument: `%@`, `%K`, `%%`, or a number in the spelling of `printf`.
  private mutating func argument() throws(PredicateError) -> PredicateToken {
    let start = position
    position += 1
    let lengths = Set<Character>("hlqLztj")
    while let current, lengths.contains(current) { position += 1 }
    guard let letter = current, "@K%dDiuUxXofFeEgGaAcCsSp".contains(letter) else {
      throw PredicateError(fact: "“%” is not followed by a known format", offset: start)
    }
    position += 1
    return letter == "%" ? .text("%") : .argument(letter)
  }

  // MARK: Numbers

  private mutating func number() throws(PredicateError) -> PredicateToken {
    let start = position
    if current == "0", position + 1 < characters.count,
      let radix = ["x": 16, "X": 16, "o": 8, "O": 8, "b": 2, "B": 2][characters[position + 1]]
    {
      position += 2
      let digits = take { $0.isASCII && $0.isHexDigit }
      guard let value = Int64(digits, radix: radix) else {
        throw PredicateError(fact: "the number is not valid", offset: start)
      }
      return .integer(value)
    }
    var text = takeDigits()
    var isDecimal = false
    if current == ".", position + 1 < characters.count, characters[position + 1].isASCII,
      characters[position + 1].isNumber
    {
      position += 1
      text += "." + takeDigits()
      isDecimal = true
    }
    if current == "e" || current == "E" {
      let mark = position
      position += 1
      var exponent = "e"
      if let sign = current, sign == "+" || sign == "-" {
        exponent.append(sign)
        position += 1
      }
      let digits = takeDigits()
      if digits.isEmpty { position = mark } else { (text, isDecimal) = (text + exponent + digits, true) }
    }
    if !isDecimal, let value = Int64(text) { return .integer(value) }
    guard let value = Double(text), value.isFinite else {
      throw PredicateError(fact: "the number is too large", offset: start)
    }
    return .decimal(value)
  }

  private mutating func takeDigits() -> String { take { $0.isASCII && $0.isNumber } }

  private mutating func take(while matches: (Character) -> Bool) -> String {
    let start = position
    while let current, matches(current) { position += 1 }
    return String(characters[start..<position])
  }

  // MARK: Texts

  private mutating func text(endingWith quote: Character) throws(PredicateError) -> String {
    let start = position
    position += 1
    var result = ""
    while let character = current {
      position += 1
      if character == quote { return result }
      if character == "\\" { result.append(try escaped()) } else { result.append(character) }
    }
    throw PredicateError(fact: "the text has no closing quotation mark", offset: start)
  }

  /// Reads what follows a backslash.
  private mutating func escaped() throws(PredicateError) -> Character {
    guard let character = current else {
      throw PredicateError(fact: "nothing follows the backslash", offset: position - 1)
    }
    position += 1
    switch character {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "0"..."7": return try scalar(String(character), digits: 2, radix: 8)
    case "x": return try scalar("", digits: 2, radix: 16)
    case "u": return try scalar("", digits: 4, radix: 16)
    case "U": return try scalar("", digits: 8, radix: 16)
    default: return character
    }
  }

  /// Reads up to `digits` more digits, and returns the character with their code.
  private mutating func scalar(_ first: String, digits: Int, radix: Int) throws(PredicateError) -> Character {
    let start = position
    var text = first
    while text.count < digits + first.count, let digit = current?.hexDigitValue, digit < radix {
      text.append(characters[position])
      position += 1
    }
    guard let code = UInt32(text, radix: radix), let scalar = Unicode.Scalar(code) else {
      throw PredicateError(fact: "the escaped character is not valid", offset: start)
    }
    return Character(scalar)
  }
}
