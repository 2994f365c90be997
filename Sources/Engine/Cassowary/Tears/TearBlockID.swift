// SPDX-License-Identifier: MIT

/// The identity of a block of tears that depend on one another.
struct TearBlockID: Identity {
  let rawValue: Int32

  @inline(__always)
  init(_ rawValue: Int32) { self.rawValue = rawValue }
}
