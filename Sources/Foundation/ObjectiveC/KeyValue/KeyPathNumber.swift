// SPDX-License-Identifier: MIT

import Foundation

/// A number in a key path or a predicate. Integers stay exact.
package enum KeyPathNumber {
  case integer(Int64)
  case decimal(Double)

  /// Creates a number of a value of any numeric type; `nil` for other values. Truth values are 1 and 0.
  package init?(_ value: Any?) {
    switch value {
    case let value as Bool: self = .integer(value ? 1 : 0)
    case let value as any BinaryInteger:
      if let exact = Int64(exactly: value) { self = .integer(exact) } else { self = .decimal(Double(value)) }
    case let value as any BinaryFloatingPoint: self = .decimal(Double(value))
    case let value as Decimal: self = .decimal(NSDecimalNumber(decimal: value).doubleValue)
    case let value as NSNumber:
      let kind = String(cString: value.objCType)
      if kind == "d" || kind == "f" {
        self = .decimal(value.doubleValue)
      } else if kind == "Q", value.uint64Value > UInt64(Int64.max) {
        self = .decimal(Double(value.uint64Value))
      } else {
        self = .integer(value.int64Value)
      }
    default: return nil
    }
  }

  /// The number, rounded to a floating-point number.
  package var decimal: Double {
    switch self {
    case .integer(let value): Double(value)
    case .decimal(let value): value
    }
  }

  /// Compares two numbers; `nil` if one is not a number.
  package func order(_ other: KeyPathNumber) -> ComparisonResult? {
    if case .integer(let left) = self, case .integer(let right) = other {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    let (left, right) = (decimal, other.decimal)
    if left.isNaN || right.isNaN { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }
}
