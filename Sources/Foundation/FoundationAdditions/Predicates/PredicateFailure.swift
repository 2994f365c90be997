// SPDX-License-Identifier: MIT

/// The reason why a predicate cannot be evaluated for an object.
enum PredicateFailure: Error {
  case noNumber(String)
  case noCollection(String)
  case noText(String)
  case modifierWithoutCollection
  case noRange(String)
  case invalidExpression(String)
  case noVariable(String)
  case indexOutOfRange(Int64, count: Int)

  static func noNumber(_ function: PredicateFunction, _ value: Any?) -> PredicateFailure {
    .noNumber("\(function.rawValue): \(text(value))")
  }

  static func noCollection(_ value: Any?) -> PredicateFailure { .noCollection(text(value)) }

  static func noText(_ left: Any?, _ right: Any?) -> PredicateFailure {
    .noText("lhs = \(text(left)) rhs = \(text(right))")
  }

  static func noRange(_ value: Any?) -> PredicateFailure { .noRange(text(value)) }

  private static func text(_ value: Any?) -> String { value.map { "\($0)" } ?? "(null)" }

  /// The message of the exception that Foundation raises.
  var message: String {
    switch self {
    case .noNumber(let text): "\(text) is not a number"
    case .noCollection(let text):
      "Can't use in/contains operator with collection \(text) (not a collection)"
    case .noText(let text): "Can't do a substring operation with something that isn't a string (\(text))"
    case .modifierWithoutCollection:
      "The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet."
    case .noRange(let text): "The right hand side of a BETWEEN operator must be an array of two values, and is \(text)"
    case .invalidExpression(let pattern):
      "Can't do regex matching, reason: Can't open pattern (string \(pattern))"
    case .noVariable(let name): "Can't get value for '\(name)' in bindings: there is none"
    case .indexOutOfRange(let index, let count): "index \(index) is beyond the bounds of \(count) elements"
    }
  }
}

/// The reason why a predicate format cannot be read, and the place.
struct PredicateError: Error, Equatable {
  /// The fault, as the end of a sentence.
  let fact: String
  /// The number of characters before the place.
  let offset: Int
}
