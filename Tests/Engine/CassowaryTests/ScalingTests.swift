// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

@Suite("Constraints of unequal scale")
struct ScalingTests {
  @Test("large coefficients do not outweigh a higher priority with small ones", arguments: [0, 1])
  func prioritiesBeforeScales(first: Int) {
    let solver = Solver()
    let x = solver.makeExpression()
    let rows = [(1_000_000 * x == 0, Float(750)), (1 + 0.001 * x == 0, Float(900))]
    solver.insert(rows[first].0, rows[first].1)
    solver.insert(rows[1 - first].0, rows[1 - first].1)
    solver.solve()
    #expect(isClose(solver.value(of: x), -1000))
    #expect(solver.brokenInvariants() == [])
  }

  @Test("within one priority, a violation counts as it is written", arguments: [1e-6, 1e-3, 1, 1e3, 1e6])
  func violationsAsWritten(factor: Double) {
    let solver = Solver()
    let x = solver.makeExpression()
    let heavy = solver.insert(factor * x == Expression(10 * factor), 500)
    let light = solver.insert(0.5 * factor * x == Expression(10 * factor), 500)
    solver.solve()
    #expect(isClose(solver.value(of: x), 10))
    #expect(solver.status(of: heavy) == .tight)
    guard case .violated(let amount) = solver.status(of: light) else {
      Issue.record("\(solver.status(of: light))")
      return
    }
    #expect(isClose(amount / factor, 5))
  }

  @Test("constants, causes and conflicts are in the units of the constraint", arguments: [1e-9, 1.5, 1e9])
  func units(factor: Double) throws {
    let solver = Solver()
    let x = solver.makeExpression()
    let row = solver.insert(factor * x == Expression(3 * factor))
    solver.solve()
    #expect(isClose(solver.value(of: x), 3))
    solver.setConstant(-7 * factor, of: row)
    solver.solve()
    #expect(isClose(solver.value(of: x), 7))
    #expect(isClose(solver.causes(of: x.variable)[0].share * factor, 1, 1e-12))
    #expect(solver.precisionWarnings().isEmpty)
    solver.insert(factor * x >= Expression(8 * factor))
    let conflict = try #require(solver.solve().first)
    let sum = conflict.members.reduce(0) { $0 + abs($1.multiplier) }
    #expect(isClose(abs(conflict.contradiction) / sum, factor / 2, 1e-9))
  }

  @Test("terms of one variable are added up, however often it is named")
  func repeatedVariables() {
    let solver = Solver()
    let (x, y) = (solver.makeExpression(), solver.makeExpression())
    solver.insert(x + x + y + x == 30)
    solver.insert(y + y - 0.5 * y == 9)
    solver.solve()
    #expect(solver.value(of: y) == 6 && solver.value(of: x) == 8)
    #expect(solver.brokenInvariants() == [])
  }

  @Test("nearly parallel constraints are not taken for parallel", arguments: [Float(1000), 500])
  func nearlyParallel(priority: Float) {
    let solver = Solver()
    let (x, y) = (solver.makeExpression(), solver.makeExpression())
    solver.insert(x + y == 1, priority)
    solver.insert(x + (1 + 1e-8) * y == 2, priority)
    #expect(solver.solve().isEmpty)
    #expect(isClose(solver.value(of: y), 1e8))
    #expect(isClose(solver.value(of: x), 1 - 1e8))
  }

  @Test("only required constraints are left out")
  func onlyRequired() {
    for seed in 0..<300 {
      var system = RandomSystem(seed: UInt64(seed) + 3_000_000, family: .scales)
      for _ in 0..<4 {
        for conflict in system.solver.solve() {
          let culprit = system.rows.first { $0.constraint == conflict.culprit }
          #expect(culprit?.row.level == nil, "seed \(seed)")
        }
        system.change()
      }
    }
  }

  // MARK: Warnings

  @Test("a solver names the constraints that it cannot solve exactly")
  func warnings() {
    let solver = Solver()
    let (x, y) = (solver.makeExpression(), solver.makeExpression())
    solver.insert(x == 5)
    solver.insert(1e4 * x + y == 3, 500)
    solver.solve()
    #expect(solver.precisionWarnings().isEmpty)
    let wide = solver.insert(1e8 * x + y == 3, 400)
    let far = solver.insert(y == 1e13, 300)
    let large = solver.insert(1e20 * y == 3e20, 200)
    #expect(
      solver.precisionWarnings() == [
        .coefficientRange(wide, ratio: 1e8), .position(far, 1e13), .scale(large, largestCoefficient: 1e20),
      ])
    for row in [wide, far, large] { solver.remove(row) }
    solver.solve()
    #expect(solver.precisionWarnings().isEmpty)
  }

  @Test("a priority whose constraints are too unequal is named")
  func unequalScales() {
    let solver = Solver()
    let (x, y) = (solver.makeExpression(), solver.makeExpression())
    solver.insert(65536 * x == 65536, 500)
    solver.insert(1.0 / 65536 * x == 1, 500)
    solver.insert(y == 1, 400)
    #expect(solver.precisionWarnings() == [.unequalScales(Priority(500), ratio: 4_294_967_296)])
  }

  @Test("numbers that are not finite are named")
  func notFinite() {
    let solver = Solver()
    let x = solver.makeExpression()
    let row = solver.insert(x == Expression(.infinity), 500)
    let other = solver.insert([Term(.nan, solver.makeVariable())], .equal, constant: 0, priority: Priority(400))
    #expect(solver.precisionWarnings() == [.notFinite(row), .notFinite(other)])
  }
}
