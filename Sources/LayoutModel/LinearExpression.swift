// SPDX-License-Identifier: MIT

import Cassowary

/// A sum of variables with coefficients, and a constant; no variable stands in it twice.
public struct LinearExpression: Sendable {
  /// The variables with their coefficients, in the order in which they were first added.
  public private(set) var terms: [Term] = []
  /// The number that stands without a variable.
  public var constant = 0.0

  /// The expression 0.
  public init() { terms.reserveCapacity(4) }

  /// Adds `coefficient` times `variable`.
  public mutating func add(_ coefficient: Double, _ variable: Variable) {
    for index in terms.indices where terms[index].variable == variable {
      terms[index].coefficient += coefficient
      if terms[index].coefficient == 0 { terms.remove(at: index) }
      return
    }
    terms.append(Term(coefficient, variable))
  }

  /// Makes the expression 0 again and keeps its storage.
  public mutating func clear() {
    terms.removeAll(keepingCapacity: true)
    constant = 0
  }
}
