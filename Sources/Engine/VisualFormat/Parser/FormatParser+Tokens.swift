// SPDX-License-Identifier: MIT

extension FormatParser {
  /// Parses a name; `nil` if there is none.
  mutating func identifier() -> FormatIdentifier? {
    let start = scanner.position
    guard let first = scalar(), Letters.beginsName(first.value) else { return nil }
    scanner.advance(by: first.length)
    while let next = scalar(), Letters.continuesName(next.value) { scanner.advance(by: next.length) }
    let range = SourceRange(start, scanner.position)
    return FormatIdentifier(text: scanner.text(range), range: range)
  }

  private func scalar() -> (value: UInt32, length: Int)? {
    Letters.scalar(in: scanner.bytes, at: scanner.position.offset)
  }

  /// Parses a view's name or, in the extended dialect, a range of names.
  mutating func nameRange() throws(VisualFormatError) -> NameRange {
    guard let first = identifier() else { throw failure(.expectedView) }
    var range = NameRange(first: first, last: nil)
    guard isExtended, scanner.take("..") else { return range }
    guard let last = wholeNumber() else { throw failure(.expectedNumberOrMetric) }
    range.last = last
    let count = last.value - Double(range.split.number) + 1
    if count < 1 {
      throw VisualFormatError(.backwardRange, range.range, caret: scanner.position)
    }
    if count > Double(NameRange.longest) {
      throw VisualFormatError(.longRange, range.range, caret: scanner.position)
    }
    return range
  }

  /// Parses digits only, so that the period of an attribute may follow.
  private mutating func wholeNumber() -> FormatNumber? {
    let start = scanner.position
    var decimal = Decimal()
    while let byte = scanner.current, Ascii.isDigit(byte) {
      decimal.append(byte)
      scanner.advance()
    }
    guard scanner.position != start else { return nil }
    return FormatNumber(value: decimal.value, range: SourceRange(start, scanner.position))
  }

  /// Parses a number in C's syntax: digits, a decimal point, digits, an exponent. `nil` if there is none.
  mutating func number(allowsSign: Bool) throws(VisualFormatError) -> FormatNumber? {
    let start = scanner.position
    var isNegative = false
    if allowsSign, scanner.current == Ascii.minus || scanner.current == Ascii.plus {
      isNegative = scanner.current == Ascii.minus
      scanner.advance()
    }
    guard var decimal = mantissa() else {
      scanner.rewind(to: start)
      return nil
    }
    decimal.exponent += exponent()
    let range = SourceRange(start, scanner.position)
    guard decimal.value.isFinite else { throw VisualFormatError(.numberNotFinite, range) }
    return FormatNumber(value: isNegative ? -decimal.value : decimal.value, range: range)
  }

  /// Parses digits with an optional decimal point.
  private mutating func mantissa() -> Decimal? {
    var decimal = Decimal()
    var digits = 0
    while let byte = scanner.current, Ascii.isDigit(byte) {
      decimal.append(byte)
      digits += 1
      scanner.advance()
    }
    let isFraction = scanner.byte(after: 1).map(Ascii.isDigit) == true
    guard scanner.current == Ascii.point, digits > 0 || isFraction else {
      return digits > 0 ? decimal : nil
    }
    scanner.advance()
    while let byte = scanner.current, Ascii.isDigit(byte) {
      decimal.append(byte, isBehindPoint: true)
      scanner.advance()
    }
    return decimal
  }

  /// Parses `e` and an integer; 0 if there is none.
  private mutating func exponent() -> Int {
    guard scanner.isAt("e") || scanner.isAt("E") else { return 0 }
    let signed = scanner.byte(after: 1) == Ascii.minus || scanner.byte(after: 1) == Ascii.plus
    let isNegative = scanner.byte(after: 1) == Ascii.minus
    guard scanner.byte(after: signed ? 2 : 1).map(Ascii.isDigit) == true else { return 0 }
    scanner.advance(by: signed ? 2 : 1)
    var value = 0
    while let byte = scanner.current, Ascii.isDigit(byte) {
      value = min(value * 10 + Int(byte - 0x30), 9999)
      scanner.advance()
    }
    return isNegative ? -value : value
  }
}
