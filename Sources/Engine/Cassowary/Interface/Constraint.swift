// SPDX-License-Identifier: MIT

/// A constraint of a ``Solver``, as a handle that costs nothing to copy.
///
/// A handle is valid until its constraint is removed. Using it after that, or with another solver, stops the program with a
/// message, in release builds too.
public struct Constraint: Hashable, Sendable, BitwiseCopyable {
  /// The index of the constraint in its solver. It is reused after the constraint is removed.
  public let index: Int32
  /// Distinguishes this constraint from earlier and later ones with the same index, and from those of other solvers.
  let stamp: UInt32

  @inline(__always)
  init(index: Int32, stamp: UInt32) {
    self.index = index
    self.stamp = stamp
  }
}
