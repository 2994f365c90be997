// SPDX-License-Identifier: MIT

import Foundation
import ObjectiveC

/// The equality and the order of values in predicates.
enum PredicateOrder {
  static func isEqual(_ left: Any?, _ right: Any?, _ options: PredicateComparison.Options) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let left = KeyPathText.text(of: left), let right = KeyPathText.text(of: right) {
      return PredicateText.order(left, right, options) == .orderedSame
    }
    if let left = KeyPathNumber(left), let right = KeyPathNumber(right) { return left.order(right) == .orderedSame }
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
  static func order(_ left: Any?, _ right: Any?, _ options: PredicateComparison.Options) -> ComparisonResult? {
    KeyPathOrder.order(left, right) { PredicateText.order($0, $1, options) }
  }
}
