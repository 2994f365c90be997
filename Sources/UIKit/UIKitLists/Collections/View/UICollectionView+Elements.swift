// SPDX-License-Identifier: MIT

/// The layout pass: the elements that have views, and their frames.
extension UICollectionView {
  // MARK: Layout pass

  /// Prepares the layout and shows the elements that intersect the bounds, until the sizes of cells are consistent
  /// with the layout.
  func layOutElements() {
    guard !passState.isShowing else { return }
    passState.isShowing = true
    defer { passState.isShowing = false }
    configureStaleViews()
    if swipe != nil { closeSwipeAfterScrolling() }
    var anchor: ContentAnchor?
    var rounds = LayoutRounds()
    while true {
      prepareLayoutIfNeeded()
      takeContentSize()
      if let anchor { restore(anchor) } else { scrollMirroredContentToStart() }
      anchor = anchor ?? contentAnchor()
      showElements(in: bounds)
      guard collectionViewLayout.needsPreparation else { break }
      guard rounds.mayContinue(self) else {
        // Without this line, the next pass would continue the loop.
        collectionViewLayout.needsPreparation = false
        marks.remove(.needsLayout)
        break
      }
    }
    prefetchItems()
    if let swipe, let frame = frameAtRest(swipe.path) { swipe.layOut(frame) }
    if let updateAnimation { layOutAppearing(updateAnimation) }
  }

  /// Calls the handlers of the registrations that have read something that has changed.
  private func configureStaleViews() {
    let stale = passState.staleViews
    passState.staleViews = []
    for configure in stale { configure() }
  }

  /// Notifies the layout of new bounds, and prepares it if it is invalid.
  func prepareLayoutIfNeeded() {
    guard !passState.isPreparing else { return }
    passState.isPreparing = true
    defer { passState.isPreparing = false }
    notifyLayoutOfBounds()
    guard collectionViewLayout.needsPreparation else { return }
    collectionViewLayout.needsPreparation = false
    collectionViewLayout.prepare()
  }

  /// The former bounds are restored during the call because layouts compare the new ones with them.
  private func notifyLayoutOfBounds() {
    let newBounds = storedBounds
    defer { passState.preparedBounds = newBounds }
    guard let oldBounds = passState.preparedBounds, oldBounds != newBounds else { return }
    storedBounds = oldBounds
    let matters = collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    let context = matters ? collectionViewLayout.invalidationContext(forBoundsChange: newBounds) : nil
    storedBounds = newBounds
    guard let context else { return }
    collectionViewLayout.invalidateLayout(with: context)
    if oldBounds.size != newBounds.size { discardPreferredSizes() }
  }

