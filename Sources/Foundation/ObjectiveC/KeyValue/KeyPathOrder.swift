// SPDX-License-Identifier: MIT

import Foundation

/// The order of values in key paths, sort descriptors and predicates.
package enum KeyPathOrder {
  /// Returns the order of two values; `nil` if they have none.
  ///
  /// - Parameter texts: Returns the order of two texts. The default compares their code units.
  package static func order(
    _ left: Any?, _ right: Any?, texts: (String, String) -> ComparisonResult = KeyPathText.order
  ) -> ComparisonResult? {
    guard let left, let right else { return nil }
    if let left = KeyPathText.text(of: left), let right = KeyPathText.text(of: right) { return texts(left, right) }
    if let left = KeyPathNumber(left), let right = KeyPathNumber(right) { return left.order(right) }
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
