// SPDX-License-Identifier: MIT

#if DEBUG
  extension GraphWalk {
    /// What must hold between calls and does not, in words.
    var brokenInvariants: [String] { depth == 0 ? [] : ["A walk left \(depth) variables on the stack."] }
  }
#endif
