// SPDX-License-Identifier: MIT

/// The notification of delegates about displayed elements, and of the prefetching data source about upcoming ones.
extension UICollectionView {
  func tellWillDisplay(_ key: ElementKey, _ view: UICollectionReusableView) {
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
    } else if key.category == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
    }
  }

  func tellDidEndDisplaying(_ key: ElementKey, _ view: UICollectionReusableView) {
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
    } else if key.category == .supplementaryView {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.indexPath)
    }
  }

  /// Notifies the prefetching data source of the items within one screen in the direction of scrolling.
  func prefetchItems() {
    let scrolled = CGPoint(x: bounds.minX - prefetching.lastOffset.x, y: bounds.minY - prefetching.lastOffset.y)
    prefetching.lastOffset = bounds.origin
    guard isPrefetchingEnabled, let prefetchDataSource, !passState.isMeasuring, !bounds.isEmpty else { return }
    let isHorizontal = super.contentSize.width > bounds.width && super.contentSize.height <= bounds.height
    let scrollsBack = isHorizontal ? scrolled.x < 0 : scrolled.y < 0
    let direction: CGFloat = scrollsBack ? -1 : 1
    let ahead = bounds.offsetBy(
      dx: isHorizontal ? direction * bounds.width : 0, dy: isHorizontal ? 0 : direction * bounds.height)
    let elements = collectionViewLayout.layoutAttributesForElements(in: mirrored(ahead)) ?? []
    let items = elements.filter { $0.category == .cell }.map { ItemIndexPath($0.indexPath) }.sorted()
    let announcement = prefetching.announce(scrollsBack ? items.reversed() : items) { visibleCell(at: $0) != nil }
    if !announcement.canceled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: announcement.canceled.map(\.indexPath))
    }
    if !announcement.new.isEmpty {
      prefetchDataSource.collectionView(self, prefetchItemsAt: announcement.new.map(\.indexPath))
    }
  }
}
