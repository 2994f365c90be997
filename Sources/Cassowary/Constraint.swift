// SPDX-License-Identifier: MIT

/// A constraint of a ``Solver``, as a handle that costs nothing to copy.
public struct Constraint: Hashable, Sendable, BitwiseCopyable {
  /// The place of the constraint in its solver; reused after the constraint is removed.
  public let index: Int32

  init(index: Int32) { self.index = index }
}
