// SPDX-License-Identifier: MIT

import Tinamou

/// Linearly independent equations in triangular form, each with the combination of constraints it was derived from.
@MainActor
struct EquationBasis {
  private struct Row {
    var equation: LinearEquation
    /// The coefficient of each constraint in the combination, by its index in `constraints`.
    var shares: [Int: Double]
  }

  private var rows: [LinearEquation.Unknown: Row] = [:]
  private var constraints: [NSLayoutConstraint] = []

  /// The minimum coefficient that counts. Smaller ones are rounding errors.
  private static let leastShare = 1e-9

  /// Adds an equation and returns `nil`, or returns the constraints from which the equation follows.
  ///
  /// - Complexity: Linear in the number of rows that share unknowns with the equation.
  mutating func add(_ equation: LinearEquation, of constraint: NSLayoutConstraint) -> [NSLayoutConstraint]? {
    let row = constraints.count
    constraints.append(constraint)
    var rest = Row(equation: equation, shares: [row: 1])
    // In each row the leading unknown comes before all others, so elimination only moves the leading unknown of the
    // remainder forward.
    while let leading = rest.equation.leading, let row = rows[leading],
      let pivot = row.equation.coefficients[leading], let coefficient = rest.equation.coefficients[leading]
    {
      let factor = coefficient / pivot
      rest.equation.subtract(row.equation, times: factor)
      for (source, share) in row.shares { rest.shares[source, default: 0] -= factor * share }
    }
    if let leading = rest.equation.leading {
      rows[leading] = rest
      return nil
    }
    let causes = rest.shares.filter { $0.key != row && abs($0.value) > Self.leastShare }.keys.sorted()
    return causes.map { constraints[$0] }
  }
}
