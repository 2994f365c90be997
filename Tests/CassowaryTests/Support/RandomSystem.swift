// SPDX-License-Identifier: MIT
// What is unwrapped here is there by construction.
// swift-format-ignore-file: NeverForceUnwrap

@testable import Cassowary

/// A small generator with the same numbers everywhere (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }
}

/// A random system in a solver and, row by row, for the oracle; and the changes made to it.
struct RandomSystem {
  static let priorities: [Float] = [12.5, 250, 250.5, 750, 999]

  var generator: SeededGenerator
  let solver = Solver()
  var variables: [Variable] = []
  var nonNegative: Set<Int> = []
  var rows: [(row: TestRow, constraint: Constraint)] = []
  /// Invariants that were broken between two changes, before solving.
  private var complaints: [String] = []
  /// Factor on all constants.
  let scale: Double
  private let levelCount: Int
  private let requiredShare: Double
  private let unitShare: Double

  init(seed: UInt64, scale: Double = 1) {
    generator = SeededGenerator(seed: seed)
    self.scale = scale
    // Every other system is processed as large ones are, a few rows at a time.
    if seed % 2 == 1 { solver.system.pending.batchSize = Int32(1 + seed / 2 % 3) }
    levelCount = Int.random(in: 1...Self.priorities.count, using: &generator)
    requiredShare = Double.random(in: 0.1...0.6, using: &generator)
    unitShare = generator.chance(0.5) ? 1 : 0.6
    let count = Int.random(in: 2...8, using: &generator)
    let nonNegativeShare = generator.chance(0.4) ? 0.5 : 0
    for index in 0..<count {
      let isNonNegative = generator.chance(nonNegativeShare)
      variables.append(solver.makeVariable(isNonNegative: isNonNegative))
      if isNonNegative { nonNegative.insert(index) }
    }
    for _ in 0..<Int.random(in: 1...(count + 4), using: &generator) { insert() }
  }

  static func priority(_ level: Int?) -> Priority { level.map { Priority(priorities[$0]) } ?? .required }

  mutating func randomLevel() -> Int? {
    generator.chance(requiredShare) ? nil : Int.random(in: 0..<levelCount, using: &generator)
  }

  mutating func randomConstant() -> Int {
    generator.chance(0.3) ? 0 : Int.random(in: -60...60, using: &generator)
  }

  mutating func randomRow() -> TestRow {
    let count = min(variables.count, [1, 1, 2, 2, 3, 4].randomElement(using: &generator)!)
    let chosen = variables.indices.shuffled(using: &generator).prefix(count)
    let coefficients = generator.chance(unitShare) ? [-1, 1] : [-3, -2, -1, 1, 2, 3]
    return TestRow(
      terms: chosen.map { (coefficients.randomElement(using: &generator)!, $0) },
      relation: [-1, 0, 0, 1].randomElement(using: &generator)!, constant: randomConstant(), level: randomLevel())
  }

  mutating func insert() {
    // Sometimes the same row again: redundancy must do no harm.
    var row = !rows.isEmpty && generator.chance(0.1) ? rows.randomElement(using: &generator)!.row : randomRow()
    if generator.chance(0.1) { row.level = randomLevel() }
    rows.append((row, insert(row, into: solver, variables)))
    complaints += solver.brokenInvariants()
  }

  @discardableResult
  func insert(_ row: TestRow, into solver: Solver, _ variables: [Variable]) -> Constraint {
    solver.insert(
      row.terms.map { Term(Double($0.coefficient), variables[$0.variable]) }, Relation(rawValue: Int(row.relation))!,
      constant: Double(row.constant) * scale, priority: Self.priority(row.level))
  }

  /// One to three changes of any kind.
  mutating func change() {
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      changeOnce()
      complaints += solver.brokenInvariants()
    }
  }

  /// Changes a few constants a little, the same ones in every call with the same `round`.
  mutating func nudgeConstants(round: Int) {
    guard !rows.isEmpty else { return }
    for step in 0...(round % 3) {
      let index = (7 * round + 3 * step) % rows.count
      rows[index].row.constant += Int.random(in: -3...3, using: &generator)
      solver.setConstant(Double(rows[index].row.constant) * scale, of: rows[index].constraint)
      complaints += solver.brokenInvariants()
    }
  }

  private mutating func changeOnce() {
    let index = rows.isEmpty ? nil : rows.indices.randomElement(using: &generator)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<3 where rows.count < 2 * variables.count + 4: insert()
    case 3..<6:
      guard let index else { break }
      solver.remove(rows[index].constraint)
      rows.remove(at: index)
    case 6..<8:
      guard let index else { break }
      rows[index].row.constant = randomConstant()
      solver.setConstant(Double(rows[index].row.constant) * scale, of: rows[index].constraint)
    case 8:
      guard let index else { break }
      rows[index].row.level = randomLevel()
      solver.setPriority(Self.priority(rows[index].row.level), of: rows[index].constraint)
    default: break
    }
  }

  /// The rows without those that the solver relaxed.
  var rowsInForce: [TestRow] {
    rows.compactMap { entry in
      if case .relaxed = solver.status(of: entry.constraint) { return nil }
      return entry.row
    }
  }

  func optimum(of rows: [TestRow]) -> [Double]? {
    LexicographicOracle.solve(
      variableCount: variables.count, nonNegative: nonNegative, rows: rows,
      levels: Array((0..<levelCount).reversed()))
  }

  func violation(of row: TestRow, in solver: Solver, _ variables: [Variable]) -> Double {
    var residual = Double(row.constant) * scale
    for term in row.terms { residual += Double(term.coefficient) * solver.value(of: variables[term.variable]) }
    return row.relation == 0 ? abs(residual) : row.relation < 0 ? max(0, residual) : max(0, -residual)
  }

  /// The reason why the solver's solution is not optimal, or `nil`.
  func complaint() -> String? {
    let inForce = rowsInForce
    let leftOut = rows.count - inForce.count
    let isSatisfiable = optimum(of: rows.map(\.row).filter { $0.level == nil }) != nil
    if isSatisfiable != (leftOut == 0) { return "satisfiable: \(isSatisfiable), left out: \(leftOut)" }
    guard let best = optimum(of: inForce) else { return "the rows in force contradict one another" }
    var sums = [Double](repeating: 0, count: levelCount)
    for row in inForce {
      let violation = violation(of: row, in: solver, variables)
      if let level = row.level {
        sums[levelCount - 1 - level] += violation
      } else if violation > 1e-6 * scale {
        return "a required row misses by \(violation)"
      }
    }
    for index in nonNegative where solver.value(of: variables[index]) < -1e-6 * scale {
      return "variable \(index) is negative"
    }
    for level in 0..<levelCount where abs(sums[level] - best[level] * scale) > 1e-6 * scale * max(1, best[level]) {
      return "violations \(sums), optimum \(best.map { $0 * scale })"
    }
    let broken = complaints + solver.brokenInvariants()
    return broken.isEmpty ? nil : broken.joined(separator: "; ")
  }
}
