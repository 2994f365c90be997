// SPDX-License-Identifier: MIT

import Tinamou

/// Linearly independent equations in triangular form, each with the combination of constraints it was derived from.
///
/// Unknowns are eliminated latest first, in the order in which equations mention them. An equation with an unknown that
/// no earlier one has is then added without any elimination, so that only closed loops of equations cost more than
/// their own length.
@MainActor
struct EquationBasis {
  private struct Term {
    /// The number of the unknown.
    var unknown: Int
    var coefficient: Double
  }

  private struct Row {
    /// The terms, those of later unknowns first.
    var terms: [Term]
    /// The coefficient of each constraint in the combination, by its index in `constraints`.
    var shares: [Int: Double]
  }

  /// The rows by the number of their first unknown.
  private var rows: [Int: Row] = [:]
  private var constraints: [NSLayoutConstraint] = []
  /// The unknowns in the order in which equations mentioned them.
  private var numbers: [LinearEquation.Unknown: Int] = [:]
  /// The number of eliminations so far.
  private(set) var eliminations = 0

  /// The minimum coefficient that counts. Smaller ones are rounding errors.
  private static let leastShare = 1e-9

  /// Adds an equation and returns `nil`, or returns the constraints from which the equation follows.
  ///
  /// - Complexity: Linear in the number of rows that share unknowns with the equation.
  mutating func add(_ equation: LinearEquation, of constraint: NSLayoutConstraint) -> [NSLayoutConstraint]? {
    let row = constraints.count
    constraints.append(constraint)
    var rest = Row(terms: terms(of: equation), shares: [row: 1])
    // In each row the first unknown is later than all others, so elimination only moves the remainder to earlier ones.
    while let first = rest.terms.first, let row = rows[first.unknown] {
      let factor = first.coefficient / row.terms[0].coefficient
      rest.terms = Self.difference(rest.terms.dropFirst(), row.terms.dropFirst(), times: factor)
      for (source, share) in row.shares { rest.shares[source, default: 0] -= factor * share }
      eliminations += 1
    }
    if let first = rest.terms.first {
      rows[first.unknown] = rest
      return nil
    }
    let causes = rest.shares.filter { $0.key != row && abs($0.value) > Self.leastShare }.keys.sorted()
    return causes.map { constraints[$0] }
  }

  private mutating func terms(of equation: LinearEquation) -> [Term] {
    // New unknowns are numbered in a fixed order, so that equal documents give equal rounding errors.
    for unknown in equation.unknowns where numbers[unknown] == nil { numbers[unknown] = numbers.count }
    return equation.coefficients.map { Term(unknown: numbers[$0.key] ?? 0, coefficient: $0.value) }
      .sorted { $0.unknown > $1.unknown }
  }

  /// Returns `left` minus `factor` times `right`. All are in the order of rows.
  private static func difference(_ left: ArraySlice<Term>, _ right: ArraySlice<Term>, times factor: Double) -> [Term] {
    var result: [Term] = []
    var left = left
    var right = right
    while let next = right.first {
      if let own = left.first, own.unknown > next.unknown {
        result.append(own)
        left.removeFirst()
        continue
      }
      right.removeFirst()
      var coefficient = -factor * next.coefficient
      if let own = left.first, own.unknown == next.unknown {
        left.removeFirst()
        coefficient += own.coefficient
        if abs(coefficient) < LinearEquation.minimumCoefficient { continue }
      }
      result.append(Term(unknown: next.unknown, coefficient: coefficient))
    }
    return result + left
  }
}
