// SPDX-License-Identifier: MIT

/// A value in a predicate, which is computed for each object.
indirect enum PredicateExpression {
  /// A value that does not depend on the object; `nil` for no value.
  case constant(Any?)
  /// The object.
  case evaluatedObject
  /// A value given when the predicate is evaluated.
  case variable(String)
  /// The value of a key path of another value.
  case keyPath(String, of: PredicateExpression)
  case aggregate([PredicateExpression])
  /// A calculation or the call of a function.
  case function(PredicateFunction, [PredicateExpression])
  /// An element of a collection.
  case element(of: PredicateExpression, PredicateElement)
  /// The objects of a collection for which a predicate that refers to them by a variable is true.
  case subquery(PredicateExpression, variable: String, PredicateNode)
}

/// The element of a collection that an expression in brackets names.
enum PredicateElement {
  case first, last, size
  case index(PredicateExpression)
}
