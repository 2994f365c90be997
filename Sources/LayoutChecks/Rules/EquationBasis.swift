// SPDX-License-Identifier: MIT

import Tinamou

/// Independent equations in triangular form, each with the sum of constraints that it is.
@MainActor
struct EquationBasis {
  private struct Row {
    var equation: LinearEquation
    /// How often each constraint counts in the sum, by its place in `constraints`.
    var shares: [Int: Double]
  }

  private var rows: [LinearEquation.Unknown: Row] = [:]
  private var constraints: [NSLayoutConstraint] = []

  /// Shares smaller than this come from arithmetic.
  private static let leastShare = 1e-9

  /// Adds an equation, or says which constraints it follows from.
  ///
  /// - Complexity: linear in the rows that share unknowns with it.
  mutating func add(_ equation: LinearEquation, of constraint: NSLayoutConstraint) -> [NSLayoutConstraint]? {
    let row = constraints.count
    constraints.append(constraint)
    var rest = Row(equation: equation, shares: [row: 1])
    // Every row's other unknowns come after its leading one, so the leading unknown of the rest only moves on.
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
