// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

@Suite("Conflicts")
struct ConflictTests {
  /// A description of what is wrong with the proof of a conflict, or `nil`.
  static func complaint(about conflict: Conflict, in solver: Solver) -> String? {
    var sums: [Int32: Double] = [:]
    var constant = 0.0
    for (member, multiplier) in conflict.members {
      switch member {
      case .nonNegative(let variable):
        sums[variable.index, default: 0] += multiplier
        if multiplier > 0 { return "the multiplier of a bound has the wrong sign" }
      case .constraint(let constraint):
        let row = solver.system.store[solver.system.store.row(constraint)]
        // The solver scales its rows; the multipliers refer to the original constraints.
        for term in row.terms {
          let record = solver.system.store[term]
          sums[record.variable.rawValue, default: 0] += multiplier * row.unit * record.coefficient
        }
        constant += multiplier * row.unit * row.constant
        if !row.isRequired { return "a member is not required" }
        if row.relation == .lessThanOrEqual && multiplier < 0 { return "the multiplier of a <= has the wrong sign" }
        if row.relation == .greaterThanOrEqual && multiplier > 0 { return "the multiplier of a >= has the wrong sign" }
      }
    }
    if let rest = sums.values.first(where: { abs($0) > 1e-7 }) { return "a variable is left, with \(rest)" }
    if !isClose(constant, conflict.contradiction) { return "adds up to \(constant), not \(conflict.contradiction)" }
    if conflict.contradiction <= 1e-7 { return "does not add up to a contradiction: \(conflict.contradiction)" }
    if !conflict.members.contains(where: { $0.member == .constraint(conflict.culprit) }) { return "no culprit" }
    return nil
  }

  @Test("a chain of three names all three, and the contradiction is the gap")
  func chain() throws {
    let solver = Solver()
    let (x, y, z) = (solver.makeExpression(), solver.makeExpression(), solver.makeExpression())
    try solver.add(z == 3)
    let a = try solver.add(x >= 10)
    let b = try solver.add(y >= x + 5)
    let conflict = try #require(throws: Conflict.self) { try solver.add(2 * y <= 20) }
    let members = conflict.members.map(\.member)
    #expect(members.count == 3)
    #expect(members.contains(.constraint(a)) && members.contains(.constraint(b)))
    #expect(isClose(conflict.contradiction / abs(conflict.members[0].multiplier), 10))
  }

  @Test("a constraint whose terms cancel out holds, costs, or is a conflict of its own", arguments: [false, true])
  func noTerms(placesAtBounds: Bool) throws {
    // Records of discarded constraints before and after, so that a wrong index would read one of them.
    for count in 0..<20 {
      let solver = Solver(placesAtBounds: placesAtBounds)
      let variables = (0...count).map { solver.makeVariable(isNonNegative: $0 % 2 == 0) }
      let width = try #require(variables.last)
      for variable in variables { solver.insert([Term(1, variable)], .equal, constant: -7, priority: .required) }
      let terms = [Term(1, width), Term(-1, width)]
      let holding = solver.insert(terms, .lessThanOrEqual, constant: 0, priority: .required)
      let optional = solver.insert(terms, .greaterThanOrEqual, constant: -20, priority: Priority(500))
      let conflicting = solver.insert(terms, .greaterThanOrEqual, constant: -20, priority: .required)
      let equality = solver.insert(terms, .equal, constant: 3, priority: .required)
      let conflicts = solver.solve()
      #expect(Set(conflicts.map(\.culprit)) == [conflicting, equality])
      #expect(conflicts.allSatisfy { $0.members.count == 1 && abs($0.contradiction) > 1 })
      #expect(solver.status(of: holding) == .tight && solver.status(of: optional) == .violated(by: 20))
      #expect(solver.value(of: width) == 7 && solver.brokenInvariants() == [])
      // A constraint without terms can be made to hold, and be removed.
      solver.setConstant(5, of: conflicting)
      solver.remove(equality)
      #expect(solver.solve().isEmpty && solver.brokenInvariants() == [])
      #expect(solver.status(of: conflicting) == .satisfied(slack: 5))
    }
  }

  @Test("an implicit bound can be a member")
  func implicitBound() throws {
    let solver = Solver()
    let width = solver.makeExpression(isNonNegative: true)
    let conflict = try #require(throws: Conflict.self) { try solver.add(width == -4) }
    #expect(conflict.members.contains { $0.member == .nonNegative(width.variable) })
    #expect(solver.value(of: width) == 0)
    #expect(solver.brokenInvariants() == [])
  }

  @Test("rows that take no part in a conflict are not named, and are still solved")
  func bystanders() {
    let solver = Solver()
    let x = (0..<10).map { _ in solver.makeExpression() }
    for index in x.indices { solver.insert(x[index] == Expression(Double(index))) }
    let clash = solver.insert(x[3] + x[4] == 8)
    let last = solver.insert(x[9] >= 20, 900)
    let conflicts = solver.solve()
    #expect(conflicts.map(\.culprit) == [clash])
    #expect(conflicts[0].members.count == 3)
    #expect(solver.status(of: last) == .violated(by: 11))
  }

