// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

@Suite("Inspection of a solution")
struct InspectionTests {
  // MARK: Changes

  @Test("only variables that moved are reported, with their old values")
  func changes() {
    let solver = Solver()
    let (x, y, z) = (solver.makeExpression(), solver.makeExpression(), solver.makeExpression())
    let row = solver.insert(x == 10)
    solver.insert(y == x + 5)
    solver.insert(z == 3)
    solver.solve()
    #expect(Set(solver.changedVariables) == [x.variable, y.variable, z.variable])
    solver.setConstant(-12, of: row)
    solver.solve()
    var seen: [Variable: Double] = [:]
    solver.forEachChange { seen[$0] = $1 }
    #expect(seen == [x.variable: 10, y.variable: 15])
    solver.solve()
    #expect(solver.changedVariables.isEmpty)
    solver.setConstant(-20, of: row)
    solver.setConstant(-12, of: row)
    solver.solve()
    #expect(solver.changedVariables.isEmpty)
  }

  // MARK: Statuses

  @Test("a constraint reports its status")
  func statuses() {
    let solver = Solver()
    let x = solver.makeExpression()
    let rows = [
      solver.insert(x == 10), solver.insert(x <= 25), solver.insert(x >= 10), solver.insert(x == 7, 500),
      solver.insert(x >= 14, 600), solver.insert(x == 11),
    ]
    solver.solve()
    #expect(
      rows.map { solver.status(of: $0) } == [
        .tight, .satisfied(slack: 15), .tight, .violated(by: 3), .violated(by: 4), .relaxed(residual: -1),
      ])
  }

  @Test("the vertex is the same as long as the same constraints hold with equality")
  func vertex() {
    let solver = Solver()
    let (x, y) = (solver.makeExpression(), solver.makeExpression())
    let width = solver.insert(x == 10)
    solver.insert(y <= x)
    solver.insert(y == 50, 500)
    func vertex(at value: Double) -> Int {
      solver.setConstant(-value, of: width)
      solver.solve()
      return solver.vertex
    }
    let narrow = vertex(at: 10)
    #expect(vertex(at: 49) == narrow && vertex(at: 20) == narrow)
    let wide = vertex(at: 60)
    #expect(wide != narrow && vertex(at: 900) == wide)
    #expect(vertex(at: 30) == narrow)
  }

  // MARK: Ambiguity

  @Test("an inequality alone gives its bound, and is ambiguous beyond it")
  func inequalityAlone() {
    let solver = Solver()
    let width = solver.makeExpression()
    solver.insert(width >= 300)
    solver.solve()
    #expect(solver.value(of: width) == 300)
    #expect(solver.isAmbiguous(width.variable))
    #expect(solver.interval(of: width.variable) == 300...Double.infinity)
    solver.insert(width <= 400, 250)
    solver.solve()
    #expect(solver.interval(of: width.variable) == 300...400)
    solver.insert(width <= 300, 100)
    solver.solve()
    #expect(!solver.isAmbiguous(width.variable))
    #expect(solver.interval(of: width.variable) == 300...300)
  }

  @Test("a tie is an ambiguity, although it is decided")
  func tie() {
    let solver = Solver()
    let (a, b) = (solver.makeExpression(isNonNegative: true), solver.makeExpression(isNonNegative: true))
    solver.insert(a + b == 100)
    solver.insert(a == 80, 250)
    solver.insert(b == 80, 250)
    solver.solve()
    #expect(solver.isAmbiguous(a.variable))
    #expect(solver.interval(of: a.variable) == 20...80)
    solver.insert(a == 60, 249)
    solver.solve()
    #expect(!solver.isAmbiguous(a.variable))
    #expect(solver.value(of: a) == 60)
  }

  @Test("inspection does not change the solution")
  func asking() {
    let solver = Solver()
    let (a, b) = (solver.makeExpression(), solver.makeExpression())
    let rows = [solver.insert(a + b >= 100), solver.insert(a <= 30, 500), solver.insert(b == 20, 400)]
    solver.solve()
    let before = solver.portrait(of: rows, [a, b])
    _ = solver.interval(of: a.variable)
    _ = solver.isAmbiguous(b.variable)
    _ = solver.causes(of: a.variable)
    #expect(solver.portrait(of: rows, [a, b]) == before)
    let isUnsettled = solver.system.hasPendingChanges
    #expect(!isUnsettled)
  }

  @Test("intervals are those of the exact oracle", arguments: 0..<6)
  func intervals(block: Int) {
    for seed in (block * 50)..<(block * 50 + 50) {
      let system = RandomSystem(seed: UInt64(seed) + 600_000)
      guard system.solver.solve().isEmpty else { continue }
      for index in system.variables.indices {
        let interval = system.solver.interval(of: system.variables[index])
        let far = 100_000
        func extreme(_ direction: Int) -> Double {
          let pull = TestRow(terms: [(1, index)], relation: 0, constant: -direction * far, level: -1)
          let sums = LexicographicOracle.solve(
            variableCount: system.variables.count, nonNegative: system.nonNegative,
            rows: system.rows.map(\.row) + [pull], levels: Array((-1..<RandomSystem.priorities.count).reversed()))
          let reached = Double(direction) * (Double(far) - sums!.last!)
          return abs(reached) > 0.9 * Double(far) ? Double(direction) * .infinity : reached
        }
        let expected = extreme(-1)...extreme(1)
        func agrees(_ a: Double, _ b: Double) -> Bool { a == b || isClose(a, b) }
        #expect(
          agrees(interval.lowerBound, expected.lowerBound) && agrees(interval.upperBound, expected.upperBound),
          "seed \(seed), variable \(index): \(interval), oracle \(expected)")
        let isAmbiguous = expected.upperBound - expected.lowerBound > 1e-6
        #expect(system.solver.isAmbiguous(system.variables[index]) == isAmbiguous, "seed \(seed), variable \(index)")
      }
    }
  }

  // MARK: Required maxima

  @Test("a variable is at its required maximum if required constraints alone keep it from growing")
  func requiredMaximum() {
    let solver = Solver()
    let (left, parent) = (solver.makeExpression(), solver.makeExpression())
    let width = solver.makeExpression(isNonNegative: true)
    func isAtMaximum() -> Bool {
      solver.solve()
      return solver.isAtRequiredMaximum(width.variable)
    }
    #expect(!isAtMaximum(), "it is free")
    solver.insert(parent == 160)
    solver.insert(left >= 20)
    let wish = solver.insert(width == 100, 250)
    #expect(!isAtMaximum(), "an optional constraint determines it")
    solver.insert(width >= 110)
    #expect(!isAtMaximum() && solver.value(of: width) == 110, "required, but the least it can be")
    solver.insert(left + width <= parent - 20)
    solver.setConstant(-200, of: wish)
    #expect(isAtMaximum() && solver.value(of: width) == 120, "required inequalities bound it")
    solver.setConstant(-115, of: wish)
    #expect(!isAtMaximum() && solver.value(of: width) == 115)
    solver.insert(left + width == parent - 20)
    solver.insert(left == 30)
    #expect(isAtMaximum() && solver.value(of: width) == 110, "required equalities determine it")
  }

  @Test("the terms of a constraint are those that were inserted")
  func terms() {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let row = solver.insert([Term(40, a), Term(-0.3, b)], .lessThanOrEqual, constant: 7, priority: Priority(500))
    #expect(solver.terms(of: row).map(\.variable) == [a, b])
    #expect(solver.terms(of: row).map(\.coefficient) == [40, -0.3])
  }

  // MARK: Causes

  @Test("a width of 120 is explained by the constraints that make it 120")
  func causes() {
    let solver = Solver()
    let (left, width, parent, other) = (
      solver.makeExpression(), solver.makeExpression(), solver.makeExpression(), solver.makeExpression()
    )
    let window = solver.insert(parent == 160)
    let leading = solver.insert(left == 20)
    solver.insert(other == 7)
    let trailing = solver.insert(left + width == parent - 20)
    solver.insert(width == 44, 250)
    solver.solve()
    #expect(solver.value(of: width) == 120)
    let causes = solver.causes(of: width.variable)
    #expect(Set(causes.map(\.member)) == [.constraint(window), .constraint(leading), .constraint(trailing)])
    let constants: [Conflict.Member: Double] = [
      .constraint(window): -160, .constraint(leading): -20, .constraint(trailing): 20,
    ]
    #expect(isClose(causes.reduce(0) { $0 - $1.share * constants[$1.member]! }, 120))
  }

  @Test("shares of causes add up to the values of random systems")
  func causesOfRandomSystems() {
    for seed in 0..<150 {
      let system = RandomSystem(seed: UInt64(seed) + 400_000)
      system.solver.solve()
      for variable in system.variables where !system.solver.isAmbiguous(variable) {
        let sum = system.solver.causes(of: variable).reduce(0.0) { sum, cause in
          guard case .constraint(let constraint) = cause.member else { return sum }
          let row = system.solver.system.store[system.solver.system.store.row(constraint)]
          return sum - cause.share * row.unit * row.constant
        }
        #expect(isClose(sum, system.solver.value(of: variable)), "seed \(seed)")
      }
    }
  }

  // MARK: Trials

  @Test("in every frame, changed variables are reported with their previous values, and no size is negative")
  func repeatedEdits() {
    let solver = Solver()
    let window = solver.makeVariable()
    let size = solver.makeVariable(isNonNegative: true)
    let still = solver.makeVariable()
    let edge = solver.insert([Term(1, window)], .equal, constant: -100, priority: .required)
    solver.insert([Term(1, size), Term(-1, window)], .equal, constant: 60, priority: Priority(500))
    solver.insert([Term(1, still)], .equal, constant: -7, priority: .required)
    solver.solve()
    for (frame, width) in [98.0, 96, 94, 90, 70, 61, 59, 30, 20, 80, 82, 84].enumerated() {
      let before = [window: solver.value(of: window), size: solver.value(of: size)]
      solver.setConstant(-width, of: edge)
      solver.solve()
      #expect(solver.value(of: window) == width)
      #expect(abs(solver.value(of: size) - max(0, width - 60)) < 1e-9, "frame \(frame)")
      var named: Set<Variable> = []
      solver.forEachChange { variable, old in
        #expect(named.insert(variable).inserted)
        #expect(abs(old - (before[variable] ?? .infinity)) < 1e-9, "frame \(frame)")
      }
      #expect(named == Set(before.keys.filter { solver.value(of: $0) != before[$0] }), "frame \(frame)")
    }
  }

  @Test("a trial leaves no trace")
  func trial() {
    let solver = Solver()
    let (width, height) = (solver.makeExpression(), solver.makeExpression())
    let row = solver.insert(width == 300, 750)
    solver.insert(width + height == 500)
    solver.solve()
    let fitting = solver.trial {
      solver.insert(width == 120)
      solver.setConstant(-50, of: row)
      solver.solve()
      return solver.value(of: height)
    }
    #expect(fitting == 380)
    #expect((solver.value(of: width), solver.value(of: height)) == (300, 200))
    #expect(solver.brokenInvariants() == [])
  }

  @Test("conflicts that add(_:) found are returned by solve(), also after a query")
  func conflictsAfterQueries() throws {
    let solver = Solver()
    let width = solver.makeExpression()
    solver.insert(width == 300)
    solver.insert(width == 200)
    try solver.add(width >= 100)
    #expect(solver.areAmbiguous(width.terms.map(\.variable)) == [false])
    #expect(solver.intervals(of: width.terms.map(\.variable)) == [300...300])
    #expect(solver.solve().count == 1)
    #expect(solver.solve().isEmpty)
  }

  @Test("a variable is constrained while a constraint contains it, whether that determines it or not")
  func constrained() {
    let solver = Solver()
    let width = solver.makeVariable(isNonNegative: true), other = solver.makeVariable(isNonNegative: true)
    solver.solve()
    #expect(!solver.isConstrained(width))
    let bound = solver.insert([Term(1, width), Term(-1, other)], .lessThanOrEqual, constant: 0, priority: .required)
    solver.solve()
    #expect(solver.isConstrained(width) && solver.isConstrained(other))
    let value = solver.insert([Term(1, width)], .equal, constant: -5, priority: Priority(250))
    solver.remove(bound)
    solver.solve()
    #expect(solver.isConstrained(width) && !solver.isConstrained(other))
    solver.remove(value)
    solver.solve()
    #expect(!solver.isConstrained(width))
  }
}
