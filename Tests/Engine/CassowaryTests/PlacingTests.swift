// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

@Suite("Positions that only inequalities bound")
struct PlacingTests {
  @Test("a position is at the bound of its only inequality, whether it was satisfied before or not")
  func bounds() throws {
    let solver = Solver(placesAtBounds: true)
    let (below, above, atLeast) = (solver.makeExpression(), solver.makeExpression(), solver.makeExpression())
    try solver.add(below <= 10)
    try solver.add(above >= -7)
    try solver.add(atLeast >= 5, 250)
    #expect(solver.value(of: below) == 10)
    let other = Solver()
    let free = other.makeExpression()
    try other.add(free <= 10)
    #expect(other.value(of: free) == 0)
    #expect(solver.value(of: above) == -7)
    #expect(solver.value(of: atLeast) == 5)
    #expect(solver.brokenInvariants() == [])
  }

  @Test("of two inequalities, the older one determines the position")
  func age() throws {
    let solver = Solver(placesAtBounds: true)
    let (x, y) = (solver.makeExpression(), solver.makeExpression())
    try solver.add(x <= 10)
    try solver.add(x >= 3)
    try solver.add(y >= -3)
    try solver.add(y <= 10)
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == -3)
  }

  @Test("a size stays as small as the inequalities allow")
  func sizes() throws {
    let solver = Solver(placesAtBounds: true)
    let (small, large) = (solver.makeVariable(isNonNegative: true), solver.makeVariable(isNonNegative: true))
    solver.insert([Term(1, small)], .lessThanOrEqual, constant: -23, priority: .required)
    solver.insert([Term(1, large)], .greaterThanOrEqual, constant: -23, priority: .required)
    solver.solve()
    #expect(solver.value(of: small) == 0)
    #expect(solver.value(of: large) == 23)
  }

  @Test("a far edge at a bound determines the near edge, through the size and through a chain of positions")
  func chains() throws {
    let solver = Solver(placesAtBounds: true)
    let (left, width, next) = (solver.makeExpression(), solver.makeExpression(), solver.makeExpression())
    try solver.add(width == 100)
    try solver.add(next == left + 40)
    try solver.add(next + width <= 320)
    #expect(solver.value(of: left) == 180)
    #expect(solver.value(of: next) == 220)
  }

  @Test("any equality, of any priority and age, determines the position instead")
  func equalities() throws {
    let solver = Solver(placesAtBounds: true)
    let x = solver.makeExpression()
    try solver.add(x <= 10)
    let wish = try solver.add(x == 4, 1)
    #expect(solver.value(of: x) == 4)
    solver.remove(wish)
    solver.solve()
    #expect(solver.value(of: x) == 10)
    let limit = try solver.add(x <= 8)
    #expect(solver.value(of: x) == 8)
    solver.setConstant(-6, of: limit)
    solver.solve()
    #expect(solver.value(of: x) == 6)
    #expect(solver.brokenInvariants() == [])
  }

  @Test("inequalities between two free positions place the younger one")
  func neighbors() throws {
    let solver = Solver(placesAtBounds: true)
    let (first, second) = (solver.makeExpression(), solver.makeExpression())
    try solver.add(second - first >= 25)
    #expect(solver.value(of: first) == 0)
    #expect(solver.value(of: second) == 25)
    try solver.add(first <= 30)
    #expect(solver.value(of: first) == 30)
    #expect(solver.value(of: second) == 55)
  }

  @Test("a thousand gaps that hang on one free position are passed in time in proportion to their number")
  func manyGaps() {
    let solver = Solver(placesAtBounds: true)
    var last = solver.makeExpression()
    for _ in 0..<1000 {
      let next = solver.makeExpression()
      solver.insert(next == last + 10)
      solver.insert(next - last >= 8)
      last = next
    }
    solver.insert(last <= 20_000)
    solver.solve()
    #expect(solver.value(of: last) == 20_000)
    #expect(solver.statistics.entries < 1100)
  }
}
