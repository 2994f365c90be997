// SPDX-License-Identifier: MIT

/// Consecutive identities, in increasing order.
struct IdentityRange<ID: Identity>: Sequence, IteratorProtocol, BitwiseCopyable {
  private var position: Int32
  private let end: Int32

  /// The identities with indices from `start` up to, but not including, `end`.
  @inline(__always)
  init(from start: Int32, to end: Int32) {
    position = start
    self.end = end
  }

  @inline(__always)
  mutating func next() -> ID? {
    guard position < end else { return nil }
    defer { position &+= 1 }
    return ID(position)
  }
}
