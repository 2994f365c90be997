// SPDX-License-Identifier: MIT

import Tinamou

/// A JSON value. Objects keep the order of their keys.
public indirect enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// Returns whether two values have the same JSON text, including the order of keys.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    left.compactText == right.compactText
  }
}

extension JSONValue {
  /// The value on one line.
  public var compactText: String {
    switch self {
    case .array(let elements): "[" + elements.map(\.compactText).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.key) + ":" + $0.value.compactText }.joined(separator: ",") + "}"
    default: scalarText
    }
  }

  /// Returns the value on several lines, indented by two spaces for each level. Arrays without nested arrays and
  /// objects stay on one line. The default indentation is 0.
  public func text(indentation: Int = 0) -> String {
    let outer = String(repeating: " ", count: indentation)
    let inner = outer + "  "
    switch self {
    case .array(let elements) where elements.contains(where: \.isContainer):
      let lines = elements.map { inner + $0.text(indentation: indentation + 2) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + outer + "]"
    case .object(let members) where members.contains(where: \.value.isContainer):
      let lines = members.map { inner + Self.quoted($0.key) + ": " + $0.value.text(indentation: indentation + 2) }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + outer + "}"
    case .array(let elements): return "[" + elements.map { $0.text() }.joined(separator: ", ") + "]"
    case .object(let members):
      return "{" + members.map { Self.quoted($0.key) + ": " + $0.value.text() }.joined(separator: ", ") + "}"
    default: return scalarText
    }
  }

  private var isContainer: Bool {
    switch self {
    case .array(let elements): elements.contains(where: \.isContainer)
    case .object: true
    default: false
    }
  }

  private var scalarText: String {
    switch self {
    case .null, .array, .object: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .number(let value): NumberFormat.text(value)
    case .string(let value): Self.quoted(value)
    }
  }

  private static func quoted(_ text: String) -> String {
    QuotedText.text(
      text, escaping: { (0x7F...0x9F).contains($0) || (0x2028...0x2029).contains($0) }, as: QuotedText.fourDigits)
  }
}