  /// Called by the layout when it is invalidated.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { loadedCounts = nil }
    if context.invalidateEverything { discardPreferredSizes() }
    passState.offsetAdjustment.x += context.contentOffsetAdjustment.x
    passState.offsetAdjustment.y += context.contentOffsetAdjustment.y
    passState.sizeAdjustment.width += context.contentSizeAdjustment.width
    passState.sizeAdjustment.height += context.contentSizeAdjustment.height
    setNeedsLayout()
  }

  /// Invalidates the layout without reloading the data.
  func invalidateEverything() { collectionViewLayout.invalidateLayout() }

  /// Invalidates a layout that depends on the layout margins.
  func layoutMarginsMayMatter() { if collectionViewLayout.dependsOnMargins { invalidateEverything() } }

  private func discardPreferredSizes() {
    for key in visible.keys { visible[key: key]?.preferredSize = nil }
  }

  private func takeContentSize() {
    let asked = collectionViewLayout.collectionViewContentSize
    let size = CGSize(
      width: asked.width + passState.sizeAdjustment.width, height: asked.height + passState.sizeAdjustment.height)
    let offset = passState.offsetAdjustment
    passState.sizeAdjustment = .zero
    passState.offsetAdjustment = .zero
    if size != super.contentSize { contentSize = size }
    if offset != .zero { contentOffset = CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y) }
  }

  /// Scrolls mirrored content to its right end, where it starts, when it is first shown.
  private func scrollMirroredContentToStart() {
    guard !passState.hasShownContent, !bounds.isEmpty, loadedCounts?.isEmpty == false else { return }
    passState.hasShownContent = true
    guard isMirrored, super.contentSize.width > bounds.width else { return }
    contentOffset.x = offsetInRange(nearestTo: CGPoint(x: .greatestFiniteMagnitude, y: contentOffset.y)).x
  }

  // MARK: Preserving the content's position

  /// A visible cell that keeps its position on the screen while other cells are measured.
  private struct ContentAnchor {
    var key: ElementKey
    /// The distance of its upper left corner from that of the bounds, in points.
    var distance: CGPoint
  }

  /// Returns the first visible cell whose size is known; `nil` at the beginning of the content.
  private func contentAnchor() -> ContentAnchor? {
    let insets = adjustedContentInset
    guard bounds.minY > -insets.top || bounds.minX > -insets.left else { return nil }
    let first = visible.first { key, element in
      key.category == .cell && element.preferredSize != nil && element.view !== swipe?.cell
        && element.view.frameInContent.intersects(bounds)
    }
    guard let first else { return nil }
    let frame = first.element.view.frameInContent
    return ContentAnchor(key: first.key, distance: CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY))
  }

  /// Scrolls by the distance that the anchor moved because cells before it are larger or smaller than estimated.
  private func restore(_ anchor: ContentAnchor) {
    guard let attributes = attributes(for: anchor.key) else { return }
    var offset = contentOffset
    // An item that has come to another column of a view that scrolls up and down does not move it to the side.
    if scrollsHorizontally { offset.x = attributes.frame.minX - anchor.distance.x }
    if scrollsVertically { offset.y = attributes.frame.minY - anchor.distance.y }
    if offset != contentOffset { contentOffset = offset }
  }

  private var scrollsHorizontally: Bool {
    super.contentSize.width + adjustedContentInset.left + adjustedContentInset.right > bounds.width
  }
  private var scrollsVertically: Bool {
    super.contentSize.height + adjustedContentInset.top + adjustedContentInset.bottom > bounds.height
  }

  // MARK: Displaying

  /// Shows the views of the elements that intersect `rect`, and removes the other views.
  func showElements(in rect: CGRect) {
    let wanted = movement.map { makeRoom(visibleAttributes(in: rect), for: $0) } ?? visibleAttributes(in: rect)
    let keys = Set(wanted.map(\.key))
    prepareSections(in: rect)
    for (key, element) in visible.remove(where: { !keys.contains($0) }) {
      if let updateAnimation { leave(key, element, updateAnimation) } else { stopShowing(key, element) }
    }
    for attributes in wanted {
      if let element = visible[key: attributes.key] {
        if attributes.category != .decorationView { host(element.view, attributes.key) }
        apply(attributes, to: element.view)
      } else if !disappearing.isEmpty, let element = returningElement(attributes.key) {
        visible[key: attributes.key] = element
        element.view.take(attributes)
      } else if updateAnimation == nil {
        startShowing(attributes)
      } else {
        showInUpdate(attributes.key) { startShowing(attributes) }
      }
    }
    removeIdleScrollViews()
    requestPreferredSizes(wanted)
  }

  /// Returns the attributes of the elements in `rect` that need views, mirrored where the layout requires it.
  private func visibleAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard !rect.isEmpty else { return [] }
    let all = collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []
    var seen: Set<ElementKey> = []
    return all.compactMap { attributes in
      let result = mirrored(attributes)
      guard !result.isHidden, result.frame.reaches(into: rect), exists(result), seen.insert(result.key).inserted
      else { return nil }
      return result
    }
  }

  /// Returns whether the item of a cell exists. Raises an exception if it does not.
  private func exists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.category == .cell else { return true }
    let key = attributes.key
    let counts = itemCounts
    if counts.indices.contains(key.section), key.item >= 0, key.item < counts[key.section] { return true }
    LayoutException.raise(
      .internalInconsistency,
      "UICollectionView received layout attributes for a cell with an index path that does not exist: "
        + "\(attributes.indexPath.objectiveCDescription)")
    return false
  }

  @discardableResult
  private func startShowing(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    passState.pending = attributes
    defer { passState.pending = nil }
    guard let view = makeView(for: attributes) else { return nil }
    view.listOwner = self
    view.take(attributes)
    visible[key: attributes.key] = VisibleElement(view: view)
    if attributes.category == .decorationView {
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    } else {
      host(view, attributes.key)
    }
    showSelection(attributes.key, view)
    tellWillDisplay(attributes.key, view)
    return view
  }

  /// Creates the view of an element: from the data source or, for a decoration, from the layout's registrations.
  private func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let indexPath = attributes.indexPath
    switch attributes.category {
    case .cell: return cell(at: indexPath)
    case .supplementaryView: return supplementaryView(ofKind: attributes.elementKind ?? "", at: indexPath)
    case .decorationView: return dequeueDecoration(ofKind: attributes.elementKind ?? "", attributes.frame)
    }
  }

  /// Requests the cell of an item from the data source.
  func cell(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let dataSource else { return nil }
    RegistrationGuard.requesting.append(ObjectIdentifier(self))
    defer { RegistrationGuard.requesting.removeLast() }
    let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
    if cell.reuseIdentifier != nil { return cell }
    LayoutException.raise(
      .internalInconsistency,
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
        + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    return nil
  }

  private func supplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    RegistrationGuard.requesting.append(ObjectIdentifier(self))
    defer { RegistrationGuard.requesting.removeLast() }
    let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
    if view.reuseIdentifier != nil { return view }
    LayoutException.raise(
      .internalInconsistency,
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),"
        + "\(indexPath.objectiveCDescription)) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil (\(view))")
    return nil
  }

  /// Removes the view of an element that is no longer in ``visible``, and stores it until it is dequeued.
  func stopShowing(_ key: ElementKey, _ element: VisibleElement) {
    if let swipe, swipe.cell === element.view { endSwipe() }
    (element.view as? UICollectionViewCell)?.displacement = 0
    if animationNumbers.isAnyRunning { element.view.removeAnimations() }
    element.view.removeFromSuperview()
    element.view.listOwner = nil
    element.view.appliedAttributes = nil
    _ = pool.enqueue(element.view, kind: key.category == .cell ? UICollectionView.cellKind : key.kind)
    tellDidEndDisplaying(key, element.view)
  }

  // MARK: Self-sizing

  /// Requests the preferred sizes that are not known yet, and invalidates the parts of the layout that depend on them.
  private func requestPreferredSizes(_ wanted: [UICollectionViewLayoutAttributes]) {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    for attributes in wanted where attributes.sizing != nil {
      guard let element = visible[key: attributes.key], element.preferredSize == nil,
        let original = attributes.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      let preferred = element.view.preferredLayoutAttributesFitting(original)
      visible[key: attributes.key]?.preferredSize = preferred.size
      if collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      {
        contexts.append(
          collectionViewLayout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
      }
    }
    for context in contexts { collectionViewLayout.invalidateLayout(with: context) }
  }

  /// Called when the content of a visible element has changed: its preferred size is requested again.
  func elementContentDidChange(_ key: ElementKey) {
    // Changes during the display of cells are part of displaying them.
    guard visible[key: key] != nil, !passState.isShowing else { return }
    visible[key: key]?.preferredSize = nil
    setNeedsLayout()
  }

  // MARK: Mirroring

  /// Whether the layout is mirrored, because its direction differs from the one for which it was designed.
  var isMirrored: Bool {
    let layout = collectionViewLayout
    return layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  /// Converts a rectangle of the content to the layout's coordinates, or back.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: super.contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns the attributes in the content's coordinates.
  func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isMirrored, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    copy.origin.x = super.contentSize.width - attributes.origin.x - attributes.size.width
    return copy
  }

  /// Returns the attributes of an element in the content's coordinates; `nil` if the layout has none.
  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let layout = collectionViewLayout
    let attributes =
      switch key.category {
      case .cell: layout.layoutAttributesForItem(at: key.indexPath)
      case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
      case .decorationView: layout.layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath)
      }
    return attributes.map(mirrored)
  }
}

extension CGRect {
  /// Returns whether the rectangle intersects `other`, even if its area is zero.
  func reaches(into other: CGRect) -> Bool {
    let across = width > 0 ? minX < other.maxX && maxX > other.minX : minX >= other.minX && minX < other.maxX
    let down = height > 0 ? minY < other.maxY && maxY > other.minY : minY >= other.minY && minY < other.maxY
    return across && down
  }
}
