// SPDX-License-Identifier: MIT

#if DEBUG
  extension GraphWalk {
    /// Describes the violated invariants.
    var brokenInvariants: [String] { depth == 0 ? [] : ["A walk left \(depth) variables on the stack."] }
  }
#endif
