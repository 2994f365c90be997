// SPDX-License-Identifier: MIT

import LayoutModel

/// The items that moved since their frames were set, as long as they are few.
///
/// After a small change in a large superview, they are found here instead of among all of its subviews.
struct ItemsToPlace {
  /// The items; `nil` if there were too many to list.
  private var items: [Int32]?

  /// The greatest number of items that are listed.
  private static let limit = 256

  mutating func append(_ moved: [ItemID]) {
    guard let count = items?.count else { return }
    guard count + moved.count <= Self.limit else {
      items = nil
      return
    }
    for item in moved { items?.append(item.index) }
  }

  mutating func append(_ new: ItemID) {
    guard let count = items?.count else { return }
    if count < Self.limit { items?.append(new.index) } else { items = nil }
  }

  /// Returns the items if they are much fewer than `count` subviews.
  func few(among count: Int) -> [Int32]? {
    guard let items, items.count * 4 < count else { return nil }
    return items
  }

  mutating func removeAll(where isPlaced: (Int32) -> Bool) { items?.removeAll(where: isPlaced) }

  /// Whether a new list may be started: there were too many items to list, and there was no attempt yet that failed.
  private(set) var mayRestart = true

  /// Starts a new list after a complete layout, unless too many items still wait for their frames.
  mutating func restart(_ waiting: [Int32]) {
    if waiting.count <= Self.limit { items = waiting } else { mayRestart = false }
  }

  /// Whether there are too many items to list.
  var isFull: Bool { items == nil }
}
