// SPDX-License-Identifier: MIT

/// The name of a record in one of the solver's parts: an index that cannot be confused with that of another kind of record.
protocol Identity: BitwiseCopyable, Hashable, Comparable {
  /// The index of the record.
  var rawValue: Int32 { get }

  /// The identity of the record at an index.
  init(_ rawValue: Int32)
}

extension Identity {
  /// No record: "nothing defines it", "the end of the list".
  static var null: Self { @_transparent get { Self(-1) } }

  var isNull: Bool { @_transparent get { rawValue == -1 } }

  @_transparent
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// Consecutive identities, in increasing order.
struct IdentityRange<ID: Identity>: Sequence, IteratorProtocol, BitwiseCopyable {
  private var position: Int32
  private let end: Int32

  /// The identities with indices from `start` up to, but not including, `end`.
  @_transparent
  init(from start: Int32, to end: Int32) {
    position = start
    self.end = end
  }

  @_transparent
  mutating func next() -> ID? {
    guard position < end else { return nil }
    defer { position &+= 1 }
    return ID(position)
  }
}
