// SPDX-License-Identifier: MIT

/// The identity of a variable.
struct VariableID: Identity {
  let rawValue: Int32

  @inline(__always)
  init(_ rawValue: Int32) { self.rawValue = rawValue }
}
