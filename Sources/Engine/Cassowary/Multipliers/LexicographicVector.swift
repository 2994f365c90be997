// SPDX-License-Identifier: MIT

/// A lexicographic vector: a run of components among the distances of ``Multipliers``.
struct LexicographicVector: BitwiseCopyable {
  var first: Int32
  var end: Int32

  /// The zero vector.
  static let zero = LexicographicVector(first: 0, end: 0)
}
