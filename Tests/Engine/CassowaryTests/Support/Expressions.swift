// SPDX-License-Identifier: MIT

import Cassowary

/// A linear expression, for tests that read like formulas.
struct Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  var terms: [Term] = []
  var constant = 0.0

  init(_ variable: Variable) { terms = [Term(1, variable)] }
  init(floatLiteral value: Double) { constant = value }
  init(integerLiteral value: Int) { constant = Double(value) }
  init(_ value: Double) { constant = value }
}

/// A relation between two expressions, with all terms on one side.
struct Formula {
  var expression: Expression
  var relation: Relation
}

func + (a: Expression, b: Expression) -> Expression {
  var result = a
  result.terms += b.terms
  result.constant += b.constant
  return result
}

func * (factor: Double, a: Expression) -> Expression {
  var result = a
  result.terms = a.terms.map { Term(factor * $0.coefficient, $0.variable) }
  result.constant *= factor
  return result
}

func - (a: Expression, b: Expression) -> Expression { a + -1 * b }
func == (a: Expression, b: Expression) -> Formula { Formula(expression: a - b, relation: .equal) }
func <= (a: Expression, b: Expression) -> Formula { Formula(expression: a - b, relation: .lessThanOrEqual) }
func >= (a: Expression, b: Expression) -> Formula { Formula(expression: a - b, relation: .greaterThanOrEqual) }

extension Solver {
  func makeExpression(isNonNegative: Bool = false) -> Expression {
    Expression(makeVariable(isNonNegative: isNonNegative))
  }

  /// Adds a row and solves.
  @discardableResult
  func add(_ formula: Formula, _ priority: Float = 1000) throws(Conflict) -> Constraint {
    try add(
      formula.expression.terms, formula.relation, constant: formula.expression.constant, priority: Priority(priority))
  }

  /// Adds a row without solving.
  @discardableResult
  func insert(_ formula: Formula, _ priority: Float = 1000) -> Constraint {
    insert(
      formula.expression.terms, formula.relation, constant: formula.expression.constant, priority: Priority(priority))
  }

  func value(of expression: Expression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// All observable values of a solution.
  func portrait(of constraints: [Constraint], _ variables: [Expression]) -> [String] {
    constraints.map { "\(status(of: $0))" } + variables.map { "\(value(of: $0))" }
  }
}

extension Expression {
  var variable: Variable { terms[0].variable }
}

/// Whether two numbers are equal up to rounding.
func isClose(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool {
  abs(a - b) <= tolerance * max(1, abs(a), abs(b))
}
