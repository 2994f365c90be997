// SPDX-License-Identifier: MIT
// The values that are unwrapped here exist by construction.
// swift-format-ignore-file: NeverForceUnwrap

import Foundation

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

/// A random system in a solver, with the same rows for the oracle, and random changes to it.
struct RandomSystem {
  /// The kind of a random system.
  enum Family: String, CaseIterable, Sendable {
    /// A mixture of all kinds of rows.
    case mixed
    /// Most rows are required, and there are many more than variables: many conflicts at once.
    case conflicts
    /// Priorities are repeatedly raised to required and lowered from it.
    case priorities
    /// The coefficients of different rows differ by factors of up to a billion.
    case scales
    /// The coefficients of one row differ by factors of up to 3,000.
    case spreads
    /// Rows differ from others in one coefficient, by one part in ten thousand.
    case parallels
    /// Variables are discarded, with the rows that contain them, and others are made.
    case variables
    /// Columns of views that are too tall for their container, in rows of any order; see ``RandomSystem/insertColumn()``.
    case columns
    /// Rows contain a variable several times, and some of them cancel out: these rows have no terms.
    case repeats
    /// Priorities are neighbors of one another, and of required.
    case nearPriorities
    /// Required rows are repeated with constants that differ by 10⁻¹³ or 10⁻⁷, less than what counts as a contradiction.
    case noise
    /// The same with constants that differ by 10⁻⁶: some of these rows contradict one another, and some do not.
    case edgeNoise
  }

  /// The priorities of the levels, lowest first.
  static let priorities: [Float] = [12.5, 250, 250.5, 750, 999]
  private static let nearPriorities: [Float] = [
    Float(250).nextDown, 250, Float(250).nextUp, Float(1000).nextDown.nextDown, Float(1000).nextDown,
  ]
  /// The coefficient used instead of one in nearly parallel rows.
  static let parallelUnit = 10_000

  var generator: SeededGenerator
  let family: Family
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
  private let nonNegativeShare: Double

  init(seed: UInt64, scale: Double = 1, family: Family = .mixed) {
    generator = SeededGenerator(seed: seed)
    self.scale = scale
    self.family = family
    // Every other system is processed like large ones, a few rows at a time.
    if seed % 2 == 1 { solver.system.pending.batchSize = Int32(1 + seed / 2 % 3) }
    solver.system.placesAtBounds = seed % 4 > 1
    // And some of them like those in which many tears depend on one another.
    if seed % 3 == 2 { solver.system.smallTearBlock = 1 }
    levelCount = Int.random(in: 1...Self.priorities.count, using: &generator)
    let shares: ClosedRange<Double> =
      switch family {
      case .conflicts: 0.7...1
      case .priorities, .columns, .noise, .edgeNoise: 0.3...0.7
      default: 0.1...0.6
      }
    requiredShare = Double.random(in: shares, using: &generator)
    unitShare = generator.chance(0.5) ? 1 : 0.6
    // Larger systems with large coefficients have determinants beyond the range of the oracle's integers.
    let largest =
      switch family {
      case .mixed, .priorities, .variables, .repeats, .nearPriorities: 8
      case .conflicts, .scales, .columns, .noise, .edgeNoise: 4
      case .spreads: 3
      case .parallels: 2
      }
    let count = Int.random(in: 2...largest, using: &generator)
    nonNegativeShare = generator.chance(0.4) || family == .variables ? 0.5 : 0
    if family == .columns {
      insertColumn(of: count)
      return
    }
    for _ in 0..<count { appendVariable(isNonNegative: generator.chance(nonNegativeShare)) }
    let rowCount = family == .conflicts ? 2 * count...(4 * count) : 1...(count + 4)
    for _ in 0..<Int.random(in: rowCount, using: &generator) { insert() }
  }

  private mutating func appendVariable(isNonNegative: Bool) {
    if isNonNegative { nonNegative.insert(variables.count) }
    variables.append(solver.makeVariable(isNonNegative: isNonNegative))
  }

