// SPDX-License-Identifier: MIT

import Foundation

/// The equality and the order of values in predicates and sort descriptors.
enum PredicateOrder {
  static func isEqual(_ left: Any?, _ right: Any?, _ options: PredicateComparison.Options = []) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let left = PredicateText.text(of: left), let right = PredicateText.text(of: right) {
      return PredicateText.order(left, right, options) == .orderedSame
    }
    if let left = PredicateNumber(left), let right = PredicateNumber(right) { return left.order(right) == .orderedSame }
    if let left = left as? [Any], let right = right as? [Any] {
      return left.count == right.count
        && zip(left, right).allSatisfy { isEqual(KeyPathValues.present($0), KeyPathValues.present($1), options) }
    }
    if KeyValueCoding.isSame(left, right) { return true }
    guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return false }
    let (first, second) = (left as AnyObject, right as AnyObject)
    return first === second || (first as? NSObject)?.isEqual(second) == true
  }

  /// Returns the order of two values; `nil` if they have none.
  static func order(_ left: Any?, _ right: Any?, _ options: PredicateComparison.Options = []) -> ComparisonResult? {
    guard let left, let right else { return nil }
    if let left = PredicateText.text(of: left), let right = PredicateText.text(of: right) {
      return PredicateText.order(left, right, options)
    }
    if let left = PredicateNumber(left), let right = PredicateNumber(right) { return left.order(right) }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    if let left = left as? any Comparable { return order(left, right) }
    let selector = Selector("compare:")
    guard type(of: left) is AnyClass, Message.responds(left, to: selector) else { return nil }
    switch Message.send(selector, to: left, [right]) {
    case let result as ComparisonResult: return result
    case let result as Int: return ComparisonResult(rawValue: result)
    default: return nil
    }
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult? {
    guard let right = right as? Value else { return nil }
    return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
  }
}
