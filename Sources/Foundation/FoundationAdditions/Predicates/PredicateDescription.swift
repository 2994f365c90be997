// SPDX-License-Identifier: MIT

import Foundation
import ObjectiveC

/// The spelling of predicates as formats.
extension PredicateNode {
  /// The format of the condition. Conditions inside of others are in parentheses where they need them.
  var format: String {
    switch self {
    case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .negation(let node): "NOT \(node.formatInside)"
    case .all(let nodes): nodes.map { $0.isAlternative ? "(\($0.format))" : $0.format }.joined(separator: " AND ")
    case .any(let nodes): nodes.map(\.format).joined(separator: " OR ")
    case .comparison(let comparison): comparison.format
    }
  }

  private var isAlternative: Bool {
    if case .any = self { return true }
    return false
  }

  private var formatInside: String {
    switch self {
    case .all, .any: "(\(format))"
    default: format
    }
  }

  /// The condition with values in place of some of its variables.
  func replacing(_ variables: [String: Any]) -> PredicateNode {
    switch self {
    case .constant: self
    case .negation(let node): .negation(node.replacing(variables))
    case .all(let nodes): .all(nodes.map { $0.replacing(variables) })
    case .any(let nodes): .any(nodes.map { $0.replacing(variables) })
    case .comparison(let comparison):
      .comparison(
        PredicateComparison(
          modifier: comparison.modifier, left: comparison.left.replacing(variables), relation: comparison.relation,
          options: comparison.options, right: comparison.right.replacing(variables)))
    }
  }
}

extension PredicateComparison {
  fileprivate var format: String {
    let letters = options.letters
    let parts = [
      modifier == .direct ? "" : modifier.rawValue + " ", left.format, " ", relation.rawValue,
      letters.isEmpty ? "" : "[\(letters)]", " ", right.format,
    ]
    return parts.joined()
  }
}

extension PredicateExpression {
  fileprivate var format: String {
    switch self {
    case .constant(let value): Self.format(of: value)
    case .evaluatedObject: "SELF"
    case .variable(let name): "$" + name
    case .keyPath(let path, of: .evaluatedObject): path
    case .keyPath(let path, of: let base): "\(base.format).\(path)"
    case .aggregate(let expressions): "{" + expressions.map(\.format).joined(separator: ", ") + "}"
    case .function(let function, let arguments):
      if function == .negative {
        "-(\(arguments[0].format))"
      } else if let sign = function.sign {
        "(" + arguments.map(\.format).joined(separator: " \(sign) ") + ")"
      } else {
        "\(function.name)(" + arguments.map(\.format).joined(separator: ", ") + ")"
      }
    case .element(let base, let element): "\(base.format)[\(element.format)]"
    case .subquery(let base, let variable, let node): "SUBQUERY(\(base.format), $\(variable), \(node.format))"
    }
  }

  private static func format(of value: Any?) -> String {
    guard let value else { return "nil" }
    if let text = KeyPathText.text(of: value) {
      let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      return "\"" + escaped.replacingOccurrences(of: "\n", with: "\\n") + "\""
    }
    if let value = value as? Bool { return value ? "1" : "0" }
    if let date = value as? Date { return "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")" }
    if let number = KeyPathNumber(value) {
      switch number {
      case .integer(let value): return "\(value)"
      case .decimal(let value): return "\(value)"
      }
    }
    if let elements = KeyPathCollection.elements(of: value), !(value is NSDictionary) {
      return "{" + elements.map { format(of: KeyPathValues.present($0)) }.joined(separator: ", ") + "}"
    }
    return "\(value)"
  }

  fileprivate func replacing(_ variables: [String: Any]) -> PredicateExpression {
    switch self {
    case .constant, .evaluatedObject: self
    case .variable(let name): variables[name].map { .constant(KeyPathValues.present($0)) } ?? self
    case .keyPath(let path, of: let base): .keyPath(path, of: base.replacing(variables))
    case .aggregate(let expressions): .aggregate(expressions.map { $0.replacing(variables) })
    case .function(let function, let arguments): .function(function, arguments.map { $0.replacing(variables) })
    case .element(let base, let element): .element(of: base.replacing(variables), element.replacing(variables))
    case .subquery(let base, let variable, let node):
      // Inside, the name means the elements of the collection.
      .subquery(
        base.replacing(variables), variable: variable, node.replacing(variables.filter { $0.key != variable }))
    }
  }
}

extension PredicateElement {
  fileprivate var format: String {
    switch self {
    case .first: "FIRST"
    case .last: "LAST"
    case .size: "SIZE"
    case .index(let expression): expression.format
    }
  }

  fileprivate func replacing(_ variables: [String: Any]) -> PredicateElement {
    if case .index(let expression) = self { return .index(expression.replacing(variables)) }
    return self
  }
}

extension PredicateFunction {
  /// The name in formats: `sum`, `modulus:by:`.
  fileprivate var name: String {
    if self == .cast { return "CAST" }
    return rawValue.count { $0 == ":" } == 1 ? String(rawValue.dropLast()) : rawValue
  }
}
