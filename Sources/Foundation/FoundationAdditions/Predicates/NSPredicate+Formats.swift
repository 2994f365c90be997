// SPDX-License-Identifier: MIT

public import Foundation

/// The protocol to which the initializers of predicates with a format are added. An initializer of a class cannot create
/// an object of a subclass, and a subclass stores the condition.
///
/// Differs from UIKit: UIKit has no such protocol.
public protocol _PredicateMaking {}

extension NSPredicate: _PredicateMaking {}

/// Predicates that a text describes, such as `name BEGINSWITH[c] %@ AND age >= 18`.
///
/// The language is Apple's: the comparisons `=`, `==`, `!=`, `<>`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `IN`, `CONTAINS`,
/// `BEGINSWITH`, `ENDSWITH`, `LIKE` and `MATCHES` with the options `[c]`, `[d]`, `[n]`; `AND`, `OR`, `NOT` and their
/// signs; `ANY`, `SOME`, `ALL`, `NONE`; `SELF`, key paths with the operators of collections, `$variables`, literals,
/// `{aggregates}`, elements in brackets, calculations, `SUBQUERY`, and the common functions. Properties of objects are
/// read by ``ObjectiveC/NSObjectProtocol/value(forKey:)``.
///
/// A format that cannot be read, an unknown key, and a comparison of values that cannot be compared raise an exception.
///
/// Differs from UIKit: `FUNCTION` and expressions as objects are not supported, and predicates with a format cannot be
/// archived or made by `super.init` of a subclass. A format may have 1,000,000 bytes, 100 parts inside of each other and
/// 500 calculations.
extension _PredicateMaking where Self: NSPredicate {
  /// Creates a predicate of a format, in which `%@` stands for a value, `%K` for a key path, and `%d`, `%f` and the like
  /// for a number, each of which takes the next argument.
  ///
  /// Differs from UIKit: the arguments may have any type, because arrays and objects are no C arguments on Linux.
  public init(format predicateFormat: String, _ args: Any?...) {
    self = unsafeDowncast(ParsedPredicate(predicateFormat, args), to: Self.self)
  }

  /// Creates a predicate of a format with an array of arguments.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self = unsafeDowncast(ParsedPredicate(predicateFormat, arguments ?? []), to: Self.self)
  }
}

extension NSPredicate {
  /// Returns a predicate with values in place of the variables of the format, such as `$name`. Variables without a value
  /// remain.
  ///
  /// Differs from UIKit: a predicate that was created with a closure has no variables and is returned itself. A compound
  /// predicate has the type `NSCompoundPredicate`.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    if let compound = self as? NSCompoundPredicate {
      return NSCompoundPredicate(
        type: compound.compoundPredicateType,
        subpredicates: compound.subpredicates.map { $0.withSubstitutionVariables(variables) })
    }
    return (self as? ParsedPredicate)?.replacing(variables) ?? self
  }
}
