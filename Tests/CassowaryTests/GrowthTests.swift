// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

@Suite("Large systems")
struct GrowthTests {
  /// A chain in which each position follows from the one before, with an optional constraint at its end that is violated.
  private func makeChain(_ count: Int) -> (solver: Solver, rows: [Constraint]) {
    let solver = Solver()
    var last = solver.makeVariable()
    var rows = [solver.insert([Term(1, last)], .equal, constant: 0, priority: .required)]
    for _ in 1..<count {
      let next = solver.makeVariable()
      rows.append(solver.insert([Term(1, next), Term(-1, last)], .equal, constant: -10, priority: .required))
      last = next
    }
    solver.insert([Term(1, last)], .equal, constant: 0, priority: Priority(500))
    solver.solve()
    return (solver, rows)
  }

  @Test("a chain of 100,000 is built, edited and dropped without deep recursion", .timeLimit(.minutes(1)))
  func drop() {
    weak var dropped: Solver?
    do {
      let (solver, rows) = makeChain(100_000)
      dropped = solver
      solver.setConstant(-5, of: rows[0])
      #expect(solver.solve().isEmpty)
    }
    #expect(dropped == nil)
  }

  @Test("taking a chain of 50,000 out takes time in proportion to its length", .timeLimit(.minutes(1)))
  func removal() {
    let (solver, rows) = makeChain(50_000)
    for row in rows { solver.remove(row) }
    #expect(solver.solve().isEmpty)
    #expect(solver.statistics.rebuilds == 0)
  }
}
