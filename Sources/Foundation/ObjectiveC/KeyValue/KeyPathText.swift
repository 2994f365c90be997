// SPDX-License-Identifier: MIT

import Foundation

/// Texts in key paths, and in predicates.
package enum KeyPathText {
  /// Returns a value that is a text; `nil` for other values.
  package static func text(of value: Any?) -> String? {
    switch value {
    case let value as String: value
    case let value as NSString: String(describing: value)
    case let value as Substring: String(value)
    case let value as Character: String(value)
    default: nil
    }
  }

  /// Returns the order of two texts by their code units.
  package static func order(_ left: String, _ right: String) -> ComparisonResult {
    if left.utf16.elementsEqual(right.utf16) { return .orderedSame }
    return left.utf16.lexicographicallyPrecedes(right.utf16) ? .orderedAscending : .orderedDescending
  }
}
