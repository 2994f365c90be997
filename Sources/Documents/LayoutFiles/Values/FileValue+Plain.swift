// SPDX-License-Identifier: MIT

import Tinamou

extension String: FileValue {
  static var schema: ValueSchema { .any([.text, .nothing]) }

  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> String {
    // An empty plain scalar is empty text. `~` means no value.
    if case .scalar(let scalar) = node.content, scalar.text.isEmpty { return "" }
    return try reading.scalar(node, of: key).text
  }
}

extension Bool: FileValue {
  static var schema: ValueSchema { .boolean }

  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> Bool {
    let scalar = try reading.scalar(node, of: key, expected: .boolean)
    switch scalar.text.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: throw reading.error(.unreadableValue(scalar.text, as: "true or false"), at: node)
    }
  }
}

extension Double: FileValue {
  static var schema: ValueSchema { .number }

  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> Double {
    try reading.number(node, of: key)
  }
}

extension Float: FileValue {
  static var schema: ValueSchema { .number }

  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> Float {
    let number = Float(try reading.number(node, of: key))
    guard number.isFinite else { throw reading.error(.notFinite(try reading.scalar(node, of: key).text), at: node) }
    return number
  }
}

extension CGFloat: FileValue {
  static var schema: ValueSchema { .number }

  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> CGFloat {
    CGFloat(try reading.number(node, of: key))
  }
}

extension Int: FileValue {
  static var schema: ValueSchema { .integer }

  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> Int {
    let number = try reading.number(node, of: key)
    guard let whole = Int(exactly: number), abs(whole) <= 1_000_000_000 else {
      throw reading.error(.unreadableValue("\(number)", as: "a whole number"), at: node)
    }
    return whole
  }
}

extension Optional: FileValue where Wrapped: FileValue {
  static var schema: ValueSchema { .any([Wrapped.schema, .nothing]) }

  static func read(
    _ node: SourceNode, of key: String, in reading: FileReading
  ) throws(LayoutFileError) -> Wrapped? {
    node.isNull ? nil : try Wrapped.read(node, of: key, in: reading)
  }
}

extension Array: FileValue where Element: FileValue {
  static var schema: ValueSchema { .list(Element.schema) }

  static func read(
    _ node: SourceNode, of key: String, in reading: FileReading
  ) throws(LayoutFileError) -> [Element] {
    var elements: [Element] = []
    for element in try reading.list(node, of: key) {
      elements.append(try Element.read(element, of: key, in: reading))
    }
    return elements
  }
}

/// A count, such as a number of lines or pages.
struct Count: FileValue {
  let value: Int

  static var schema: ValueSchema { .integer }

  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> Count {
    let number = try Int.read(node, of: key, in: reading)
    guard (0...1000).contains(number) else {
      throw reading.error(.outOfRange("\(number)", range: "from 0 to 1000"), at: node)
    }
    return Count(value: number)
  }
}

/// A number from 0 to 1.
struct Fraction: FileValue {
  let value: CGFloat

  static var schema: ValueSchema { .number }

  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> Fraction {
    let number = try reading.number(node, of: key)
    guard (0...1).contains(number) else {
      throw reading.error(.outOfRange("\(number)", range: "from 0 to 1"), at: node)
    }
    return Fraction(value: CGFloat(number))
  }
}

/// The numbers that layout files may contain.
enum LayoutNumber {
  /// The maximum magnitude: a billion, so that differences of a ten-thousandth of a point are preserved.
  static let maximum = 1e9

  /// The allowed numbers, for messages.
  static let range = "from -1000000000 to 1000000000"

  /// The allowed factors of constraints, for messages.
  static let factorRange = "0, or from 0.000001 to 1000000 in magnitude"

  /// Returns whether `factor` can be a constraint's factor: 0, or of a magnitude at which the sizes on both sides are
  /// visible.
  static func isFactor(_ factor: Double) -> Bool {
    factor == 0 || (1e-6...1e6).contains(abs(factor))
  }
}

/// Numbers in the syntax of YAML's core schema.
enum YAMLNumber {
  /// Parses a number, including infinity and not-a-number. Returns `nil` for other text.
  static func parse(_ text: String) -> Double? {
    switch text.lowercased() {
    case ".inf", "+.inf", "inf", "+inf", "infinity": return .infinity
    case "-.inf", "-inf", "-infinity": return -.infinity
    case ".nan", "nan": return .nan
    default: break
    }
    guard let first = text.unicodeScalars.first, "+-.0123456789".unicodeScalars.contains(first),
      text.unicodeScalars.allSatisfy({ "+-.0123456789eE".unicodeScalars.contains($0) })
    else { return nil }
    let unsigned = text.hasPrefix("+") ? String(text.dropFirst()) : text
    return Double(unsigned)
  }
}