  /// Inserts the rows of a column: each view below the one before it, heights, content sizes, and the ends in a container of
  /// a given height; in a random order, most of them required.
  private mutating func insertColumn(of count: Int) {
    let spacing = generator.chance(0.5) ? 4 : 0
    for index in 0..<2 * count { appendVariable(isNonNegative: index >= count) }
    var column = [TestRow(terms: [(1, 0)], relation: 0, constant: 0, level: nil)]
    for index in 0..<count {
      let isLast = index == count - 1
      let next = isLast ? [] : [(coefficient: 1, variable: index + 1)]
      let relation = generator.chance(0.2) ? 1 : 0
      let room = Int.random(in: 0...40 * count, using: &generator)
      // The end of the last view, or the beginning of the next one.
      column.append(
        TestRow(
          terms: isLast ? [(1, index), (1, count + index)] : next + [(-1, index), (-1, count + index)],
          relation: isLast ? -relation : relation, constant: isLast ? -room : -spacing, level: nil))
      let height = Int.random(in: 20...50, using: &generator)
      let level = generator.chance(0.2) ? randomLevel() : nil
      column.append(TestRow(terms: [(1, count + index)], relation: 0, constant: -height, level: level))
      guard generator.chance(0.7) else { continue }
      for relation in [-1, 1] {
        column.append(
          TestRow(
            terms: [(1, count + index)], relation: relation, constant: -20,
            level: Int.random(in: 0..<levelCount, using: &generator)))
      }
    }
    if generator.chance(0.5) { column.shuffle(using: &generator) }
    for row in column { append(row) }
  }

  /// The priority of a level, or required.
  func priority(_ level: Int?) -> Priority {
    level.map { Priority((family == .nearPriorities ? Self.nearPriorities : Self.priorities)[$0]) } ?? .required
  }

  mutating func randomLevel() -> Int? {
    generator.chance(requiredShare) ? nil : Int.random(in: 0..<levelCount, using: &generator)
  }

  mutating func randomConstant() -> Int {
    let constant = generator.chance(0.3) ? 0 : Int.random(in: -60...60, using: &generator)
    return family == .parallels ? constant * Self.parallelUnit : constant
  }

  mutating func randomRow() -> TestRow {
    let count = min(variables.count, [1, 1, 2, 2, 3, 4].randomElement(using: &generator)!)
    let chosen = variables.indices.shuffled(using: &generator).prefix(count)
    let coefficients = generator.chance(unitShare) ? [-1, 1] : [-3, -2, -1, 1, 2, 3]
    let row = TestRow(
      terms: chosen.map { (coefficients.randomElement(using: &generator)!, $0) },
      relation: [-1, 0, 0, 1].randomElement(using: &generator)!, constant: randomConstant(), level: randomLevel())
    return disturbed(row)
  }

  /// A row with the special coefficients of the system's family.
  private mutating func disturbed(_ row: TestRow) -> TestRow {
    var row = row
    switch family {
    case .mixed, .conflicts, .priorities, .variables, .columns, .nearPriorities: break
    case .repeats:
      row.isRepeating = true
      if generator.chance(0.2) { row.terms = [] }
    case .noise, .edgeNoise:
      // Usually an existing required row, or the sum of two, which is redundant, up to a difference that does not count.
      let required = rows.map(\.row).filter { $0.level == nil && $0.relation == 0 }
      guard let first = required.randomElement(using: &generator), generator.chance(0.6) else { break }
      let second = required.randomElement(using: &generator)!
      row = generator.chance(0.5) ? first : first.sum(second)
      let noise = family == .noise ? 1e-7 : 1e-6
      row.noise = [-noise, -1e-13, 0, 1e-13, noise].randomElement(using: &generator)!
    case .scales: row.exponent = [-4, -3, 0, 0, 3, 5].randomElement(using: &generator)!
    case .spreads:
      let index = row.terms.indices.randomElement(using: &generator)!
      row.terms[index].coefficient *= [1, 10, 1000].randomElement(using: &generator)!
    case .parallels:
      // Usually a copy of an existing row with one slightly different coefficient, rarely an independent row.
      if let other = rows.randomElement(using: &generator)?.row, generator.chance(0.5) {
        row.terms = other.terms
        // Always the coefficient of the same variable, because changes of two could cancel up to 10⁻⁸.
        let index = row.terms.indices.min { row.terms[$0].variable < row.terms[$1].variable }!
        row.terms[index].coefficient += Int.random(in: -1...1, using: &generator)
      } else {
        row.terms = row.terms.map { ($0.coefficient * Self.parallelUnit, $0.variable) }
      }
      row.exponent = -4
    }
    return row
  }

