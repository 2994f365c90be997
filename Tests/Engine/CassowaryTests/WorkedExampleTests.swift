// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Examples from the literature on Cassowary.
///
/// Source: Badros, Borning, Stuckey, TOCHI 8(4), 2001, and the usual test cases of its implementations.
@Suite("Worked examples")
struct WorkedExampleTests {
  @Test("a midpoint stays between two ends that keep their distance")
  func midpoint() throws {
    let solver = Solver()
    let (left, middle, right) = (solver.makeExpression(), solver.makeExpression(), solver.makeExpression())
    try solver.add(2 * middle == left + right)
    try solver.add(left + 10 <= right)
    try solver.add(right <= 100)
    try solver.add(left >= -10)
    #expect(isClose(2 * solver.value(of: middle), solver.value(of: left) + solver.value(of: right)))

    let drag = try solver.add(middle == 80, 999)
    #expect(isClose(solver.value(of: middle), 80))
    #expect(solver.value(of: right) <= 100 + 1e-6)
    solver.setConstant(-97, of: drag)
    solver.solve()
    #expect(isClose(solver.value(of: middle), 95))
    #expect(isClose(solver.value(of: right), 100))
    #expect(isClose(solver.value(of: left), 90))
    solver.setConstant(20, of: drag)
    solver.solve()
    #expect(isClose(solver.value(of: left), -10))
    #expect(isClose(solver.value(of: right), 0))
    #expect(solver.brokenInvariants() == [])
  }

