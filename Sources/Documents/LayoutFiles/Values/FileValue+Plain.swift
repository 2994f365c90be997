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
