// SPDX-License-Identifier: MIT

/// The identity of a row: a constraint, or the implicit bound of a variable.
struct RowID: Identity {
  let rawValue: Int32

  @_transparent
  init(_ rawValue: Int32) { self.rawValue = rawValue }
}

/// The identity of one term of one row.
struct TermID: Identity {
  let rawValue: Int32

  @_transparent
  init(_ rawValue: Int32) { self.rawValue = rawValue }
}

/// The identity of a variable.
struct VariableID: Identity {
  let rawValue: Int32

  @_transparent
  init(_ rawValue: Int32) { self.rawValue = rawValue }
}
