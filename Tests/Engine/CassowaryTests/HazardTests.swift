// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// One test for each known failure of solvers of this family.
@Suite("Hazards")
struct HazardTests {
  // MARK: 1. Weights that mix

  @Test("hazard 1: a third, weaker constraint does not affect the two stronger ones")
  func weakerWishes() throws {
    let solver = Solver()
    let v = solver.makeExpression()
    try solver.add(v >= 100, 501)
    try solver.add(v == 90, 500)
    #expect(solver.value(of: v) == 100)
    try solver.add(v == 50, 10)
    #expect(solver.value(of: v) == 100)
  }

  @Test("hazard 1: of constraints at adjacent priorities the highest is satisfied", arguments: [1, 10, 500, 996])
  func neighboringPriorities(lowest: Int) throws {
    let solver = Solver()
    let w = solver.makeExpression()
    for step in 0..<4 { try solver.add(w == Expression(Double(step + 1)), Float(lowest) + Float(step) * 0.25) }
    #expect(solver.value(of: w) == 4)
  }

  @Test("hazard 1: no number of weak constraints outweighs a stronger one", arguments: [10, 1001])
  func manyWeak(count: Int) {
    let solver = Solver()
    let x = solver.makeExpression()
    for _ in 0..<count { solver.insert(x == 0, 250) }
    solver.insert(x == 100, 250.5)
    solver.solve()
    #expect(solver.value(of: x) == 100)
  }

  @Test("hazard 1: repeating the lower rows never changes what the higher ones lose", arguments: 0..<60)
  func repeatedLowerRows(seed: Int) {
    let system = RandomSystem(seed: UInt64(seed) + 900_000)
    guard let top = system.rows.compactMap(\.row.level).max() else { return }
    func lossAtTop(repeating count: Int) -> Double? {
      let solver = Solver()
      let variables = system.variables.indices.map {
        solver.makeVariable(isNonNegative: system.nonNegative.contains($0))
      }
      for entry in system.rows {
        for _ in 0..<(entry.row.level.map { $0 < top } ?? false ? count : 1) {
          system.insert(entry.row, into: solver, variables)
        }
      }
      guard solver.solve().isEmpty else { return nil }
      return system.rows.filter { $0.row.level == top }
        .reduce(0) { $0 + system.violation(of: $1.row, in: solver, variables) }
    }
    let once = lossAtTop(repeating: 1)
    let often = lossAtTop(repeating: 7)
    #expect((once == nil) == (often == nil))
    if let once, let often { #expect(isClose(once, often)) }
  }

  // MARK: 2. Ties

  @Test("hazard 2: at a tie the constraint that was created first is kept")
  func ties() throws {
    for first in 0..<2 {
      let solver = Solver()
      let parts = [solver.makeExpression(), solver.makeExpression()]
      try solver.add(parts[0] + parts[1] == 100)
      try solver.add(parts[first] == 80, 250)
      try solver.add(parts[1 - first] == 80, 250)
      #expect(solver.value(of: parts[first]) == 80)
      #expect(solver.value(of: parts[1 - first]) == 20)
    }
  }

  @Test("hazard 2: ties do not remember how one got there")
  func tiesWithoutHistory() throws {
    let solver = Solver()
    let parts = (0..<5).map { _ in solver.makeExpression(isNonNegative: true) }
    let whole = try solver.add(parts.reduce(0, +) == 500)
    for part in parts { try solver.add(part == 100, 250) }
    func values() -> [Double] { parts.map { solver.value(of: $0) } }
    for total in [380.0, 120, 40, 700, 260] {
      solver.setConstant(-total, of: whole)
      solver.solve()
      solver.setConstant(-260, of: whole)
      solver.solve()
      #expect(values() == [100, 100, 60, 0, 0])
    }
    #expect(solver.brokenInvariants() == [])
  }

  @Test("hazard 2: the same calls give the same numbers to the last bit", arguments: 0..<40)
  func determinism(seed: Int) {
    func run() -> [Double] {
      var system = RandomSystem(seed: UInt64(seed) + 500_000)
      for _ in 0..<6 {
        system.solver.solve()
        system.change()
      }
      system.solver.solve()
      return system.variables.map { system.solver.value(of: $0) }
    }
    #expect(run() == run())
  }

  // MARK: 3. Failed adds

  @Test("hazard 3: a refused constraint leaves nothing behind")
  func refusedConstraint() throws {
    let solver = Solver()
    let x = solver.makeExpression()
    let atLeastTwo = try solver.add(x >= 2)
    #expect(throws: Conflict.self) { try solver.add(x <= 1) }
    solver.remove(atLeastTwo)
    try solver.add(x >= 2)
    #expect(solver.value(of: x) == 2)
    #expect(solver.brokenInvariants() == [])
  }

  @Test("hazard 3: a relaxed constraint is enforced again when the constraint it contradicted is removed")
  func relaxedReturns() {
    let solver = Solver()
    let x = solver.makeExpression()
    let old = solver.insert(x == 5)
    let new = solver.insert(x == 7)
    let conflicts = solver.solve()
    #expect(conflicts.map(\.culprit) == [new])
    #expect(solver.status(of: new) == .relaxed(residual: -2))
    #expect(solver.value(of: x) == 5)
    #expect(solver.solve().isEmpty)
    solver.remove(old)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 7)
    #expect(solver.status(of: new) == .tight)
  }

