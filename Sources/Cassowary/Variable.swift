// SPDX-License-Identifier: MIT

/// An unknown of a ``Solver``.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// The place of the variable in its solver; reused after the variable is discarded.
  public let index: Int32

  init(index: Int32) { self.index = index }
}
