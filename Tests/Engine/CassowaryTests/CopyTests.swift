// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

@Suite("Copies of a system")
struct CopyTests {
  #if DEBUG
    @Test("a copy has everything that the original has, solved or not", arguments: 0..<4)
    func comparison(block: Int) {
      for seed in (block * 25)..<(block * 25 + 25) {
        var system = RandomSystem(seed: UInt64(seed) + 2_000_000)
        for _ in 0..<6 {
          system.change()
          let unsolved = system.solver.system.copy()
          #expect(system.solver.system.differences(from: unsolved) == [], "seed \(seed), unsolved")
          system.solver.solve()
          let solved = system.solver.system.copy()
          #expect(system.solver.system.differences(from: solved) == [], "seed \(seed), solved")
        }
      }
    }

    @Test("a copy of a layout with tears has them, too")
    func tears() {
      var layout = RandomLayout(seed: 3, viewCount: 60)
      var liveTears: Int32 = 0
      for _ in 0..<6 {
        layout.solver.solve()
        liveTears += layout.solver.system.tears.liveCount
        let copy = layout.solver.system.copy()
        #expect(layout.solver.system.differences(from: copy) == [])
        layout.change()
      }
      #expect(liveTears > 0)
    }
  #endif

  @Test("a copy finds the same solutions as the original", arguments: 0..<4)
  func continuation(block: Int) {
    for seed in (block * 25)..<(block * 25 + 25) {
      var system = RandomSystem(seed: UInt64(seed) + 2_100_000)
      system.solver.solve()
      system.change()
      var copy = system.solver.system.copy()
      system.solver.solve()
      _ = copy.solve()
      for variable in system.variables {
        #expect(copy.valuation[copy.store.variable(variable)] == system.solver.value(of: variable), "seed \(seed)")
      }
      for entry in system.rows {
        let status = copy.constraintStatus(of: copy.store.row(entry.constraint))
        #expect(status == system.solver.status(of: entry.constraint), "seed \(seed)")
      }
    }
  }

  @Test("what happens to a copy does not happen to the original")
  func independence() {
    for seed in 0..<40 {
      let system = RandomSystem(seed: UInt64(seed) + 2_200_000)
      system.solver.solve()
      let before = system.variables.map { system.solver.value(of: $0) }
      system.solver.trial {
        for entry in system.rows { system.solver.remove(entry.constraint) }
        system.solver.solve()
      }
      #expect(system.variables.map { system.solver.value(of: $0) } == before)
      #expect(system.solver.brokenInvariants() == [])
    }
  }
}