  // MARK: 4. Removal

  @Test("hazard 4: after optional rows are removed, the rest is optimal again")
  func removalOfSoftRows() throws {
    let solver = Solver()
    let x = solver.makeExpression()
    try solver.add(x == 5, 100)
    let pulls = try (0..<3).map { _ throws(Conflict) in try solver.add(x == 20, 100) }
    #expect(solver.value(of: x) == 20)
    for pull in pulls { solver.remove(pull) }
    solver.solve()
    #expect(solver.value(of: x) == 5)
  }

  @Test("hazard 4: removing and re-adding rows gives the same result as a new solver", arguments: 0..<60)
  func roundTrips(seed: Int) {
    var system = RandomSystem(seed: UInt64(seed) + 700_000)
    system.solver.solve()
    for round in 0..<4 {
      let count = system.rows.count
      for index in 0..<count where system.generator.chance(0.6) {
        system.solver.remove(system.rows[index].constraint)
        system.rows[index].constraint = system.insert(system.rows[index].row, into: system.solver, system.variables)
      }
      system.solver.solve()
      if let complaint = system.complaint() { Issue.record("round \(round): \(complaint)") }
    }
  }

  // MARK: 5. Stale values

  @Test("hazard 5: a variable that another row determines has its new value immediately")
  func changingHands() throws {
    let solver = Solver()
    let (width, inner) = (solver.makeExpression(), solver.makeExpression())
    var window = try solver.add(width == 300)
    try solver.add(inner == width - 59)
    for value in [241.0, 500, 59, 1000] {
      solver.remove(window)
      window = try solver.add(width == Expression(value))
      #expect(solver.value(of: width) == value)
      #expect(solver.value(of: inner) == value - 59)
    }
  }

  // MARK: 6. Cycling

