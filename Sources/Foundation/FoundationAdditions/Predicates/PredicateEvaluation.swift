// SPDX-License-Identifier: MIT

import Foundation
import ObjectiveC

/// The evaluation of a predicate for one object.
struct PredicateEvaluation {
  let object: Any?
  var variables: [String: Any]

  func holds(_ node: PredicateNode) throws(PredicateFailure) -> Bool {
    switch node {
    case .constant(let value): return value
    case .negation(let node): return try !holds(node)
    case .all(let nodes):
      for node in nodes where try !holds(node) { return false }
      return true
    case .any(let nodes):
      for node in nodes where try holds(node) { return true }
      return false
    case .comparison(let comparison): return try holds(comparison)
    }
  }

  // MARK: Comparisons

  private func holds(_ comparison: PredicateComparison) throws(PredicateFailure) -> Bool {
    let (left, right) = (try value(of: comparison.left), try value(of: comparison.right))
    guard comparison.modifier != .direct else { return try compare(comparison, left, right) }
    guard let left else { return comparison.modifier == .none }
    guard let elements = KeyPathCollection.elements(of: left) else { throw .modifierWithoutCollection }
    // ALL stops at the first element for which the comparison is false, the others at the first for which it is true.
    let decisive = comparison.modifier != .all
    for element in elements where try compare(comparison, KeyPathValues.present(element), right) == decisive {
      return comparison.modifier == .any
    }
    return comparison.modifier != .any
  }

  private func compare(_ comparison: PredicateComparison, _ left: Any?, _ right: Any?) throws(PredicateFailure) -> Bool
  {
    let options = comparison.options
    switch comparison.relation {
    case .equal: return PredicateOrder.isEqual(left, right, options)
    case .notEqual: return !PredicateOrder.isEqual(left, right, options)
    case .less: return PredicateOrder.order(left, right, options) == .orderedAscending
    case .greater: return PredicateOrder.order(left, right, options) == .orderedDescending
    case .lessOrEqual: return isOrdered(left, right, options, not: .orderedDescending)
    case .greaterOrEqual: return isOrdered(left, right, options, not: .orderedAscending)
    case .between: return try isBetween(left, right, options)
    case .isIn: return try contains(right, left, options)
    case .contains: return try contains(left, right, options)
    case .beginsWith, .endsWith, .like, .matches:
      if left == nil || right == nil { return false }
      guard let first = KeyPathText.text(of: left), let second = KeyPathText.text(of: right) else {
        throw .noText(left, right)
      }
      return try PredicateText.holds(comparison.relation, first, second, options)
    }
  }

  private func isOrdered(
    _ left: Any?, _ right: Any?, _ options: PredicateComparison.Options, not excluded: ComparisonResult
  ) -> Bool {
    PredicateOrder.order(left, right, options).map { $0 != excluded } ?? false
  }

  private func isBetween(_ value: Any?, _ range: Any?, _ options: PredicateComparison.Options) throws(PredicateFailure)
    -> Bool
  {
    guard let bounds = KeyPathCollection.elements(of: range), bounds.count == 2 else { throw .noRange(range) }
    return isOrdered(KeyPathValues.present(bounds[0]), value, options, not: .orderedDescending)
      && isOrdered(value, KeyPathValues.present(bounds[1]), options, not: .orderedDescending)
  }

  private func contains(_ container: Any?, _ value: Any?, _ options: PredicateComparison.Options)
    throws(PredicateFailure) -> Bool
  {
    guard let container else { return false }
    if let text = KeyPathText.text(of: container) {
      guard let value else { return false }
      guard let part = KeyPathText.text(of: value) else { throw .noText(container, value) }
      return try PredicateText.holds(.contains, text, part, options)
    }
    guard let elements = KeyPathCollection.elements(of: container) else { throw .noCollection(container) }
    return elements.contains { PredicateOrder.isEqual(KeyPathValues.present($0), value, options) }
  }

  // MARK: Values

  func value(of expression: PredicateExpression) throws(PredicateFailure) -> Any? {
    switch expression {
    case .constant(let value): return value
    case .evaluatedObject: return KeyPathValues.present(object)
    case .variable(let name):
      guard let value = variables[name] else { throw .noVariable(name) }
      return KeyPathValues.present(value)
    case .keyPath(let path, of: let base): return KeyPathValues.value(forKeyPath: path, of: try value(of: base))
    case .aggregate(let expressions): return try values(of: expressions).map { $0 ?? NSNull() }
    case .function(let function, let arguments): return try function.value(of: try values(of: arguments))
    case .element(let base, let element): return try self.element(element, of: try value(of: base))
    case .subquery(let base, let variable, let node):
      guard let collection = try value(of: base) else { return [Any]() }
      guard let elements = KeyPathCollection.elements(of: collection) else { throw .noCollection(collection) }
      var inner = self
      var result: [Any] = []
      for element in elements {
        inner.variables[variable] = element
        if try inner.holds(node) { result.append(element) }
      }
      return result
    }
  }

  private func values(of expressions: [PredicateExpression]) throws(PredicateFailure) -> [Any?] {
    var result: [Any?] = []
    for expression in expressions { result.append(try value(of: expression)) }
    return result
  }

  private func element(_ element: PredicateElement, of collection: Any?) throws(PredicateFailure) -> Any? {
    guard let collection else { return nil }
    if case .index(let expression) = element {
      let index = try value(of: expression)
      if let key = KeyPathText.text(of: index),
        let value = KeyPathCollection.value(forKey: key, ofDictionary: collection)
      {
        return KeyPathValues.present(value)
      }
      guard let elements = KeyPathCollection.elements(of: collection) else { throw .noCollection(collection) }
      guard case .integer(let number) = KeyPathNumber(index) else { return nil }
      guard let position = Int(exactly: number), elements.indices.contains(position) else {
        throw .indexOutOfRange(number, count: elements.count)
      }
      return KeyPathValues.present(elements[position])
    }
    guard let elements = KeyPathCollection.elements(of: collection) else { throw .noCollection(collection) }
    switch element {
    case .first: return KeyPathValues.present(elements.first)
    case .last: return KeyPathValues.present(elements.last)
    case .size, .index: return Int64(elements.count)
    }
  }
}
