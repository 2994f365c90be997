// SPDX-License-Identifier: MIT

/// Visible elements, attributes and scrolling.
extension UICollectionView {
  func itemCount(inSection section: Int) -> Int {
    let counts = itemCounts
    guard counts.indices.contains(section) else {
      LayoutException.raise(
        .internalInconsistency,
        "request for number of items in section \(section) when there are only \(counts.count) sections in the "
          + "collection view")
      return 0
    }
    return counts[section]
  }

  // MARK: Visible elements

  /// Returns the visible elements of a category, and of a kind if one is given, in ascending order of their index
  /// paths.
  func visibleElements(_ category: ElementCategory, _ kind: String = "") -> [(
    key: ElementKey, view: UICollectionReusableView
  )] {
    visible.filter { $0.key.category == category && $0.key.kind == kind }.map { ($0.key, $0.element.view) }
  }

  /// Returns the index path of a visible view; `nil` for another view.
  func visibleIndexPath(of view: UIView) -> IndexPath? { visible.first { $0.element.view === view }?.key.indexPath }

  func item(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let rect = mirrored(CGRect(x: point.x, y: point.y, width: 1, height: 1))
    let elements = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    return elements.last { $0.category == .cell && !$0.isHidden && mirrored($0).frame.contains(point) }?.indexPath
  }

  func preparedAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return attributes(for: key)
  }

  // MARK: Scrolling

  func scroll(to indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
    guard check(scrollTarget: ItemIndexPath(indexPath)) else { return }
    layoutIfNeeded()
    collectionViewLayout.scrollSection(showing: ItemIndexPath(indexPath), animated: animated)
    scroll(animated: animated) { [unowned self] in
      offset(showing: indexPath, at: scrollPosition)
    } arrive: { [unowned self] in
      contentOffset = offset(showing: indexPath, at: scrollPosition)
      guard collectionViewLayout.needsPreparation || passState.preparedBounds != bounds else { return }
      // The sizes of cells along the way were estimates, so the position of the item may change when they are measured.
      layoutIfNeeded()
      contentOffset = offset(showing: indexPath, at: scrollPosition)
    }
  }

  /// Returns the content offset at which an item is at a scroll position, in points. The item may have been deleted while the
  /// view scrolls to it; then it is the present offset.
  private func offset(showing indexPath: IndexPath, at position: ScrollPosition) -> CGPoint {
    let path = ItemIndexPath(indexPath)
    guard itemCounts.indices.contains(path.section), path.item < itemCounts[path.section],
      let frame = layoutAttributesForItem(at: indexPath)?.frame
    else { return contentOffset }
    return offset(showing: frame, at: position)
  }

  private func check(scrollTarget path: ItemIndexPath) -> Bool {
    let counts = itemCounts
    guard counts.indices.contains(path.section) else {
      LayoutException.raise(
        .invalidArgument,
        "Attempted to scroll the collection view to an out-of-bounds section (\(path.section)) when there are only "
          + "\(counts.count) sections. Collection view: \(self).")
      return false
    }
    guard path.item >= 0, path.item < counts[path.section] else {
      LayoutException.raise(
        .invalidArgument,
        "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only "
          + "\(counts[path.section]) items in section \(path.section). Collection view: \(self).")
      return false
    }
    return true
  }

  /// Returns the content offset at which `frame` is at a scroll position, in points.
  private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let insets = adjustedContentInset
    let down = ScrollRoom(start: insets.top, end: bounds.height - insets.bottom, showsStartOfLongParts: true)
    let across = ScrollRoom(start: insets.left, end: bounds.width - insets.right, showsStartOfLongParts: true)
    let offset = CGPoint(
      x: across.offset(
        showing: frame.minX, to: frame.maxX, at: position.alignment(.left, .centeredHorizontally, .right),
        from: contentOffset.x),
      y: down.offset(
        showing: frame.minY, to: frame.maxY, at: position.alignment(.top, .centeredVertically, .bottom),
        from: contentOffset.y))
    return offsetInRange(nearestTo: offset)
  }
}

extension UICollectionView.ScrollPosition {
  /// Returns the alignment along one axis, whose positions are given; the nearest for a position that has none of them.
  fileprivate func alignment(_ start: Self, _ middle: Self, _ end: Self) -> ScrollRoom.Alignment {
    contains(start) ? .start : contains(middle) ? .middle : contains(end) ? .end : .nearest
  }
}

/// Selecting items.
extension UICollectionView {
  func select(_ indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll() }
    guard allowsSelection else { return }
    select(ItemIndexPath(indexPath))
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Applies the selection and highlight state of an item to its new cell.
  func showSelection(_ key: ElementKey, _ view: UICollectionReusableView) {
    guard let cell = view as? UICollectionViewCell else { return }
    showOutline(key.itemIndexPath, cell)
    cell.setSelected(selection.contains(key.itemIndexPath), animated: false)
    cell.setHighlighted(false, animated: false)
  }

  /// Updates the visible cells, whose accessories and state depend on the editing mode.
  func editingDidChange() {
    exchangeSelection(isEditing: isEditing)
    for case let cell as UICollectionViewCell in visible.elements.map(\.view) { cell.editingModeDidChange() }
  }

  var selectionDelegate: any SelectionDelegate { CollectionSelectionDelegate(view: self) }
}

/// Adapts a collection view's delegate to the selection.
private struct CollectionSelectionDelegate: SelectionDelegate {
  let view: UICollectionView
  private var delegate: (any UICollectionViewDelegate)? { view.delegate }

  func shouldHighlight(_ path: ItemIndexPath) -> Bool {
    delegate?.collectionView(view, shouldHighlightItemAt: path.indexPath) ?? true
  }
  func didHighlight(_ path: ItemIndexPath) { delegate?.collectionView(view, didHighlightItemAt: path.indexPath) }
  func didUnhighlight(_ path: ItemIndexPath) { delegate?.collectionView(view, didUnhighlightItemAt: path.indexPath) }

  func willSelect(_ path: ItemIndexPath) -> ItemIndexPath? {
    delegate?.collectionView(view, shouldSelectItemAt: path.indexPath) ?? true ? path : nil
  }
  func didSelect(_ path: ItemIndexPath) {
    delegate?.collectionView(view, didSelectItemAt: path.indexPath)
    guard !view.isEditing, let delegate,
      delegate.collectionView(view, canPerformPrimaryActionForItemAt: path.indexPath)
    else { return }
    delegate.collectionView(view, performPrimaryActionForItemAt: path.indexPath)
  }

  /// Calls the delegate only for a deselection by the user, not when another item replaces the selected one.
  func willDeselect(_ path: ItemIndexPath, isReplaced: Bool) -> ItemIndexPath? {
    if isReplaced { return path }
    return delegate?.collectionView(view, shouldDeselectItemAt: path.indexPath) ?? true ? path : nil
  }
  func didDeselect(_ path: ItemIndexPath) { delegate?.collectionView(view, didDeselectItemAt: path.indexPath) }

  func shouldBeginMultipleSelection(_ path: ItemIndexPath) -> Bool {
    delegate?.collectionView(view, shouldBeginMultipleSelectionInteractionAt: path.indexPath) ?? false
  }
  func didBeginMultipleSelection(_ path: ItemIndexPath) {
    delegate?.collectionView(view, didBeginMultipleSelectionInteractionAt: path.indexPath)
  }
  func didEndMultipleSelection() { delegate?.collectionViewDidEndMultipleSelectionInteraction(view) }
}