  @Test("hazard 6: solving a highly degenerate system ends", arguments: [3, 8, 20])
  func degeneracy(count: Int) {
    let solver = Solver()
    let x = (0..<count).map { _ in solver.makeExpression(isNonNegative: true) }
    for a in 0..<count {
      for b in 0..<count where a != b {
        solver.insert(x[a] <= x[b])
        solver.insert(x[a] + x[b] <= 0, 500)
        solver.insert(x[a] - x[b] >= 0, Float(1 + (a * b) % 5))
      }
      solver.insert(x[a] == 10, Float(10 + a % 3))
    }
    #expect(solver.solve().isEmpty)
    #expect(solver.statistics.rebuilds == 0)
    #expect(solver.brokenInvariants() == [])
    for variable in x { #expect(abs(solver.value(of: variable)) < 1e-9) }
  }

  // MARK: 7. No candidate

  @Test("hazard 7: a required row without any variable is judged by its constant")
  func emptyRows() throws {
    let solver = Solver()
    let x = solver.makeExpression()
    try solver.add(x - x == 0)
    try solver.add(x - x <= 3)
    try solver.add(x - x == 7, 999)
    #expect(throws: Conflict.self) { try solver.add(x - x >= 3) }
    let conflict = #expect(throws: Conflict.self) { try solver.add(x - x == 1) }
    #expect(conflict?.members.count == 1)
    #expect(abs(conflict?.contradiction ?? 0) == 1)
    #expect(solver.brokenInvariants() == [])
  }

  // MARK: 8. Epsilon

  @Test("hazard 8: small coefficients are coefficients")
  func smallCoefficients() throws {
    let solver = Solver()
    let (a, b) = (solver.makeExpression(), solver.makeExpression())
    try solver.add(a == 1e9)
    try solver.add(b == 1e-9 * a)
    #expect(isClose(solver.value(of: b), 1))
  }

  @Test("hazard 8: zero sizes are sizes")
  func zeroSizes() throws {
    let solver = Solver()
    let (width, height) = (solver.makeExpression(isNonNegative: true), solver.makeExpression(isNonNegative: true))
    try solver.add(width == 0)
    try solver.add(height == 2 * width)
    try solver.add(height == 10, 750)
    #expect((solver.value(of: width), solver.value(of: height)) == (0, 0))
  }

  @Test("hazard 8: constants of any size are solved alike", arguments: [1e-3, 1, 1e6])
  func scales(scale: Double) {
    for seed in 0..<80 {
      var system = RandomSystem(seed: UInt64(seed) + 300_000, scale: scale)
      for round in 0..<4 {
        system.solver.solve()
        if let complaint = system.complaint() { Issue.record("seed \(seed), round \(round): \(complaint)") }
        system.change()
      }
    }
  }

  @Test("hazard 8: a long column closes without false conflicts")
  func longColumn() {
    let solver = Solver()
    let count = 3000
    var top = solver.makeExpression()
    solver.insert(top == 0)
    for index in 0..<count {
      let next = solver.makeExpression()
      solver.insert(next == top + Expression(33.1 + 0.1 * Double(index % 7)))
      top = next
    }
    solver.solve()
    let end = solver.value(of: top)
    solver.insert(top == Expression(end))
    solver.insert(top <= Expression(end))
    #expect(solver.solve().isEmpty)
  }

  // MARK: 9. Free variables

  @Test("hazard 9: a variable that nothing determines keeps its value")
  func freeVariables() throws {
    let solver = Solver()
    let (x, y) = (solver.makeExpression(), solver.makeExpression())
    #expect(solver.value(of: x) == 0)
    let hold = try solver.add(x == 42)
    try solver.add(y >= x + 1)
    #expect(solver.value(of: y) == 43)
    solver.remove(hold)
    solver.solve()
    #expect(solver.value(of: x) == 42)
    #expect(solver.isAmbiguous(x.variable))
  }

  // MARK: 10. Several edits in one frame

  @Test("hazard 10: any number of edits and removals is solved together")
  func manyEdits() {
    let solver = Solver()
    let x = (0..<50).map { _ in solver.makeExpression() }
    let rows = x.indices.map { index in
      solver.insert(index == 0 ? x[0] == 0 : x[index] == x[index - 1] + 10)
    }
    solver.solve()
    for frame in 1...5 {
      for row in rows { solver.setConstant(-Double(frame), of: row) }
      solver.setConstant(-2 * Double(frame), of: rows[7])
      solver.setConstant(-3 * Double(frame), of: rows[7])
      solver.solve()
      #expect(isClose(solver.value(of: x[49]), 52 * Double(frame)))
    }
    solver.setConstant(-100, of: rows[3])
    solver.remove(rows[3])
    solver.solve()
    #expect(solver.brokenInvariants() == [])
  }

  @Test("hazard 10: values move only when solving")
  func deferredValues() {
    let solver = Solver()
    let x = solver.makeExpression()
    let row = solver.insert(x == 5)
    #expect(solver.value(of: x) == 0)
    solver.solve()
    solver.setConstant(-9, of: row)
    #expect(solver.value(of: x) == 5)
    solver.solve()
    #expect(solver.value(of: x) == 9)
  }

  // MARK: 11. Redundancy

  @Test("hazard 11: a duplicate still holds when its original is removed", arguments: [0, 1])
  func twins(removed: Int) throws {
    let solver = Solver()
    let (x, y) = (solver.makeExpression(), solver.makeExpression())
    try solver.add(y == 100)
    let twins = [try solver.add(x == y + 5), try solver.add(2 * x == 2 * y + 10)]
    solver.remove(twins[removed])
    solver.solve()
    #expect(!solver.isAmbiguous(x.variable))
    #expect(throws: Conflict.self) { try solver.add(x == 7) }
    solver.remove(twins[1 - removed])
    solver.solve()
    try solver.add(x == 7)
    #expect(solver.value(of: x) == 7)
  }

  @Test("hazard 11: a redundant equality is noticed when it stops being redundant")
  func redundantEdit() {
    let solver = Solver()
    let x = solver.makeExpression()
    let first = solver.insert(x == 5)
    let second = solver.insert(x == 5)
    #expect(solver.solve().isEmpty)
    solver.setConstant(-6, of: first)
    #expect(solver.solve().map(\.culprit) == [second])
    solver.setConstant(-6, of: second)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 6)
  }

