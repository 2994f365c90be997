// SPDX-License-Identifier: MIT

/// A change in a batch of updates.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes.
  public enum Action: Int, Sendable {
    /// The insertion of an item or section.
    case insert = 0
    /// The deletion of an item or section.
    case delete = 1
    /// The reload of an item or section.
    case reload = 2
    /// The move of an item or section.
    case move = 3
    /// No change.
    case none = 4
  }

  /// The index path before the update; `nil` for an insertion. For an entire section, the item is `Int.max`.
  open internal(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; `nil` for a deletion. For an entire section, the item is `Int.max`.
  open internal(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of change.
  open internal(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }

  /// Creates the absence of a change, of which a test of a layout overrides what it needs.
  public override init() {
    updateAction = .none
    super.init()
  }
}
