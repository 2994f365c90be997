// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Cassowary

/// How many random systems to try; the long run is for the environment variable.
private let systemCount = ProcessInfo.processInfo.environment["CASSOWARY_RANDOM_SYSTEMS"].flatMap(Int.init) ?? 2_000

@Suite("Random systems against the exact oracle")
struct RandomSystemTests {
  @Test("every solution is optimal, priority by priority, through any changes")
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
}
