// SPDX-License-Identifier: MIT

/// Telling delegates what is shown, and what will be.
extension UICollectionView {
  func tellWillDisplay(_ key: ElementKey, _ view: UICollectionReusableView) {
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
      prefetched.remove(key.place)
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

  /// Names the items of one more screen in the direction of scrolling to the prefetching data source.
  func prefetchItems() {
    let scrolled = CGPoint(
      x: bounds.minX - passState.prefetchOffset.x, y: bounds.minY - passState.prefetchOffset.y)
    passState.prefetchOffset = bounds.origin
    guard isPrefetchingEnabled, let prefetchDataSource, !passState.isMeasuring, !bounds.isEmpty else { return }
    let isAcross = super.contentSize.width > bounds.width && super.contentSize.height <= bounds.height
    let step = isAcross ? (scrolled.x < 0 ? -bounds.width : bounds.width) : 0
    let down = isAcross ? 0 : (scrolled.y < 0 ? -bounds.height : bounds.height)
    let ahead = bounds.offsetBy(dx: step, dy: down)
    let elements = collectionViewLayout.layoutAttributesForElements(in: mirrored(ahead)) ?? []
    let places = elements.filter { $0.category == .cell }.map { ItemPlace($0.indexPath) }
    let near = Set(places)
    let new = places.filter { !prefetched.contains($0) && shown[ElementKey(cellAt: $0)] == nil }
    let gone = prefetched.filter { !near.contains($0) }
    prefetched = prefetched.intersection(near).union(new)
    if !gone.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone.sorted().map(\.indexPath))
    }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new.map(\.indexPath)) }
  }
}