  // MARK: 12. Memory

  @Test("hazard 12: records are reused, and nothing grows over many changes")
  func memory() {
    let solver = Solver()
    let root = solver.makeExpression()
    solver.insert(root == 300)
    func cell(_ seed: Int) -> (variables: [Expression], rows: [Constraint]) {
      let v = (0..<3).map { _ in solver.makeExpression(isNonNegative: true) }
      return (
        v,
        [
          solver.insert(v[0] == Expression(Double(seed % 7))), solver.insert(v[0] + v[1] <= root - 8),
          solver.insert(v[1] >= Expression(Double(seed % 500)), 750), solver.insert(v[1] <= 20, 250),
          solver.insert(v[2] == v[1] - v[0], 400), solver.insert(v[2] <= 40),
        ]
      )
    }
    var cells = (0..<10).map(cell)
    solver.solve()
    var sizes: [Int32] = []
    for round in 0..<400 {
      let old = cells.removeFirst()
      for row in old.rows { solver.remove(row) }
      for variable in old.variables { solver.discard(variable.variable) }
      solver.solve()
      cells.append(cell(round % 50))
      solver.solve()
      let store = (solver.system.store.rowCount, solver.system.store.termCount, solver.system.store.variableCount)
      sizes.append(store.0 + store.1 + store.2 + solver.system.multipliers.componentCount)
    }
    #expect(sizes[399] == sizes[199])
    #expect(solver.brokenInvariants() == [])
  }

  // MARK: 13. Required is a class of its own

  @Test("hazard 13: required is never outweighed, not even by the priority just below it")
  func requiredIsAbsolute() {
    let solver = Solver()
    let x = solver.makeExpression()
    for _ in 0..<1000 { solver.insert(x == 0, Float(1000).nextDown) }
    solver.insert(x == 1)
    solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  // MARK: 14. Rounding

  @Test("hazard 14: the solver does not round")
  func unrounded() throws {
    let solver = Solver()
    let x = solver.makeExpression()
    try solver.add(3 * x == 100)
    #expect(solver.value(of: x) == 100.0 / 3)
  }

  // MARK: 15. Order

  @Test("hazard 15: where the optimum is unique, no order of adding matters", arguments: 0..<60)
  func order(seed: Int) {
    var system = RandomSystem(seed: UInt64(seed) + 800_000)
    guard system.solver.solve().isEmpty else { return }
    for _ in 0..<3 {
      let solver = Solver()
      let variables = system.variables.indices.map {
        solver.makeVariable(isNonNegative: system.nonNegative.contains($0))
      }
      for entry in system.rows.shuffled(using: &system.generator) { system.insert(entry.row, into: solver, variables) }
      solver.solve()
      for index in variables.indices where !system.solver.isAmbiguous(system.variables[index]) {
        #expect(isClose(solver.value(of: variables[index]), system.solver.value(of: system.variables[index])))
      }
    }
  }
}
