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

  @Test("columns of edited constants take memory in proportion to the system, however many are edited")
  func columns() {
    let count = 500
    let (solver, rows) = makeChain(count)
    for frame in 1...4 {
      for row in rows {
        solver.setConstant(Double(-10 - frame), of: row)
        solver.solve()
      }
    }
    #expect(solver.system.columns.builtCount > 10)
    // One column as long as the chain may exceed the limit.
    #expect(solver.system.columns.capacity < 100 * count)
    #expect(solver.brokenInvariants() == [])
  }

  /// The order in which the constraints of a column are added.
  enum Order: CaseIterable {
    /// The positions in a scattered order, and then the heights.
    case scattered
    /// Each position with the height of its view, every other view first.
    case alternating
  }

  /// A column of views.
  private func makeColumn(_ count: Int, _ order: Order)
    -> (solver: Solver, positions: [Variable], heights: [Variable])
  {
    let solver = Solver()
    let positions = (0..<count).map { _ in solver.makeVariable() }
    let heights = (0..<count).map { _ in solver.makeVariable(isNonNegative: true) }
    func insertPosition(_ index: Int) {
      if index == 0 {
        solver.insert([Term(1, positions[0])], .equal, constant: -10, priority: .required)
      } else {
        solver.insert(
          [Term(1, positions[index]), Term(-1, positions[index - 1]), Term(-1, heights[index - 1])], .equal,
          constant: -10, priority: .required)
      }
    }
    func insertHeight(_ index: Int) {
      solver.insert([Term(1, heights[index])], .equal, constant: -40, priority: .required)
    }
    switch order {
    case .scattered:
      // The step has no factor in common with the count, so that each position is met once.
      for index in 0..<count { insertPosition(index * 7_919 % count) }
      for index in 0..<count { insertHeight(index) }
    case .alternating:
      for index in Array(stride(from: 0, to: count, by: 2)) + Array(stride(from: 1, to: count, by: 2)) {
        insertHeight(index)
        insertPosition(index)
      }
    }
    return (solver, positions, heights)
  }

  @Test(
    "a column of 10,000 is solved, whatever the order of its constraints", .timeLimit(.minutes(1)),
    arguments: Order.allCases)
  func columns(order: Order) {
    let (solver, positions, heights) = makeColumn(10_000, order)
    #expect(solver.solve().isEmpty)
    #expect(heights.allSatisfy { solver.value(of: $0) == 40 })
    #expect(positions.indices.allSatisfy { abs(solver.value(of: positions[$0]) - Double(10 + 50 * $0)) < 1e-6 })
  }

  @Test("rows of equal views between two edges are solved, in a scattered order", .timeLimit(.minutes(1)))
  func equalRows() {
    let (rowCount, viewCount) = (100, 100)
    let solver = Solver()
    var constraints: [(terms: [Term], constant: Double)] = []
    var starts: [[Variable]] = []
    for _ in 0..<rowCount {
      let start = (0..<viewCount).map { _ in solver.makeVariable() }
      let length = (0..<viewCount).map { _ in solver.makeVariable(isNonNegative: true) }
      constraints.append(([Term(1, start[0])], -8))
      constraints.append(([Term(1, start[viewCount - 1]), Term(1, length[viewCount - 1])], -2_800))
      for index in 1..<viewCount {
        constraints.append(([Term(1, start[index]), Term(-1, start[index - 1]), Term(-1, length[index - 1])], -8))
        constraints.append(([Term(1, length[index]), Term(-1, length[0])], 0))
      }
      starts.append(start)
    }
    // 7919 is prime and does not divide the number of constraints, so each of them is visited once.
    for index in constraints.indices {
      let constraint = constraints[index * 7_919 % constraints.count]
      solver.insert(constraint.terms, .equal, constant: constraint.constant, priority: .required)
    }
    #expect(solver.solve().isEmpty)
    for start in starts {
      #expect(start.indices.allSatisfy { abs(solver.value(of: start[$0]) - Double(8 + 28 * $0)) < 1e-6 })
    }
    // One cycle in each row cannot be avoided: the common length depends on the sum of all lengths.
    #expect(solver.statistics.tears == rowCount)
    #expect(solver.brokenInvariants() == [])
  }

  @Test(
    "a stack of 10,000 views, whose content sizes come from the last to the first, is solved", .timeLimit(.minutes(1)))
  func stack() {
    let count = 10_000
    let solver = Solver()
    let length = solver.makeVariable(isNonNegative: true)
    let starts = (0..<count).map { _ in solver.makeVariable() }
    let lengths = (0..<count).map { _ in solver.makeVariable(isNonNegative: true) }
    solver.insert([Term(1, starts[0])], .equal, constant: 0, priority: .required)
    solver.insert(
      [Term(1, length), Term(-1, starts[count - 1]), Term(-1, lengths[count - 1])], .equal, constant: 0,
      priority: .required)
    for index in 1..<count {
      solver.insert(
        [Term(1, starts[index]), Term(-1, starts[index - 1]), Term(-1, lengths[index - 1])], .equal, constant: 0,
        priority: .required)
    }
    for index in (0..<count).reversed() {
      solver.insert([Term(1, lengths[index])], .lessThanOrEqual, constant: -20, priority: Priority(251))
      solver.insert([Term(1, lengths[index])], .greaterThanOrEqual, constant: -20, priority: Priority(750))
    }
    #expect(solver.solve().isEmpty)
    #expect(lengths.allSatisfy { solver.value(of: $0) == 20 })
    #expect(abs(solver.value(of: length) - Double(20 * count)) < 1e-6)
    // Half of the room: some views give way.
    solver.insert([Term(1, length)], .equal, constant: -Double(10 * count), priority: .required)
    #expect(solver.solve().isEmpty)
    #expect(abs(lengths.reduce(0) { $0 + solver.value(of: $1) } - Double(10 * count)) < 1e-6)
  }

  @Test("a column is optimal, also with conflicts and after changes", arguments: Order.allCases)
  func optimality(order: Order) {
    let (solver, positions, _) = makeColumn(1_200, order)
    let end = solver.insert(
      [Term(1, positions[1_199])], .equal, constant: -1_000, priority: Priority(500))
    let conflicting = solver.insert(
      [Term(1, positions[1_000]), Term(-1, positions[900])], .equal, constant: -1, priority: .required)
    #expect(solver.solve().count == 1)
    #expect(solver.brokenInvariants() == [])
    solver.remove(conflicting)
    solver.remove(end)
    #expect(solver.solve().isEmpty)
    #expect(positions.indices.allSatisfy { abs(solver.value(of: positions[$0]) - Double(10 + 50 * $0)) < 1e-6 })
  }
}
