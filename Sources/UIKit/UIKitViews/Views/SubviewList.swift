// SPDX-License-Identifier: MIT

/// The subviews of a view, back to front.
///
/// A removed subview leaves a gap, and all gaps are closed when the list is read next. Each view stores its slot, so that it
/// need not be searched for. Removing all of n subviews in any order therefore takes time in proportion to n, though
/// in an array each removal would move all subviews after it.
struct SubviewList {
  /// The subviews and the gaps.
  private var slots: [UIView] = []
  private var gapCount = 0
  /// The slot of the gap that was made last.
  private var latestGap = 0
  /// The number of gaps that were closed since the views stored their slots. A view is at most as many slots before the one that
  /// it stores.
  private var closedGapCount = 0

  /// Stands for a removed subview.
  private static let gap = MainActor.assumeIsolated { UIView() }

  /// Shorter lists close each gap at once.
  private static let shortest = 64

  /// The number of closed gaps after which the views store their slots again.
  private static let mostClosedGaps = 1024

  /// The subviews.
  var views: [UIView] {
    @inline(__always)
    mutating get {
      if gapCount > 0 { closeGaps() }
      return slots
    }
    @inline(__always)
    _modify {
      if gapCount > 0 { closeGaps() }
      yield &slots
    }
  }

  /// Adds a subview in front of the others.
  mutating func append(_ view: UIView) {
    view.slotInSuperview = Int32(truncatingIfNeeded: slots.count)
    slots.append(view)
  }

  /// Moves a subview to an index, which is that of the result. A view that is there already takes constant time.
  mutating func move(_ view: UIView, to index: Int) {
    if gapCount > 0 { closeGaps() }
    guard slots[index] !== view, let slot = slot(of: view) else { return }
    slots.remove(at: slot)
    slots.insert(view, at: index)
    view.slotInSuperview = Int32(truncatingIfNeeded: index)
  }

  /// Removes a subview.
  mutating func remove(_ view: UIView) {
    guard let slot = slot(of: view) else { return }
    if slot == slots.count - 1 || slots.count < Self.shortest {
      slots.remove(at: slot)
    } else {
      slots[slot] = Self.gap
      latestGap = slot
      gapCount += 1
    }
  }

  /// Returns the slot of a subview, which is usually the one that it stores.
  private func slot(of view: UIView) -> Int? {
    // Most views that are removed are the first or the last one.
    if slots.last === view { return slots.count - 1 }
    if slots.first === view { return 0 }
    let stored = Int(view.slotInSuperview)
    for slot in stride(from: stored, through: Swift.max(0, stored - closedGapCount), by: -1)
    where slot < slots.count && slots[slot] === view {
      return slot
    }
    return slots.indexOfIdentical(view)
  }

  private mutating func closeGaps() {
    if gapCount == 1 {
      slots.remove(at: latestGap)
    } else {
      let gap = Self.gap
      slots.removeAll { $0 === gap }
    }
    closedGapCount += gapCount
    gapCount = 0
    if closedGapCount > Self.mostClosedGaps { storeSlots() }
  }

  /// Stores its slot in each subview.
  private mutating func storeSlots() {
    var slot: Int32 = 0
    slots.forEachKept { view in
      view.slotInSuperview = slot
      slot &+= 1
    }
    closedGapCount = 0
  }
}
