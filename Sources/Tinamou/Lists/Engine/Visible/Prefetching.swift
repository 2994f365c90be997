// SPDX-License-Identifier: MIT

/// The items that a prefetching data source was told of and that have not been shown since.
struct Prefetching {
  private var announced: Set<ItemIndexPath> = []
  /// The content offset when prefetching was considered last.
  var lastOffset = CGPoint.zero

  /// What to tell the data source.
  struct Announcement {
    /// The items to prepare, the nearest first.
    var new: [ItemIndexPath]
    /// The announced items that will not be shown soon.
    var cancelled: [ItemIndexPath]
  }

  /// Notes the items `ahead`, which are within one screen in the direction of scrolling, the nearest first.
  mutating func announce(_ ahead: [ItemIndexPath], isVisible: (ItemIndexPath) -> Bool) -> Announcement {
    let hidden = ahead.filter { !isVisible($0) }
    let near = Set(hidden)
    let cancelled = announced.subtracting(near).filter { !isVisible($0) }.sorted()
    defer { announced = near }
    return Announcement(new: hidden.filter { !announced.contains($0) }, cancelled: cancelled)
  }

  /// Forgets what was announced, as when the data changes.
  mutating func reset() { announced = [] }
}