  mutating func insert() {
    // Sometimes the same row again, because redundant rows must be harmless.
    var row = !rows.isEmpty && generator.chance(0.1) ? rows.randomElement(using: &generator)!.row : randomRow()
    if generator.chance(0.1) { row.level = randomLevel() }
    append(row)
  }

  private mutating func append(_ row: TestRow) {
    rows.append((row, insert(row, into: solver, variables)))
    complaints += solver.brokenInvariants()
  }

  @discardableResult
  func insert(_ row: TestRow, into solver: Solver, _ variables: [Variable]) -> Constraint {
    let factor = Self.factor(row)
    var terms = row.terms.map { Term(factor * Double($0.coefficient), variables[$0.variable]) }
    if row.isRepeating {
      let others = (row.terms.isEmpty ? variables : terms.map(\.variable)).prefix(2)
      terms = others.map { Term(2, $0) } + terms + others.reversed().map { Term(-2, $0) }
    }
    return solver.insert(
      terms, Relation(rawValue: Int(row.relation))!, constant: constant(of: row), priority: priority(row.level))
  }

  /// The factor of the solver's row.
  static func factor(_ row: TestRow) -> Double { pow(10, Double(row.exponent)) }

  /// The constant of the solver's row. In nearly parallel rows, constants are in proportion to the coefficients.
  func constant(of row: TestRow) -> Double { Double(row.constant) * scale * Self.factor(row) + row.noise }

