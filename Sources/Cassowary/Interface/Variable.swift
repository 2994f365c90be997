// SPDX-License-Identifier: MIT

/// An unknown of a ``Solver``, as a handle that costs nothing to copy.
///
/// A handle is valid until its variable is discarded. Using it after that, or with another solver, stops the program with a
/// message, in release builds too.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// The index of the variable in its solver, which is used again after the variable was discarded.
  public let index: Int32
  /// Tells this variable from others with the same index, earlier, later, or of another solver.
  let stamp: UInt32

  @inline(__always)
  init(index: Int32, stamp: UInt32) {
    self.index = index
    self.stamp = stamp
  }
}
