// SPDX-License-Identifier: MIT

/// The clauses of a sentence about an element of which more differs than a sentence can say: those that place views and say texts first.
struct ClauseSelection {
  /// The number of clauses that are not shortened.
  static let limit = 6

  /// The changes of each element that are said, in their order.
  let changes: [ElementChange]
  /// The number of clauses that are not said.
  let omitted: Int

  /// Creates the selection of at most `limit` clauses, if there is a limit.
  init(_ changes: [ElementChange], limit: Int?) {
    guard let limit, let first = changes.first, first.changes.count > limit else {
      self.changes = changes
      omitted = 0
      return
    }
    let indices = first.changes.indices.sorted {
      (Self.rank(first.changes[$0]), $0) < (Self.rank(first.changes[$1]), $1)
    }
    let kept = indices.prefix(limit - 1).sorted()
    self.changes = changes.compactMap { $0.keeping(kept) }
    omitted = first.changes.count - kept.count
  }

  private static func rank(_ change: Change) -> Int {
    switch change {
    case .added, .removed, .encloses, .released, .moved, .className, .text: 0
    case .constraint, .frame, .reordered: 1
    default: change.changesLayout ? 2 : 3
    }
  }
}