  /// One to three changes of any kind.
  mutating func change() {
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      changeOnce()
      complaints += solver.brokenInvariants()
    }
  }

  /// Changes a few constants slightly: the same ones in every call with the same `round`.
  mutating func nudgeConstants(round: Int) {
    guard !rows.isEmpty else { return }
    for step in 0...(round % 3) {
      let index = (7 * round + 3 * step) % rows.count
      rows[index].row.constant += Int.random(in: -3...3, using: &generator)
      solver.setConstant(constant(of: rows[index].row), of: rows[index].constraint)
      complaints += solver.brokenInvariants()
    }
  }

  private mutating func changeOnce() {
    let index = rows.isEmpty ? nil : rows.indices.randomElement(using: &generator)
    let kind = Int.random(in: 0..<10, using: &generator)
    if family == .variables, kind > 4 { return replaceVariable() }
    switch family == .priorities && kind > 2 ? 8 : kind {
    case 0..<3 where rows.count < 2 * variables.count + 4: insert()
    case 3..<6:
      guard let index else { break }
      solver.remove(rows[index].constraint)
      rows.remove(at: index)
    case 6..<8:
      guard let index else { break }
      rows[index].row.constant = randomConstant()
      solver.setConstant(constant(of: rows[index].row), of: rows[index].constraint)
    case 8:
      guard let index else { break }
      rows[index].row.level = randomLevel()
      solver.setPriority(priority(rows[index].row.level), of: rows[index].constraint)
    default: break
    }
  }

  /// Discards a variable with the rows that contain it, and makes another in its place, sometimes before.
  private mutating func replaceVariable() {
    let index = variables.indices.randomElement(using: &generator)!
    for entry in rows where entry.row.contains(index) { solver.remove(entry.constraint) }
    rows.removeAll { $0.row.contains(index) }
    if generator.chance(0.3) { solver.solve() }
    let old = variables[index]
    let isFirst = generator.chance(0.5)
    if isFirst { solver.discard(old) }
    if generator.chance(0.3) { solver.solve() }
    let isNonNegative = generator.chance(nonNegativeShare)
    variables[index] = solver.makeVariable(isNonNegative: isNonNegative)
    if isNonNegative { nonNegative.insert(index) } else { nonNegative.remove(index) }
    if !isFirst { solver.discard(old) }
    for _ in 0..<Int.random(in: 0...2, using: &generator) { insert() }
  }

  /// The rows without those that the solver relaxed.
  var rowsInForce: [TestRow] {
    rows.compactMap { entry in
      if case .relaxed = solver.status(of: entry.constraint) { return nil }
      return entry.row
    }
  }

  /// The required rows that have to be relaxed, in the order of creation: each that contradicts the rows before it.
  var rowsToRelax: [Constraint] {
    let required = rows.filter { $0.row.level == nil }.sorted { sequence($0.constraint) < sequence($1.constraint) }
    if optimum(of: required.map(\.row)) != nil { return [] }
    var inForce: [TestRow] = []
    var relaxed: [Constraint] = []
    for entry in required {
      if optimum(of: inForce + [entry.row]) != nil {
        inForce.append(entry.row)
      } else {
        relaxed.append(entry.constraint)
      }
    }
    return relaxed
  }

  func optimum(of rows: [TestRow]) -> [Double]? {
    LexicographicOracle.solve(
      variableCount: variables.count, nonNegative: nonNegative, rows: rows,
      levels: Array((0..<levelCount).reversed()))
  }

  func violation(of row: TestRow, in solver: Solver, _ variables: [Variable]) -> Double {
    var residual = constant(of: row)
    let factor = Self.factor(row)
    for term in row.terms {
      residual += factor * Double(term.coefficient) * solver.value(of: variables[term.variable])
    }
    return row.relation == 0 ? abs(residual) : row.relation < 0 ? max(0, residual) : max(0, -residual)
  }

  /// The rounding error to be expected of a violation.
  private func rounding(of row: TestRow, in solver: Solver, _ variables: [Variable]) -> Double {
    let coefficients = row.terms.map { Self.factor(row) * abs(Double($0.coefficient)) }
    let values = row.terms.map { abs(solver.value(of: variables[$0.variable])) }
    // The two rows that determine a point may differ by one part in ten thousand.
    let residual = family == .parallels ? 1e-8 : 1e-9
    return residual * (coefficients.max() ?? 1) * slackScale
      + 1e-11 * zip(coefficients, values).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The factor on tolerances: noise can be multiplied by the coefficients of several rows.
  private var slackScale: Double { family == .edgeNoise ? 1_000 * scale : scale }

  /// A required row in force, or the sign of a variable, that does not hold up to the tolerance; `nil` if all do.
  ///
  /// - Parameter constraints: The constraints of the rows in `solver`.
  private func missedRequirement(in solver: Solver, _ variables: [Variable], _ constraints: [Constraint]) -> String? {
    for (row, constraint) in zip(rows.map(\.row), constraints) where row.level == nil {
      if case .relaxed = solver.status(of: constraint) { continue }
      let violation = violation(of: row, in: solver, variables)
      let size = row.terms.map { Self.factor(row) * abs(Double($0.coefficient)) }.max() ?? 1
      if violation > 1e-6 * slackScale * size + rounding(of: row, in: solver, variables) {
        return "a required row misses by \(violation)"
      }
    }
    for index in nonNegative where solver.value(of: variables[index]) < -1e-6 * slackScale {
      return "variable \(index) is negative"
    }
    return nil
  }

  /// The reason why the solver's solution is not optimal, or `nil`.
  func complaint() -> String? {
    let relaxed = rows.map(\.constraint).filter { isRelaxed($0, in: solver) }
    let expected = rowsToRelax
    let missed = missedRequirement(in: solver, variables, rows.map(\.constraint))
    if family != .edgeNoise, Set(relaxed) != Set(expected) {
      // A row may stay in force that contradicts older ones by less than the tolerance. Then nothing is optimal exactly.
      let first = constraintsByAge.first { relaxed.contains($0) != expected.contains($0) }
      if missed == nil, let first, expected.contains(first) { return nil }
      return "left out: \(relaxed.map(\.index)), by age \(expected.map(\.index))"
    }
    let inForce = rowsInForce
    guard let best = optimum(of: inForce) else { return "the rows in force contradict one another" }
    if let missed { return missed }
    if let costs = suboptimalCosts(of: inForce, optimum: best) { return costs }
    let broken = complaints + solver.brokenInvariants()
    return broken.isEmpty ? nil : broken.joined(separator: "; ")
  }

  /// The violations at each level if they are not the least; `best` are those, in units of the rows' smallest factor.
  private func suboptimalCosts(of inForce: [TestRow], optimum best: [Double]) -> String? {
    let unit = pow(10, Double(inForce.map(\.exponent).min() ?? 0))
    var sums = [Double](repeating: 0, count: levelCount)
    // A sum is only as accurate as its largest row.
    var tolerances = [Double](repeating: 1e-6 * slackScale * unit, count: levelCount)
    for row in inForce {
      guard let level = row.level else { continue }
      sums[levelCount - 1 - level] += violation(of: row, in: solver, variables)
      tolerances[levelCount - 1 - level] += rounding(of: row, in: solver, variables)
    }
    for level in 0..<levelCount {
      let optimum = best[level] * unit * scale
      if abs(sums[level] - optimum) > tolerances[level] + 1e-6 * optimum {
        return "violations \(sums), optimum \(best.map { $0 * unit * scale })"
      }
    }
    return nil
  }

  /// The constraints by age with their statuses, and the values, for messages.
  var portrait: String {
    var lines = variables.indices.map {
      "x\($0) = \(solver.value(of: variables[$0]))\(nonNegative.contains($0) ? " >= 0" : "")"
    }
    for entry in rows {
      let row = entry.row
      let terms = row.terms.map { "\($0.coefficient) x\($0.variable)" }.joined(separator: " + ")
      let relation = row.relation < 0 ? "<=" : row.relation > 0 ? ">=" : "=="
      let priority = row.level == nil ? "required" : "@\(priority(row.level).value)"
      let factor = row.exponent == 0 ? "" : "1e\(row.exponent) * "
      lines.append(
        "\(entry.constraint.index): \(factor)(\(terms) + \(row.constant)) \(relation) 0 \(priority): "
          + "\(solver.status(of: entry.constraint))")
    }
    return lines.joined(separator: "\n")
  }

  private func isRelaxed(_ constraint: Constraint, in solver: Solver) -> Bool {
    if case .relaxed = solver.status(of: constraint) { true } else { false }
  }

  private func sequence(_ constraint: Constraint) -> Int {
    Int(solver.system.store[solver.row(of: constraint)].sequence)
  }

  private var constraintsByAge: [Constraint] { rows.map(\.constraint).sorted { sequence($0) < sequence($1) } }

  /// The difference from the solution of the same constraints in a new solver; `nil` if there is none.
  func differenceFromFreshSystem() -> String? {
    let fresh = Solver()
    fresh.system.placesAtBounds = solver.system.placesAtBounds
    let copies = variables.indices.map { fresh.makeVariable(isNonNegative: nonNegative.contains($0)) }
    let order = rows.indices.sorted { sequence(rows[$0].constraint) < sequence(rows[$1].constraint) }
    var constraints = rows.map(\.constraint)
    for index in order { constraints[index] = insert(rows[index].row, into: fresh, copies) }
    fresh.solve()
    for index in order {
      let wasRelaxed = isRelaxed(rows[index].constraint, in: solver)
      guard wasRelaxed != isRelaxed(constraints[index], in: fresh) else { continue }
      // A row that contradicts older ones by less than the tolerance may be in force or not.
      let missed =
        wasRelaxed
        ? missedRequirement(in: fresh, copies, constraints)
        : missedRequirement(in: solver, variables, rows.map(\.constraint))
      return missed == nil ? nil : "row \(rows[index].constraint.index): left out \(wasRelaxed), afresh \(!wasRelaxed)"
    }
    for (variable, copy) in zip(variables, copies) where !fresh.isAmbiguous(copy) {
      let (value, expected) = (solver.value(of: variable), fresh.value(of: copy))
      let tolerance = family == .edgeNoise ? 1e-3 : 1e-6
      if abs(value - expected) > tolerance * max(scale, abs(expected)) {
        return "variable \(variable.index): \(value), afresh \(expected)"
      }
    }
    return nil
  }
}
