// SPDX-License-Identifier: MIT

/// What is in the data, and which elements have views.
extension UICollectionView {
  /// The number of items of each section.
  var counts: [Int] {
    if let counts = data.counts { return counts }
    let counts = CollectionData.counts(of: dataSource, for: self)
    data.counts = counts
    return counts
  }

  // MARK: Views

  func shownKeys(_ category: ElementCategory) -> [ElementKey] {
    shown.keys.filter { $0.category == category }.sorted { $0.place < $1.place }
  }

  // MARK: Attributes

  // MARK: Scrolling

  func check(scrollingTo place: ItemPlace) -> Bool {
    let counts = self.counts
    guard counts.indices.contains(place.section) else {
      LayoutException.raise(
        .invalidArgument,
        "Attempted to scroll the collection view to an out-of-bounds section (\(place.section)) when there are only "
          + "\(counts.count) sections. Collection view: \(self).")
      return false
    }
    guard place.item >= 0, place.item < counts[place.section] else {
      LayoutException.raise(
        .invalidArgument,
        "Attempted to scroll the collection view to an out-of-bounds item (\(place.item)) when there are only "
          + "\(counts[place.section]) items in section \(place.section). Collection view: \(self).")
      return false
    }
    return true
  }

  /// The content offset at which `frame` is seen where `position` says, in points.
  func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let insets = adjustedContentInset
    let visible = bounds.inset(by: insets)
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - insets.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - visible.height / 2 - insets.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - bounds.height + insets.bottom
    } else if frame.minY < visible.minY || frame.height > visible.height {
      offset.y += frame.minY - visible.minY
    } else if frame.maxY > visible.maxY {
      offset.y += frame.maxY - visible.maxY
    }
    if position.contains(.left) {
      offset.x = frame.minX - insets.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - visible.width / 2 - insets.left
    } else if position.contains(.right) {
      offset.x = frame.maxX - bounds.width + insets.right
    } else if frame.minX < visible.minX || frame.width > visible.width {
      offset.x += frame.minX - visible.minX
    } else if frame.maxX > visible.maxX {
      offset.x += frame.maxX - visible.maxX
    }
    return clamped(offset)
  }
}
