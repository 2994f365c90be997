// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Columns whose required heights do not fit their container: nearly all heights contradict the others.
@Suite("Columns that are too tall")
struct TallColumnTests {
  /// The order in which the constraints of a column are made.
  enum Order: CaseIterable {
    /// Positions first, then heights and content sizes: only the heights contradict.
    case positionsFirst
    /// Heights first: the end of the column contradicts.
    case heightsFirst
    /// View by view.
    case byView
    case shuffled
  }

  private struct Column {
    let solver = Solver(placesAtBounds: true)
    var required: [(constraint: Constraint, terms: [Term], relation: Relation, constant: Double)] = []
    var heights: [Variable] = []
    private(set) var height: Constraint

    /// A column of views, each 31 points high and with content of 20, in a container of 88 points.
    init(_ count: Int, _ order: Order, gaps relation: Relation = .equal) {
      let solver = self.solver
      let container = solver.makeVariable(isNonNegative: true)
      let positions = (0..<count).map { _ in solver.makeVariable() }
      let heights = (0..<count).map { _ in solver.makeVariable(isNonNegative: true) }
      self.heights = heights
      height = solver.insert([Term(1, container)], .equal, constant: -88, priority: .required)
      required.append((height, [Term(1, container)], .equal, -88))
      var chain: [Row] = [([Term(1, positions[0])], relation, 0, .required)]
      for index in 1..<count {
        let terms = [Term(1, positions[index]), Term(-1, positions[index - 1]), Term(-1, heights[index - 1])]
        chain.append((terms, relation, 0, .required))
      }
      chain.append(
        ([Term(1, container), Term(-1, positions[count - 1]), Term(-1, heights[count - 1])], relation, 0, .required))
      let sizes: [[Row]] = heights.map {
        [
          ([Term(1, $0)], .equal, -31, .required), ([Term(1, $0)], .lessThanOrEqual, -20, Priority(250)),
          ([Term(1, $0)], .greaterThanOrEqual, -20, Priority(750)),
        ]
      }
      for row in Self.arrange(chain, sizes, order) {
        let constraint = solver.insert(row.terms, row.relation, constant: row.constant, priority: row.priority)
        if row.priority == .required { required.append((constraint, row.terms, row.relation, row.constant)) }
      }
    }

    private typealias Row = (terms: [Term], relation: Relation, constant: Double, priority: Priority)

    private static func arrange(_ chain: [Row], _ sizes: [[Row]], _ order: Order) -> [Row] {
      switch order {
      case .positionsFirst: return chain + sizes.flatMap { $0 }
      case .heightsFirst: return sizes.flatMap { $0 } + chain
      case .byView: return zip(chain, sizes).flatMap { [$0] + $1 } + chain.suffix(1)
      case .shuffled:
        var generator = SeededGenerator(seed: 7)
        return (chain + sizes.flatMap { $0 }).shuffled(using: &generator)
      }
    }

    func isRelaxed(_ constraint: Constraint) -> Bool {
      if case .relaxed = solver.status(of: constraint) { true } else { false }
    }

    /// The required constraints in force that do not hold.
    var violations: Int {
      required.count { entry in
        let residual = entry.terms.reduce(entry.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
        let isViolated =
          switch entry.relation {
          case .equal: abs(residual) > 1e-6
          case .lessThanOrEqual: residual > 1e-6
          case .greaterThanOrEqual: residual < -1e-6
          }
        return isViolated && !isRelaxed(entry.constraint)
      }
    }
  }

  @Test("take steps in proportion to their views", arguments: Order.allCases, [Relation.equal, .greaterThanOrEqual])
  func steps(order: Order, relation: Relation) {
    // Where almost every height is a conflict with as many members as the column has views, debug builds take long.
    for count in [3, 15, 40, 100, order == .positionsFirst ? 250 : 1_000] {
      let column = Column(count, order, gaps: relation)
      let solver = column.solver
      #expect(!solver.solve().isEmpty)
      let statistics = solver.statistics
      #expect(statistics.pivots + statistics.flips + statistics.entries + statistics.boundFlips <= 10 * count + 10)
      #expect(statistics.abandonedSolutions == 0 && statistics.rebuilds == 0)
      #expect(column.violations == 0)
    }
  }

  @Test("keep the oldest heights that fit", arguments: [Relation.equal, .greaterThanOrEqual])
  func oldestHeights(relation: Relation) {
    let column = Column(40, .positionsFirst, gaps: relation)
    let conflicts = column.solver.solve()
    // Two heights of 31 points fit in 88, and the others are what they leave at most.
    let relaxed = column.required.dropFirst(42).map { column.isRelaxed($0.constraint) }
    #expect(relaxed == [false, false] + [Bool](repeating: true, count: 38))
    #expect(Set(conflicts.map(\.culprit)).count == conflicts.count && conflicts.count == 38)
    // With room for another one, the next oldest is enforced.
    column.solver.setConstant(-100, of: column.height)
    column.solver.solve()
    #expect(column.required.dropFirst(42).count { !column.isRelaxed($0.constraint) } == 3)
    column.solver.setConstant(-88, of: column.height)
    column.solver.solve()
    #expect(column.required.dropFirst(42).map { column.isRelaxed($0.constraint) } == relaxed)
  }

  @Test("stay consistent if the search is ended, and are solved by the next search", arguments: Order.allCases)
  func endedSearch(order: Order) {
    for limit in [1, 2, 5, 10, 20, 40] {
      let column = Column(12, order)
      column.solver.system.stepLimit = limit
      column.solver.solve()
      #expect(column.violations == 0)
      // The search goes on where it ended.
      column.solver.system.stepLimit = .max
      column.solver.solve()
      let fresh = Column(12, order)
      fresh.solver.solve()
      #expect(column.violations == 0)
      #expect(
        column.required.map { column.isRelaxed($0.constraint) } == fresh.required.map { fresh.isRelaxed($0.constraint) }
      )
      #expect(column.solver.brokenInvariants().isEmpty)
    }
  }
}
