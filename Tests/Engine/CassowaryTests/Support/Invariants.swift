// SPDX-License-Identifier: MIT

@testable import Cassowary

extension Solver {
  /// Descriptions of all violated invariants; after a solve, these include optimality. Available in debug builds only.
  func brokenInvariants() -> [String] {
    #if DEBUG
      system.brokenInvariants()
    #else
      []
    #endif
  }
}
