// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Texts that compete for the space of one row, for which the dual simplex method takes long steps.
@Suite("Texts under pressure")
struct PressureTests {
  /// A row of texts between two edges, whose widths have the given priorities, in turn.
  struct TextRow {
    let solver = Solver()
    var widths: [Variable] = []
    var wishes: [Double] = []
    var edge: Constraint

    init(count: Int, priorities: [Float], hasImplicitBounds: Bool) {
      let end = solver.makeVariable()
      edge = solver.insert([Term(1, end)], .equal, constant: 0, priority: .required)
      var previous: (left: Variable, width: Variable)?
      for index in 0..<count {
        let left = solver.makeVariable()
        let width = solver.makeVariable(isNonNegative: hasImplicitBounds)
        var terms = [Term(1, left)]
        if let previous { terms += [Term(-1, previous.left), Term(-1, previous.width)] }
        solver.insert(terms, .equal, constant: 0, priority: .required)
        if !hasImplicitBounds {
          solver.insert([Term(1, width)], .greaterThanOrEqual, constant: 0, priority: .required)
        }
        let wish = Double(10 + index * 7 % 13)
        solver.insert([Term(1, width)], .lessThanOrEqual, constant: -wish, priority: Priority(20))
        solver.insert(
          [Term(1, width)], .greaterThanOrEqual, constant: -wish,
          priority: Priority(priorities[index % priorities.count]))
        widths.append(width)
        wishes.append(wish)
        previous = (left, width)
      }
      if let previous {
        solver.insert(
          [Term(1, previous.left), Term(1, previous.width), Term(-1, end)], .equal, constant: 0,
          priority: Priority(999))
      }
    }

    /// The lengths by which texts of each priority shrink in a row of `available` points: the least important shrink to
    /// zero first.
    func expectedLosses(available: Double, priorities: [Float]) -> [Float: Double] {
      var excess = wishes.reduce(0, +) - available
      var losses: [Float: Double] = [:]
      for priority in Set(priorities).sorted() {
        let share = wishes.indices.filter { priorities[$0 % priorities.count] == priority }.map { wishes[$0] }
        let loss = max(0, min(excess, share.reduce(0, +)))
        losses[priority] = loss
        excess -= loss
      }
      return losses
    }

    func losses(priorities: [Float]) -> [Float: Double] {
      var losses: [Float: Double] = [:]
      for index in widths.indices {
        losses[priorities[index % priorities.count], default: 0] += max(
          0, wishes[index] - solver.value(of: widths[index]))
      }
      return losses
    }
  }

  @Test(
    "the least important texts yield first, with any number of texts",
    arguments: [[749, 750, 751], [700], (1...40).map { Float(500 + $0) }] as [[Float]], [false, true])
  func giveWay(priorities: [Float], hasImplicitBounds: Bool) {
    let row = TextRow(count: 120, priorities: priorities, hasImplicitBounds: hasImplicitBounds)
    let natural = row.wishes.reduce(0, +)
    for share in [0.5, 0, 0.9, 1, 0.2, 1.5, 0.7, 0.71, 0.3] {
      row.solver.setConstant(-natural * share, of: row.edge)
      #expect(row.solver.solve().isEmpty)
      let expected = row.expectedLosses(available: natural * share, priorities: priorities)
      for (priority, loss) in row.losses(priorities: priorities) {
        #expect(abs(loss - expected[priority, default: 0]) < 1e-6, "\(share) of the room, priority \(priority)")
      }
      #expect(row.solver.brokenInvariants().isEmpty)
    }
  }

  @Test("a thousand texts yield in a few steps", arguments: [false, true])
  func steps(hasImplicitBounds: Bool) {
    let row = TextRow(count: 1000, priorities: [749, 750, 751], hasImplicitBounds: hasImplicitBounds)
    row.solver.setConstant(-1000, of: row.edge)
    row.solver.solve()
    #expect(row.solver.statistics.boundFlips > 500)
    #expect(row.solver.statistics.pivots + row.solver.statistics.flips < 20)
  }
}
