// SPDX-License-Identifier: MIT

/// The identity of a response column.
struct ColumnID: Identity {
  let rawValue: Int32

  @inline(__always)
  init(_ rawValue: Int32) { self.rawValue = rawValue }
}
