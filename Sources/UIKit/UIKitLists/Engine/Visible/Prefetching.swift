// SPDX-License-Identifier: MIT

/// The items that were passed to a prefetching data source and have not been shown since.
struct Prefetching {
  private var announced: Set<ItemIndexPath> = []
  /// The content offset at the last prefetch, along the axis of scrolling, in points.
  private var lastOffset: CGFloat = 0
  /// Whether the content scrolls toward its start. Content at rest keeps the direction in which it was scrolled last.
  private(set) var scrollsBack = false

  /// The notifications for the data source.
  struct Announcement {
    /// The items to prepare, nearest first.
    var new: [ItemIndexPath]
    /// The prefetched items that will probably not be shown.
    var canceled: [ItemIndexPath]
  }

  /// Records the content offset along the axis of scrolling, in points.
  mutating func scroll(to offset: CGFloat) {
    if offset != lastOffset { scrollsBack = offset < lastOffset }
    lastOffset = offset
  }

  /// Records the items `ahead`, which are within one screen in the direction of scrolling, nearest first. Returns the
  /// changes.
  mutating func announce(_ ahead: [ItemIndexPath], isVisible: (ItemIndexPath) -> Bool) -> Announcement {
    let hidden = ahead.filter { !isVisible($0) }
    let near = Set(hidden)
    let canceled = announced.subtracting(near).filter { !isVisible($0) }.sorted()
    defer { announced = near }
    return Announcement(new: hidden.filter { !announced.contains($0) }, canceled: canceled)
  }

  /// Discards all recorded items, for example when the data changes.
  mutating func reset() { announced = [] }
}
