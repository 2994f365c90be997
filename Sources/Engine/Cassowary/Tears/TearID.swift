// SPDX-License-Identifier: MIT

/// The identity of a tear.
struct TearID: Identity {
  let rawValue: Int32

  @inline(__always)
  init(_ rawValue: Int32) { self.rawValue = rawValue }
}
