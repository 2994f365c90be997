// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

@Suite("Systems shaped like layouts")
struct LayoutShapedTests {
  @Test("trees of views stay optimal through resizes, edits and removals", arguments: 0..<5)
  func trees(block: Int) {
    for seed in (block * 4)..<(block * 4 + 4) {
      var layout = RandomLayout(seed: UInt64(seed), viewCount: 10 + seed % 30)
      for round in 0..<8 {
        for conflict in layout.solver.solve() {
          if let complaint = ConflictTests.complaint(about: conflict, in: layout.solver) {
            Issue.record("seed \(seed), round \(round): \(complaint)")
          }
        }
        let broken = layout.solver.brokenInvariants()
        #expect(broken == [], "seed \(seed), round \(round)")
        if !broken.isEmpty { break }
        layout.change()
      }
      #expect(layout.solver.statistics.rebuilds == 0, "seed \(seed)")
    }
  }
}
