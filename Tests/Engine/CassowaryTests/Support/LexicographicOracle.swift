// SPDX-License-Identifier: MIT
// The values that are unwrapped here exist by construction.
// swift-format-ignore-file: NeverForceUnwrap

/// The rows of a test system, as integers, so that the oracle is exact.
struct TestRow {
  var terms: [(coefficient: Int, variable: Int)]
  var relation: Int
  var constant: Int
  /// The level of an optional row; higher levels are more important. `nil` for a required row.
  var level: Int?
  /// The factor of the solver's row, as a power of ten. A violation costs that much more.
  var exponent = 0
  /// The difference of the solver's constant from the oracle's.
  var noise = 0.0
  /// Whether the solver's row contains some variables several times. If there are no terms, others cancel out.
  var isRepeating = false

  func contains(_ variable: Int) -> Bool { terms.contains { $0.variable == variable } }

  /// The sum of two rows.
  func sum(_ other: TestRow) -> TestRow {
    var result = self
    for term in other.terms {
      if let index = result.terms.firstIndex(where: { $0.variable == term.variable }) {
        result.terms[index].coefficient += term.coefficient
      } else {
        result.terms.append(term)
      }
    }
    result.terms.removeAll { $0.coefficient == 0 }
    result.constant += other.constant
    return result
  }
}

/// Solves a hierarchy of constraints as a sequence of linear programs, slowly and exactly.
///
/// A dense primal simplex method in integers (fraction-free pivoting, as in Edmonds' integer pivoting) with Bland's
/// rule. Each level has its own objective row. When a level is optimal, columns that would worsen it are excluded.
/// There are no weights and no rounding.
struct LexicographicOracle {
  /// The minimum sums of violations, highest level first; `nil` if the required rows contradict one another.
  ///
  /// With exponents, the sums are in units of 10 to the power of the smallest exponent of all rows.
  static func solve(variableCount: Int, nonNegative: Set<Int>, rows: [TestRow], levels: [Int]) -> [Double]? {
    var oracle = LexicographicOracle(
      variableCount: variableCount, nonNegative: nonNegative, rows: rows, levels: levels)
    return oracle.solve()
  }

  /// Rows of the tableau, then objectives (artificial variables first); the last column is the right side.
  private var table: [[Int128]] = []
  private var basis: [Int] = []
  private var denominator: Int128 = 1
  private var width = 0
  private var artificial: Set<Int> = []
  private let objectiveCount: Int

  private init(variableCount: Int, nonNegative: Set<Int>, rows: [TestRow], levels: [Int]) {
    objectiveCount = levels.count + 1
    var columns = 0
    var positive: [Int] = []
    var negative: [Int?] = []
    for variable in 0..<variableCount {
      positive.append(columns)
      columns += 1
      negative.append(nonNegative.contains(variable) ? nil : columns)
      if !nonNegative.contains(variable) { columns += 1 }
    }
    var costs: [(column: Int, objective: Int, weight: Int128)] = []
    let leastExponent = rows.map(\.exponent).min() ?? 0
    var sparse: [(entries: [(Int, Int128)], right: Int128, basic: Int)] = []
    for row in rows {
      var entries: [(Int, Int128)] = []
      for term in row.terms {
        entries.append((positive[term.variable], Int128(term.coefficient)))
        if let column = negative[term.variable] { entries.append((column, -Int128(term.coefficient))) }
      }
      var right = -Int128(row.constant)
      // Surplus columns: `up` reduces a positive residual, `down` a negative one.
      var up: Int?
      var down: Int?
      if row.level != nil || row.relation > 0 {
        up = columns
        columns += 1
      }
      if row.level != nil || row.relation < 0 {
        down = columns
        columns += 1
      }
      if let level = row.level {
        let objective = levels.firstIndex(of: level)! + 1
        let weight = (leastExponent..<row.exponent).reduce(Int128(1)) { weight, _ in 10 * weight }
        if row.relation <= 0 { costs.append((up!, objective, weight)) }
        if row.relation >= 0 { costs.append((down!, objective, weight)) }
      }
      var sign: Int128 = 1
      if right < 0 {
        sign = -1
        right = -right
        entries = entries.map { ($0.0, -$0.1) }
      }
      if let up { entries.append((up, -sign)) }
      if let down { entries.append((down, sign)) }
      var basic = sign > 0 ? down : up
      if basic == nil {
        basic = columns
        artificial.insert(columns)
        costs.append((columns, 0, 1))
        entries.append((columns, 1))
        columns += 1
      }
      sparse.append((entries, right, basic!))
    }
    width = columns
    for row in sparse {
      var dense = [Int128](repeating: 0, count: columns + 1)
      for (column, value) in row.entries { dense[column] += value }
      dense[columns] = row.right
      table.append(dense)
      basis.append(row.basic)
    }
    for objective in 0..<objectiveCount {
      var dense = [Int128](repeating: 0, count: columns + 1)
      for cost in costs where cost.objective == objective { dense[cost.column] += cost.weight }
      for (index, row) in sparse.enumerated() {
        guard let cost = costs.first(where: { $0.column == row.basic && $0.objective == objective }) else { continue }
        for column in 0...columns { dense[column] -= cost.weight * table[index][column] }
      }
      table.append(dense)
    }
  }

  private mutating func solve() -> [Double]? {
    var barred = Set<Int>()
    var sums: [Double] = []
    for objective in 0..<objectiveCount {
      let row = basis.count + objective
      while let column = (0..<width).first(where: { !barred.contains($0) && table[row][$0] < 0 }) {
        let leaving = leavingRow(column)
        guard let leaving else { fatalError("a sum of violations cannot be unbounded") }
        pivot(leaving, column)
      }
      for column in 0..<width where table[row][column] > 0 { barred.insert(column) }
      if objective == 0 {
        if table[row][width] != 0 { return nil }
        barred.formUnion(artificial)
      } else {
        sums.append(-Double(table[row][width]) / Double(denominator))
      }
    }
    return sums
  }

  private func leavingRow(_ column: Int) -> Int? {
    var best: Int?
    for row in basis.indices where table[row][column] > 0 {
      guard let other = best else {
        best = row
        continue
      }
      let left = table[row][width] * table[other][column]
      let right = table[other][width] * table[row][column]
      if left < right || (left == right && basis[row] < basis[other]) { best = row }
    }
    return best
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let pivotRow = table[row]
    let pivot = pivotRow[column]
    for other in table.indices where other != row {
      let factor = table[other][column]
      for index in 0...width {
        table[other][index] = (table[other][index] * pivot - factor * pivotRow[index]) / denominator
      }
    }
    denominator = pivot
    basis[row] = column
  }
}