  @Test("of two equal optional constraints and one formula, the formula and one of them are satisfied")
  func twoWishes() throws {
    let solver = Solver()
    let (x, y) = (solver.makeExpression(), solver.makeExpression())
    try solver.add(x <= y)
    try solver.add(y == x + 3)
    try solver.add(x == 10, 250)
    try solver.add(y == 10, 250)
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 13)
  }

  @Test("a stay keeps a variable where nothing else determines it")
  func stay() throws {
    let solver = Solver()
    let (x, y) = (solver.makeExpression(), solver.makeExpression())
    try solver.add(x == 5, 1)
    try solver.add(y == 10, 1)
    #expect(solver.value(of: x) == 5)
    #expect(solver.value(of: y) == 10)
  }

  @Test("limits that are added and removed move the value and restore it")
  func addAndRemove() throws {
    let solver = Solver()
    let x = solver.makeExpression()
    try solver.add(x == 100, 250)
    #expect(solver.value(of: x) == 100)
    let ten = try solver.add(x <= 10)
    let twenty = try solver.add(x <= 20)
    #expect(solver.value(of: x) == 10)
    solver.remove(ten)
    solver.solve()
    #expect(solver.value(of: x) == 20)
    solver.remove(twenty)
    solver.solve()
    #expect(solver.value(of: x) == 100)
    let tenAgain = try solver.add(x <= 10)
    #expect(solver.value(of: x) == 10)
    solver.remove(tenAgain)
    solver.solve()
    #expect(solver.value(of: x) == 100)
  }

  @Test("two variables with a common limit are restored as well")
  func addAndRemoveTwo() throws {
    let solver = Solver()
    let (x, y) = (solver.makeExpression(), solver.makeExpression())
    try solver.add(x == 100, 250)
    try solver.add(y == 120, 750)
    let ten = try solver.add(x <= 10)
    let twenty = try solver.add(x <= 20)
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 120)
    solver.remove(ten)
    solver.solve()
    #expect(solver.value(of: x) == 20)
    let double = try solver.add(2 * x == y)
    #expect(solver.value(of: x) == 20)
    #expect(solver.value(of: y) == 40)
    solver.remove(twenty)
    solver.solve()
    #expect(solver.value(of: x) == 60)
    #expect(solver.value(of: y) == 120)
    solver.remove(double)
    solver.solve()
    #expect(solver.value(of: x) == 100)
    #expect(solver.value(of: y) == 120)
  }

  @Test("contradictions are refused, with any length of the chain")
  func contradictions() throws {
    let solver = Solver()
    let variables = (0..<4).map { _ in solver.makeExpression() }
    try solver.add(variables[0] >= 10)
    for (a, b) in zip(variables, variables.dropFirst()) { try solver.add(b >= a) }
    try solver.add(variables[3] >= 0)
    #expect(throws: Conflict.self) { try solver.add(variables[3] <= 4) }
    #expect(throws: Conflict.self) { try solver.add(variables[0] == 5) }
    #expect(solver.brokenInvariants() == [])
  }

  @Test("several values can be edited together and released one after another")
  func severalEdits() throws {
    let solver = Solver()
    let (x, y, width, height) = (
      solver.makeExpression(), solver.makeExpression(), solver.makeExpression(), solver.makeExpression()
    )
    for variable in [x, y, width, height] { try solver.add(variable == 0, 1) }
    let leadX = try solver.add(x == 10, 999)
    let leadY = try solver.add(y == 20, 999)
    #expect((solver.value(of: x), solver.value(of: y)) == (10, 20))
    let leadWidth = try solver.add(width == 30, 999)
    let leadHeight = try solver.add(height == 40, 999)
    #expect([x, y, width, height].map { solver.value(of: $0) } == [10, 20, 30, 40])
    solver.remove(leadWidth)
    solver.remove(leadHeight)
    solver.setConstant(-50, of: leadX)
    solver.setConstant(-60, of: leadY)
    solver.solve()
    #expect([x, y, width, height].map { solver.value(of: $0) } == [50, 60, 0, 0])
  }

  @Test("the midpoints of a quadrilateral follow its corners, which stay inside the window")
  func quadrilateral() throws {
    let solver = Solver()
    func point() -> [Expression] { [solver.makeExpression(), solver.makeExpression()] }
    let corners = (0..<4).map { _ in point() }
    let midpoints = (0..<4).map { _ in point() }
    let start: [[Double]] = [[10, 10], [10, 200], [200, 200], [200, 10]]
    var stays: [Constraint] = []
    for corner in 0..<4 {
      for axis in 0..<2 {
        stays.append(try solver.add(corners[corner][axis] == Expression(start[corner][axis]), Float(corner + 1)))
        try solver.add(2 * midpoints[corner][axis] == corners[corner][axis] + corners[(corner + 1) % 4][axis])
        try solver.add(corners[corner][axis] >= 0)
        try solver.add(corners[corner][axis] <= 500)
      }
    }
    for axis in 0..<2 {
      for corner in [axis == 0 ? 0 : 0, axis == 0 ? 1 : 3] {
        for other in [axis == 0 ? 2 : 1, axis == 0 ? 3 : 2] {
          try solver.add(corners[corner][axis] + 20 <= corners[other][axis])
        }
      }
    }
    #expect(solver.value(of: midpoints[0][0]) == 10)
    #expect(solver.value(of: midpoints[0][1]) == 105)
    // Dragging a midpoint moves the corner with the weaker stay.
    try solver.add(midpoints[0][0] == 50, 999)
    #expect(isClose(solver.value(of: corners[0][0]), 90))
    #expect(isClose(solver.value(of: corners[1][0]), 10))
    #expect(isClose(solver.value(of: midpoints[3][0]), 145))
    #expect(solver.brokenInvariants() == [])
  }

  @Test("two buttons share a window: equal widths, then their own")
  func buttons() throws {
    let solver = Solver()
    let (left1, width1, left2, width2, right) = (
      solver.makeExpression(), solver.makeExpression(), solver.makeExpression(), solver.makeExpression(),
      solver.makeExpression()
    )
    try solver.add(left1 == 50)
    let equal = try solver.add(width1 == width2)
    try solver.add(left2 == left1 + width1 + 50)
    try solver.add(right == left2 + width2 + 50)
    try solver.add(width1 >= 87)
    try solver.add(width1 == 87, 251)
    try solver.add(width2 >= 113)
    try solver.add(width2 == 113, 251)
    #expect([left1, width1, left2, width2, right].map { solver.value(of: $0) } == [50, 113, 213, 113, 376])
    solver.remove(equal)
    solver.solve()
    #expect([left1, width1, left2, width2, right].map { solver.value(of: $0) } == [50, 87, 187, 113, 350])
  }

  @Test("a hundred equal widths fill a container exactly")
  func equalWidths() throws {
    let solver = Solver()
    let container = solver.makeExpression()
    let window = solver.insert(container == 1000)
    let cells = (0..<100).map { _ in (left: solver.makeExpression(), width: solver.makeExpression(isNonNegative: true))
    }
    solver.insert(cells[0].left == 8)
    for (a, b) in zip(cells, cells.dropFirst()) {
      solver.insert(b.left == a.left + a.width + 8)
      solver.insert(b.width == cells[0].width)
    }
    solver.insert(cells[99].left + cells[99].width == container - 8)
    #expect(solver.solve().isEmpty)
    for cell in cells { #expect(isClose(solver.value(of: cell.width), (1000 - 101 * 8) / 100)) }
    solver.setConstant(-2000, of: window)
    #expect(solver.solve().isEmpty)
    for cell in cells { #expect(isClose(solver.value(of: cell.width), (2000 - 101 * 8) / 100)) }
    // Too narrow for the gaps alone: the widths may not become negative.
    solver.setConstant(-500, of: window)
    let conflicts = solver.solve()
    #expect(conflicts.count == 1)
    #expect(conflicts[0].members.contains { if case .nonNegative = $0.member { true } else { false } })
    solver.setConstant(-1000, of: window)
    #expect(solver.solve().isEmpty)
    for cell in cells { #expect(isClose(solver.value(of: cell.width), (1000 - 101 * 8) / 100)) }
    #expect(solver.brokenInvariants() == [])
  }
}
