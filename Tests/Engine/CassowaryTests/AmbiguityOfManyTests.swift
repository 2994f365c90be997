// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Cassowary

@Suite("Ambiguity and intervals of many variables at once")
struct AmbiguityOfManyTests {
  @Test("the answers equal those for each variable alone", arguments: 0..<40)
  func equalToSingleAnswers(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) + 1)
    let solver = Solver()
    let variables = (0..<8).map { solver.makeVariable(isNonNegative: $0 % 2 == 0) }
    for _ in 0..<random.next(upTo: 9) {
      let (first, second) = (variables[random.next(upTo: 8)], variables[random.next(upTo: 8)])
      let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.next(upTo: 3)]
      let priority = [Priority.required, Priority(750), Priority(250)][random.next(upTo: 3)]
      var terms = [Term(1, first)]
      if first != second { terms.append(Term(-1, second)) }
      solver.insert(terms, relation, constant: Double(random.next(upTo: 100)) - 50, priority: priority)
    }
    solver.solve()
    let values = variables.map { solver.value(of: $0) }
    #expect(solver.areAmbiguous(variables) == variables.map { solver.isAmbiguous($0) })
    for (many, one) in zip(solver.intervals(of: variables), variables.map { solver.interval(of: $0) }) {
      #expect(many.lowerBound == one.lowerBound || abs(many.lowerBound - one.lowerBound) < 1e-6)
      #expect(many.upperBound == one.upperBound || abs(many.upperBound - one.upperBound) < 1e-6)
    }
    #expect(variables.map { solver.value(of: $0) } == values, "asking changes nothing")
  }

  /// A generator of numbers that are the same in every run.
  private struct SeededRandom {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }
    mutating func next(upTo limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }
}
