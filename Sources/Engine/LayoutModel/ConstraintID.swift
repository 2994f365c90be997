// SPDX-License-Identifier: MIT

import Cassowary

/// The identity of a constraint in a ``LayoutEngine``.
///
/// It is valid until the constraint is removed. Using it after that, or with another engine, stops the program with a message, in
/// release builds too.
public struct ConstraintID: Hashable, Sendable, BitwiseCopyable {
  /// The row of the constraint in the engine's solver.
  let row: Constraint

  @inline(__always)
  init(_ row: Constraint) { self.row = row }

  /// The index of the constraint in its engine. It is reused after the constraint is removed.
  public var index: Int32 { @inline(__always) get { row.index } }
}
