// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

@Suite("Handles")
struct HandleTests {
  @Test("the handle of a removed constraint is not that of a later one with the same index")
  func reusedRecord() {
    let solver = Solver()
    let x = solver.makeExpression()
    let first = solver.insert(x == 5)
    solver.remove(first)
    solver.solve()
    let second = solver.insert(x == 6)
    #expect(first.index == second.index)
    #expect(first != second)
  }

  @Test("a handle made in a trial does not become that of a constraint made later")
  func trialHandles() {
    let solver = Solver()
    let x = solver.makeExpression()
    let inTrial = solver.trial { (solver.insert(x == 5), solver.makeVariable()) }
    let later = (solver.insert(x == 6), solver.makeVariable())
    #expect(inTrial.0.index == later.0.index && inTrial.0 != later.0)
    #expect(inTrial.1.index == later.1.index && inTrial.1 != later.1)
  }

  @Test("handles stay valid through other constraints' coming and going")
  func validHandles() {
    let solver = Solver()
    let x = (0..<20).map { _ in solver.makeExpression() }
    var rows = x.indices.map { solver.insert(x[$0] == Expression(Double($0))) }
    for round in 0..<10 {
      solver.remove(rows[round])
      solver.solve()
      rows[round] = solver.insert(x[round] == 100)
      solver.solve()
      for index in rows.indices { #expect(solver.status(of: rows[index]) == .tight) }
    }
    #expect(solver.value(of: x[9]) == 100 && solver.value(of: x[10]) == 10)
  }

  // Release builds print the messages too. Exit tests require Swift 6.2.
  #if compiler(>=6.2)
    @Test("a removed constraint stops the program with a message")
    func removedConstraint() async {
      await #expect(processExitsWith: .failure) {
        let solver = Solver()
        let row = solver.insert([Term(1, solver.makeVariable())], .equal, constant: 0, priority: .required)
        solver.remove(row)
        solver.setConstant(1, of: row)
      }
    }

    @Test("a discarded variable stops the program with a message")
    func discardedVariable() async {
      await #expect(processExitsWith: .failure) {
        let solver = Solver()
        let variable = solver.makeVariable()
        solver.discard(variable)
        _ = solver.value(of: variable)
      }
    }

    @Test("a constraint of another solver stops the program with a message")
    func foreignConstraint() async {
      await #expect(processExitsWith: .failure) {
        let solvers = [Solver(), Solver()]
        let rows = solvers.map {
          $0.insert([Term(1, $0.makeVariable())], .equal, constant: 0, priority: .required)
        }
        solvers[0].setPriority(Priority(1), of: rows[1])
      }
    }

    @Test("a variable of another solver, or of none, stops the program with a message", arguments: [0, 1_000_000])
    func foreignVariable(index: Int32) async {
      await #expect(processExitsWith: .failure) { [index] in
        let solver = Solver()
        _ = solver.makeVariable()
        solver.insert([Term(1, Variable(index: index, stamp: 0))], .equal, constant: 0, priority: .required)
      }
    }
  #endif
}