  @Test("a relaxed constraint is restored when a member's priority falls")
  func priorityOfMember() {
    let solver = Solver()
    let x = solver.makeExpression()
    let old = solver.insert(x == 5)
    let new = solver.insert(x == 7)
    solver.solve()
    solver.setPriority(Priority(999), of: old)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 7)
    #expect(solver.status(of: old) == .violated(by: 2))
    solver.setPriority(.required, of: old)
    #expect(solver.solve().map(\.culprit) == [new])
    #expect(solver.value(of: x) == 5)
    solver.setPriority(Priority(1), of: new)
    #expect(solver.solve().isEmpty)
    #expect(solver.status(of: new) == .violated(by: 2))
  }

  @Test("a constraint left out is tried again when what it contradicted is left out")
  func relaxedByRelaxed() {
    let solver = Solver()
    let x = solver.makeExpression(isNonNegative: true)
    let first = solver.insert(x + 8 <= 0)
    let second = solver.insert(x == 50)
    let conflicts = solver.solve()
    #expect(conflicts.map(\.culprit) == [first])
    #expect(solver.status(of: second) == .tight)
    #expect(solver.value(of: x) == 50)
    #expect(solver.brokenInvariants() == [])
  }

  @Test("what is left out after a change is what would be left out afresh")
  func relaxedAfterChange() {
    let solver = Solver()
    let top = solver.makeExpression()
    let lower = solver.insert(top >= -1)
    let fixed = solver.insert(top == 0)
    let upper = solver.insert(top >= 7)
    #expect(solver.solve().map(\.culprit) == [upper])
    solver.setConstant(-6, of: lower)
    #expect(solver.solve().map(\.culprit) == [fixed])
    #expect(solver.value(of: top) == 7)
    #expect(solver.status(of: upper) == .tight)
    solver.setConstant(1, of: lower)
    #expect(solver.solve().map(\.culprit) == [upper])
    #expect(solver.value(of: top) == 0)
    #expect(solver.brokenInvariants() == [])
  }

  @Test("a long chain of conflicts settles by age", arguments: [10, 101])
  func chainOfConflicts(count: Int) {
    let solver = Solver()
    let x = (0..<count).map { _ in solver.makeExpression() }
    // Each row contradicts the one before it; whether a row holds depends on all before it.
    var rows: [Constraint] = []
    for index in 0..<count {
      if index > 0 { solver.insert(x[index] == x[index - 1] + 1) }
    }
    for index in 0..<count { rows.append(solver.insert(x[index] == Expression(Double(index % 2 == 0 ? 0 : 1)))) }
    _ = solver.solve()
    for index in 0..<count {
      let isHeld = solver.status(of: rows[index]) == .tight
      #expect(isHeld == (index < 2), "row \(index)")
    }
    solver.remove(rows[0])
    solver.remove(rows[1])
    _ = solver.solve()
    #expect(solver.status(of: rows[2]) == .tight && solver.value(of: x[2]) == 0)
    #expect(solver.brokenInvariants() == [])
  }

  @Test("every conflict of a random system is minimal and proves itself", arguments: 0..<8)
  func certificates(block: Int) throws {
    for seed in (block * 100)..<(block * 100 + 100) {
      var system = RandomSystem(seed: UInt64(seed) + 200_000)
      for _ in 0..<5 {
        let conflicts = system.solver.solve()
        for conflict in conflicts { try check(conflict, system, seed) }
        system.change()
      }
    }
  }

  private func check(_ conflict: Conflict, _ system: RandomSystem, _ seed: Int) throws {
    if let complaint = Self.complaint(about: conflict, in: system.solver) {
      Issue.record("seed \(seed): \(complaint)")
      return
    }
    var rows: [TestRow] = []
    for (member, _) in conflict.members {
      switch member {
      case .constraint(let constraint):
        rows.append(try #require(system.rows.first { $0.constraint == constraint }).row)
      case .nonNegative(let variable):
        let index = try #require(system.variables.firstIndex(of: variable))
        rows.append(TestRow(terms: [(1, index)], relation: 1, constant: 0, level: nil))
      }
    }
    func isSatisfiable(_ rows: [TestRow]) -> Bool {
      LexicographicOracle.solve(
        variableCount: system.variables.count, nonNegative: [], rows: rows, levels: []) != nil
    }
    #expect(!isSatisfiable(rows), "seed \(seed): the members can hold together")
    for index in rows.indices {
      var others = rows
      others.remove(at: index)
      #expect(isSatisfiable(others), "seed \(seed): member \(index) is superfluous")
    }
  }

  @Test("a refused add leaves values and statuses unchanged, bit for bit", arguments: 0..<8)
  func transactions(block: Int) {
    var refused = 0
    for seed in (block * 60)..<(block * 60 + 60) {
      var system = RandomSystem(seed: UInt64(seed) + 100_000)
      system.solver.solve()
      for _ in 0..<10 {
        func portrait() -> [String] {
          system.rows.map { "\(system.solver.status(of: $0.constraint))" }
            + system.variables.map { "\(system.solver.value(of: $0))" }
        }
        let before = portrait()
        var row = system.randomRow()
        row.level = nil
        do {
          let constraint = try system.solver.add(
            row.terms.map { Term(Double($0.coefficient), system.variables[$0.variable]) },
            Relation(rawValue: Int(row.relation))!, constant: Double(row.constant), priority: .required)
          system.rows.append((row, constraint))
        } catch {
          refused += 1
          #expect(portrait() == before, "seed \(seed)")
          let required = system.rowsInForce.filter { $0.level == nil }
          #expect(system.optimum(of: required + [row]) == nil, "seed \(seed): it could have been added")
        }
        if let complaint = system.complaint() {
          Issue.record("seed \(seed): \(complaint)")
          break
        }
      }
    }
    #expect(refused > 50)
  }
}
