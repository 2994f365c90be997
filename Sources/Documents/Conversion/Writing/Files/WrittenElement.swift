// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// An element of a document as text.
struct WrittenElement {
  /// The name of the element.
  let name: String
  /// The attributes, in the order in which they are written.
  var attributes: [(name: String, value: String)] = []
  /// The elements inside.
  var elements: [WrittenElement] = []
  /// The text inside an element without elements; `nil` for none.
  var text: String?

  /// Adds an attribute, unless it has no value.
  mutating func set(_ name: String, _ value: String?) {
    if let value { attributes.append((name, value)) }
  }

  /// Adds an attribute that is `YES`, or nothing.
  mutating func set(_ name: String, if condition: Bool) {
    if condition { attributes.append((name, "YES")) }
  }

  /// Returns the lines of the element.
  func lines(indent: Int = 0) -> [String] {
    let space = String(repeating: " ", count: indent)
    let start = space + "<" + name + attributes.map { " \($0.name)=\"\(Self.escaped($0.value))\"" }.joined()
    if let text { return [start + ">" + Self.escaped(text) + "</" + name + ">"] }
    guard !elements.isEmpty else { return [start + "/>"] }
    return [start + ">"] + elements.flatMap { $0.lines(indent: indent + 4) } + [space + "</" + name + ">"]
  }

  private static func escaped(_ text: String) -> String {
    String(decoding: MarkupEscapes.escaped(text, quote: UInt8(ascii: "\"")), as: UTF8.self)
  }
}
