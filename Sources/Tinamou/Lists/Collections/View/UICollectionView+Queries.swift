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

  /// How many sections there are.
  public var numberOfSections: Int { counts.count }

  /// How many items a section has.
  public func numberOfItems(inSection section: Int) -> Int {
    let counts = self.counts
    guard counts.indices.contains(section) else {
      LayoutException.raise(
        .internalInconsistency,
        "request for number of items in section \(section) when there are only \(counts.count) sections in the "
          + "collection view")
      return 0
    }
    return counts[section]
  }

  // MARK: Views

  /// The cells that are shown, in the order of their items.
  public var visibleCells: [UICollectionViewCell] {
    shownKeys(.cell).compactMap { shown[$0]?.view as? UICollectionViewCell }
  }

  /// The places of the items that are shown, in order.
  public var indexPathsForVisibleItems: [IndexPath] { shownKeys(.cell).map(\.indexPath) }

  /// The supplementary views of a kind that are shown, in the order of their places.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownKeys(.supplementaryView).filter { $0.kind == elementKind }.compactMap { shown[$0]?.view }
  }

  /// The places of the supplementary views of a kind that are shown, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownKeys(.supplementaryView).filter { $0.kind == elementKind }.map(\.indexPath)
  }

  private func shownKeys(_ category: ElementCategory) -> [ElementKey] {
    shown.keys.filter { $0.category == category }.sorted { $0.place < $1.place }
  }

  /// The cell of an item; nil when it is not shown.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[ElementKey(.cell, nil, indexPath)]?.view as? UICollectionViewCell
  }

  /// A header, footer or badge; nil when it is not shown.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { shown[ElementKey(.supplementaryView, elementKind, indexPath)]?.view }

  /// The place of a shown cell's item; nil for another view.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value.view === cell }?.key.indexPath
  }

  /// The place of a shown supplementary view; nil for another view.
  public func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    shown.first { $0.value.view === supplementaryView }?.key.indexPath
  }

  /// The item at a point, in the content's coordinates, in points; nil where there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let rect = mirrored(CGRect(x: point.x, y: point.y, width: 1, height: 1))
    let elements = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    return elements.last { $0.category == .cell && !$0.isHidden && mirrored($0).frame.contains(point) }?.indexPath
  }

  // MARK: Attributes

  /// Where an item's cell lies, shown or not; nil when the layout has no place for it.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return attributes(for: ElementKey(.cell, nil, indexPath))
  }

  /// Where a header, footer or badge lies, shown or not; nil when the layout has no place for it.
  public func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareLayoutIfNeeded()
    return attributes(for: ElementKey(.supplementaryView, kind, indexPath))
  }

  // MARK: Scrolling

  /// Scrolls to an item: to the position given, or by as little as is needed when it is empty.
  ///
  /// Raises an exception for an item that does not exist. Differs from UIKit: there is no movement on the way.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard check(scrollingTo: ItemPlace(indexPath)) else { return }
    layoutIfNeeded()
    collectionViewLayout.bringIntoSight(ItemPlace(indexPath))
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    contentOffset = offset(showing: frame, at: scrollPosition)
    guard collectionViewLayout.needsPreparation || passState.preparedBounds != bounds else { return }
    // The cells on the way had only been estimated: what is found on arrival may have moved.
    layoutIfNeeded()
    if let frame = layoutAttributesForItem(at: indexPath)?.frame {
      contentOffset = offset(showing: frame, at: scrollPosition)
    }
  }

  private func check(scrollingTo place: ItemPlace) -> Bool {
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
  private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
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
