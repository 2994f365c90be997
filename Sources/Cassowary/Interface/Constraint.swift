// SPDX-License-Identifier: MIT

/// A constraint of a ``Solver``, as a handle that costs nothing to copy.
///
/// A handle is valid until its constraint is removed. Using it after that, or with another solver, stops the program with a
/// message, in release builds too.
public struct Constraint: Hashable, Sendable, BitwiseCopyable {
  /// The index of the constraint in its solver, which is used again after the constraint was removed.
  public let index: Int32
  /// Tells this constraint from others with the same index, earlier, later, or of another solver.
  let stamp: UInt32

  @inline(__always)
  init(index: Int32, stamp: UInt32) {
    self.index = index
    self.stamp = stamp
  }
}
