// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Cassowary

/// The number of random systems. Set the environment variable for a long run.
private let systemCount = ProcessInfo.processInfo.environment["CASSOWARY_RANDOM_SYSTEMS"].flatMap(Int.init) ?? 2_000

@Suite("Random systems against the exact oracle")
struct RandomSystemTests {
  @Test("every solution is optimal, priority by priority, after any changes")
  func changes() {
    var solved = 0
    for seed in 0..<systemCount {
      var system = RandomSystem(seed: UInt64(seed))
      for round in 0..<8 {
        system.solver.solve()
        solved += 1
        if let complaint = system.complaint() {
          Issue.record("seed \(seed), round \(round): \(complaint)")
          break
        }
        system.change()
      }
    }
    if ProcessInfo.processInfo.environment["CASSOWARY_RANDOM_SYSTEMS"] != nil { print("\(solved) solutions checked") }
  }

  @Test(
    "solutions are optimal if the basis is made triangular before each",
    arguments: [RandomSystem.Family.mixed, .conflicts, .priorities])
  func triangular(family: RandomSystem.Family) {
    checkSystems(of: family, from: 70_000_000) { $0.system.largeChange = 0 }
  }

  @Test("solutions are optimal in systems of every kind", arguments: RandomSystem.Family.allCases)
  func families(family: RandomSystem.Family) {
    checkSystems(of: family, from: 60_000_000) { _ in }
  }

  @Test(
    "rounding errors of reduced costs decide nothing: coefficients of 1,000 and 3,000 beside 1, in systems found by long runs",
    arguments: [9_041_588, 9_058_052, 20_086_556, 20_119_204, 20_291_813, 20_318_348, 20_206_182] as [UInt64])
  func roundingErrors(seed: UInt64) {
    var system = RandomSystem(seed: seed + 100_000_000, family: .spreads)
    for round in 0..<8 {
      system.solver.solve()
      if let complaint = system.complaint() { Issue.record("round \(round): \(complaint)") }
      if let difference = system.differenceFromFreshSystem() { Issue.record("round \(round): \(difference)") }
      system.change()
    }
  }

  /// Solves and changes systems of a family, whose solvers `prepare` has set up, and compares each solution with the oracle.
  private func checkSystems(of family: RandomSystem.Family, from seed: UInt64, prepare: (Solver) -> Void) {
    for index in 0..<(systemCount / 10) {
      var system = RandomSystem(seed: UInt64(index) + seed, family: family)
      prepare(system.solver)
      for round in 0..<8 {
        system.solver.solve()
        if let complaint = system.complaint() {
          Issue.record("seed \(index), round \(round): \(complaint)")
          break
        }
        system.change()
      }
    }
  }

  @Test(
    "any sequence of changes ends where the same constraints end in a new solver",
    arguments: [RandomSystem.Family.mixed, .conflicts, .priorities, .variables, .columns, .repeats])
  func freshSystems(family: RandomSystem.Family) {
    for seed in 0..<(systemCount / 20) {
      var system = RandomSystem(seed: UInt64(seed) + 70_000_000, family: family)
      for round in 0..<6 {
        system.solver.solve()
        if let difference = system.differenceFromFreshSystem() {
          Issue.record("seed \(seed), round \(round): \(difference)")
          break
        }
        system.change()
      }
    }
  }

  @Test("constants that are edited frame after frame stay optimal in every frame")
  func animations() {
    var columns = 0
    for seed in 0..<(systemCount / 10) {
      var system = RandomSystem(seed: UInt64(seed) + 50_000_000)
      system.solver.solve()
      for round in 0..<3 {
        for frame in 0..<8 {
          system.nudgeConstants(round: round)
          system.solver.solve()
          columns += system.solver.system.columns.builtCount
          guard let complaint = system.complaint() else { continue }
          Issue.record("seed \(seed), round \(round), frame \(frame): \(complaint)")
          return
        }
        system.change()
      }
    }
    #expect(columns > 0)
  }
}
