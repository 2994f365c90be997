// SPDX-License-Identifier: MIT

@testable import Cassowary

extension Solver {
  /// Everything that must hold between calls and does not, in words; after a solve, optimality too. Only debug builds know.
  func brokenInvariants() -> [String] {
    #if DEBUG
      system.brokenInvariants()
    #else
      []
    #endif
  }
}
