// SPDX-License-Identifier: MIT

/// Plays media one after the other.
///
/// Differs from iOS: nothing is played, so the queue advances only by ``advanceToNextItem()``.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem]

  /// Creates a player for a queue of items.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }

  /// Creates a player for an item.
  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }

  /// Returns the items, from the current one on.
  open func items() -> [AVPlayerItem] { queue }

  /// Goes on to the next item.
  open func advanceToNextItem() {
    guard !queue.isEmpty else { return }
    queue.removeFirst()
    super.replaceCurrentItem(with: queue.first)
  }

  /// Returns whether an item can be inserted: whether it is not in the queue.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains(item) && (afterItem.map(queue.contains) ?? true)
  }

  /// Inserts an item behind another one, or at the end if it is `nil`.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    let index = afterItem.flatMap(queue.firstIndex(of:)).map { $0 + 1 } ?? queue.count
    queue.insert(item, at: index)
    if queue.first !== currentItem { super.replaceCurrentItem(with: queue.first) }
  }

  /// Removes an item. If it is the current one, the player goes on to the next.
  open func remove(_ item: AVPlayerItem) {
    if item === queue.first { return advanceToNextItem() }
    queue.removeAll { $0 === item }
  }

  /// Removes all items.
  open func removeAllItems() {
    queue = []
    super.replaceCurrentItem(with: nil)
  }

  /// Replaces the current item.
  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    queue = (item.map { [$0] } ?? []) + queue.dropFirst()
    super.replaceCurrentItem(with: item)
  }
}

/// Plays an item again and again in a queue player.
///
/// Differs from iOS: nothing is played, so it is never repeated.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  /// The state of the loop. Raw values are AVFoundation's.
  public enum Status: Int, Sendable {
    case unknown = 0
    case ready = 1
    case failed = 2
    case cancelled = 3
  }

  /// The place of the repeated item. Raw values are AVFoundation's.
  public enum ItemOrdering: Int, Sendable {
    case loopingItemsPrecedeExistingItems = 0
    case loopingItemsFollowExistingItems = 1
  }

  /// The items that are repeated in turn. Differs from iOS: the template itself.
  open private(set) var loopingPlayerItems: [AVPlayerItem]
  /// The state of the loop.
  open private(set) var status = Status.ready
  /// The number of repetitions. Always 0.
  open var loopCount: Int { 0 }
  /// The error. Always `nil`.
  open var error: (any Error)? { nil }

  /// Creates a loop of an item, or of a range of it, and puts the item at the start of the player's queue.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange = .invalid)
  {
    loopingPlayerItems = [itemToLoop]
    super.init()
    if player.canInsert(itemToLoop, after: nil) {
      let others = player.items()
      player.removeAllItems()
      for item in [itemToLoop] + others { player.insert(item, after: nil) }
    }
  }

  /// Ends the repetition. The player plays the current item to its end.
  open func disableLooping() {
    status = .cancelled
    loopingPlayerItems = []
  }
}
