// SPDX-License-Identifier: MIT

/// One change of a batch of updates.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What is done.
  public enum Action: Int, Sendable {
    /// An item or section is new.
    case insert = 0
    /// An item or section goes.
    case delete = 1
    /// An item or section is shown anew.
    case reload = 2
    /// An item or section goes elsewhere.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// The place before the update; nil for what is new. The item is `Int.max` where a whole section is meant.
  open internal(set) var indexPathBeforeUpdate: IndexPath?
  /// The place after the update; nil for what goes. The item is `Int.max` where a whole section is meant.
  open internal(set) var indexPathAfterUpdate: IndexPath?
  /// What is done.
  open internal(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
