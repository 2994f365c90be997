// SPDX-License-Identifier: MIT

import Foundation
import ObjectiveC

/// A function of predicates.
enum PredicateFunction: String, CaseIterable {
  case add = "add:to:"
  case subtract = "from:subtract:"
  case multiply = "multiply:by:"
  case divide = "divide:by:"
  case raise = "raise:toPower:"
  case modulus = "modulus:by:"
  case negative = "negate:"
  case sum = "sum:"
  case count = "count:"
  case min = "min:"
  case max = "max:"
  case average = "average:"
  case median = "median:"
  case sqrt = "sqrt:"
  case log = "log:"
  case ln = "ln:"
  case exp = "exp:"
  case floor = "floor:"
  case ceiling = "ceiling:"
  case abs = "abs:"
  case trunc = "trunc:"
  case uppercase = "uppercase:"
  case lowercase = "lowercase:"
  case length = "length:"
  case now = "now"
  case cast = "castObject:toType:"

  /// The sign between the two values of a calculation.
  var sign: String? {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .raise: "**"
    default: nil
    }
  }

  /// Returns the function with a name as in a format, such as `sum` or `modulus:by:`, for a number of arguments.
  static func named(_ name: String, argumentCount: Int) -> PredicateFunction? {
    let name = name.uppercased() == "CAST" ? Self.cast.rawValue : name
    return allCases.first { $0.rawValue == name || $0.rawValue == name + ":" }.flatMap { function in
      switch function {
      case .now: argumentCount == 0 ? function : nil
      case .sum, .count, .min, .max, .average, .median: argumentCount > 0 ? function : nil
      default: function.rawValue.count { $0 == ":" } == argumentCount ? function : nil
      }
    }
  }

  /// Returns the value of the function; `nil` if the arguments have none.
  func value(of arguments: [Any?]) throws(PredicateFailure) -> Any? {
    switch self {
    case .now: return Date()
    case .cast: return Self.cast(arguments[0], to: arguments[1])
    case .uppercase: return KeyPathText.text(of: arguments[0])?.uppercased()
    case .lowercase: return KeyPathText.text(of: arguments[0])?.lowercased()
    case .length: return KeyPathText.text(of: arguments[0]).map { NSString(string: $0).length }
    case .count: return Int64(try Self.elements(of: arguments).count)
    case .sum, .min, .max, .average, .median:
      return statistic(try Self.elements(of: arguments).compactMap { KeyPathNumber($0) })
    case .add, .subtract, .multiply, .divide, .raise, .modulus: return try calculation(arguments[0], arguments[1])
    default:
      guard let number = KeyPathNumber(arguments[0]) else { throw .noNumber(self, arguments[0]) }
      return ofNumber(number)
    }
  }

  private func ofNumber(_ number: KeyPathNumber) -> Any? {
    let value = number.decimal
    switch self {
    case .negative:
      if case .integer(let integer) = number, integer != .min { return -integer }
      return -value
    case .abs:
      if case .integer(let integer) = number, integer != .min { return Swift.abs(integer) }
      return Swift.abs(value)
    case .sqrt: return value.squareRoot()
    case .log: return Foundation.log10(value)
    case .ln: return Foundation.log(value)
    case .exp: return Foundation.exp(value)
    case .floor: return value.rounded(.down)
    case .ceiling: return value.rounded(.up)
    case .trunc: return value.rounded(.towardZero)
    default: return nil
    }
  }

  private func calculation(_ first: Any?, _ second: Any?) throws(PredicateFailure) -> Any? {
    if first == nil || second == nil { return nil }
    // Dates and intervals are added and subtracted.
    if let date = first as? Date, let seconds = KeyPathNumber(second)?.decimal {
      if self == .add { return date + seconds }
      if self == .subtract { return date - seconds }
    }
    guard let left = KeyPathNumber(first) else { throw .noNumber(self, first) }
    guard let right = KeyPathNumber(second) else { throw .noNumber(self, second) }
    if case .integer(let left) = left, case .integer(let right) = right, let exact = calculation(left, right) {
      return exact
    }
    return calculation(left.decimal, right.decimal)
  }

  private func calculation(_ left: Double, _ right: Double) -> Double? {
    switch self {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    case .raise: pow(left, right)
    case .modulus: left.truncatingRemainder(dividingBy: right)
    default: nil
    }
  }

  /// Returns the exact result; `nil` if it is not an integer that can be represented.
  private func calculation(_ left: Int64, _ right: Int64) -> Int64? {
    let (value, overflow) =
      switch self {
      case .add: left.addingReportingOverflow(right)
      case .subtract: left.subtractingReportingOverflow(right)
      case .multiply: left.multipliedReportingOverflow(by: right)
      case .divide: left.dividedReportingOverflow(by: right)
      case .modulus: left.remainderReportingOverflow(dividingBy: right)
      default: (0, true)
      }
    return overflow ? nil : value
  }

  private func statistic(_ numbers: [KeyPathNumber]) -> Any? {
    let values = numbers.map(\.decimal)
    switch self {
    case .sum: return values.reduce(0, +)
    case .min: return values.min()
    case .max: return values.max()
    case .average: return values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
    case .median:
      let sorted = values.sorted()
      guard !sorted.isEmpty else { return 0 }
      let middle = sorted.count / 2
      return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    default: return nil
    }
  }

  /// Returns the elements of the collection that is the only argument, or the arguments.
  private static func elements(of arguments: [Any?]) throws(PredicateFailure) -> [Any] {
    guard arguments.count == 1 else { return arguments.compactMap { $0 } }
    guard let value = arguments[0] else { return [] }
    guard let elements = KeyPathCollection.elements(of: value) else { throw .noCollection(value) }
    return elements
  }

  private static func cast(_ value: Any?, to type: Any?) -> Any? {
    switch type as? String {
    case "NSDate", "Date":
      if let date = value as? Date { return date }
      return KeyPathNumber(value).map { Date(timeIntervalSinceReferenceDate: $0.decimal) }
    case "NSNumber":
      if let date = value as? Date { return date.timeIntervalSinceReferenceDate }
      if let text = KeyPathText.text(of: value) { return Double(text) }
      return KeyPathNumber(value)?.decimal
    case "NSString": return value.map { "\($0)" }
    default: return value
    }
  }
}
