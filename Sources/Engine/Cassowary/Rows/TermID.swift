// SPDX-License-Identifier: MIT

/// The identity of one term of one row.
struct TermID: Identity {
  let rawValue: Int32

  @inline(__always)
  init(_ rawValue: Int32) { self.rawValue = rawValue }
}
