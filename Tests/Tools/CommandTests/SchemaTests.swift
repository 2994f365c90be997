// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import LayoutFiles
@testable import Reports

/// The schema must allow everything that `tinamou` accepts in a layout file, because editors mark everything else as an
/// error.
@MainActor
@Suite("The schema of layout files")
struct SchemaTests {
  private let validator = SchemaValidator(root: SchemaReport().json)

  /// Values of every kind, most of which are invalid for most keys.
  private static let values = [
    "", "~", "null", "yes", "Off", "TRUE", "false", "0", "1", "0.5", "3.0", "42", "1e2", "-7", "text", "\"quoted\"",
    "m", "[]",
    "[1]", "[1, 2]", "[1, ~]", "[1, 2, 3, 4]", "[~, ~]", "[250, required]", "required", "750", "{}", "red",
    "label/5e-1", "'#fff/.5'",
    "'#12345678'", "[a, b]", "[red]", "body", "{ size: 20, italic: on }", "{ width: 2 }", "{ width: 2, color: red }",
    "{ title: 5, subtitle: }", "{ style: filled, title: ~ }", "{ scale: 2, rotate: 45 }",
    "{ scale: [1, 2], translate: [1, 2] }",
    "{ symbol: star, pointSize: 20 }", "{ size: [10, 10], color: red }", "horizontal", "center", "plain",
    "[flexibleWidth]",
    "UILabel", "{ class: UILabel, text: 5 }", "{ a: ~, b: UILabel }", "{ a: { subviews: ~ } }", "iPhone 15",
    "landscape", "rtl", "xl",
    "dark", "'H:|[b]|'", "['H:|[b]|', 'V:|[b]|']", "[b.width == 5, { n: b.height == 6 }]", "{ m2: 5 }",
    "{ b: [~, ~, ~, ~] }", "{ duration: 1, views: { b: { alpha: 0.5 } } }", "[{ constraints: { n: 5 } }]",
    "{ constraints: { n: { constant: 5, priority: [1, 2] } } }", "{ curve: [0, 0, 1, 1], spring: ~ }",
    "{ curve: easeIn, repeat: 2 }",
    "{ views: { b: { text: later } } }", "{ views: { root: { backgroundColor: red } } }",
  ]

  @Test("keys of the file")
  func fileKeys() throws {
    var accepted = 0
    for key in LayoutFileKeys.fileKeys.map(\.name) {
      for value in Self.values {
        let rest = ["metrics: { m: 8 }", "views: { b: UILabel }", "constraints: [{ n: b.width == 5 }]"]
          .filter { !$0.hasPrefix(key + ":") }
        accepted += compare(([key + ": " + value] + rest).joined(separator: "\n") + "\n")
      }
    }
    #expect(accepted > 100)
  }

  @Test("keys of the views of each class")
  func viewKeys() {
    for viewClass in ViewClass.all { compareKeys(of: viewClass) }
  }

  private func compareKeys(of viewClass: ViewClass) {
    let className = viewClass.name
    var accepted = 0
    for key in viewClass.properties.map(\.name) + ["subviews", "class"] {
      for value in Self.values {
        let own = key == "class" ? "" : "    class: \(className)\n"
        accepted += compare("metrics: { m: 8 }\nviews:\n  a:\n\(own)    \(key): \(value)\n  b:\n")
      }
    }
    #expect(accepted > 0)
  }

  @Test("changes of an animation, for the views of each class")
  func changes() {
    var accepted = 0
    for viewClass in ViewClass.all {
      for key in viewClass.properties.map(\.name) {
        for value in Self.values {
          accepted += compare(
            "metrics: { m: 8 }\nviews: { a: \(viewClass.name) }\nanimate:\n  views:\n    a:\n      \(key): \(value)\n")
        }
      }
    }
    #expect(accepted > 100)
  }

  /// Whether the command accepts the file, as a number; if so, the schema must.
  private func compare(_ text: String) -> Int {
    let source = SourceText(path: "x", text: text)
    guard (try? LayoutScene.load(text: text, path: "x")) != nil, let root = try? YAMLReader.read(source) else {
      return 0
    }
    #expect(validator.allows(Self.json(root)), "\(text)")
    return 1
  }

  /// The value as an editor reads it: YAML converts unquoted text to null, Booleans and numbers.
  private static func json(_ node: SourceNode) -> JSONValue {
    switch node.content {
    case .sequence(let elements): return .array(elements.map(json))
    case .mapping(let entries): return .object(entries.map { ($0.key, json($0.value)) })
    case .scalar(let scalar):
      if node.isNull { return .null }
      guard scalar.style == .plain else { return .string(scalar.text) }
      switch scalar.text {
      case "true", "True", "TRUE": return .bool(true)
      case "false", "False", "FALSE": return .bool(false)
      default: return YAMLNumber.parse(scalar.text).map { .number($0) } ?? .string(scalar.text)
      }
    }
  }
}
