// SPDX-License-Identifier: MIT

/// Which elements have views, and where they are.
extension UICollectionView {
  /// How often cells may ask for other sizes in one pass before it is given up as a loop.
  private static let roundLimit = 50

  // MARK: The pass

  /// Prepares the layout and shows what reaches into the bounds, until cells and layout agree.
  func layOutElements() {
    guard !passState.isShowing else { return }
    passState.isShowing = true
    defer { passState.isShowing = false }
    var anchor: ContentAnchor?
    for round in 1... {
      prepareLayoutIfNeeded()
      takeContentSize()
      if let anchor { keepInPlace(anchor) } else { placeContentOnce() }
      anchor = anchor ?? contentAnchor()
      showElements(in: bounds)
      guard collectionViewLayout.needsPreparation else { break }
      if round == UICollectionView.roundLimit {
        LayoutLog.write(
          "The cells of \(self) keep preferring other sizes than the layout gives them; giving up after "
            + "\(round) rounds. The layout is \(collectionViewLayout).")
        // Otherwise the next pass would begin where this one gave up.
        collectionViewLayout.needsPreparation = false
        marks.remove(.needsLayout)
        break
      }
    }
    prefetchItems()
  }

  /// Asks the layout whether new bounds matter to it, and prepares it if it has to be.
  func prepareLayoutIfNeeded() {
    guard !passState.isPreparing else { return }
    passState.isPreparing = true
    defer { passState.isPreparing = false }
    tellLayoutOfBounds()
    guard collectionViewLayout.needsPreparation else { return }
    collectionViewLayout.needsPreparation = false
    collectionViewLayout.prepare()
  }

  /// Asks with the former bounds in place, which layouts compare the new ones with.
  private func tellLayoutOfBounds() {
    let newBounds = storedBounds
    defer { passState.preparedBounds = newBounds }
    guard let oldBounds = passState.preparedBounds, oldBounds != newBounds else { return }
    storedBounds = oldBounds
    let matters = collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    let context = matters ? collectionViewLayout.invalidationContext(forBoundsChange: newBounds) : nil
    storedBounds = newBounds
    guard let context else { return }
    collectionViewLayout.invalidateLayout(with: context)
    if oldBounds.size != newBounds.size { forgetPreferredSizes() }
  }

  /// Called by the layout when something of it has to be worked out again.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { data.counts = nil }
    if context.invalidateEverything { forgetPreferredSizes() }
    passState.offsetAdjustment.x += context.contentOffsetAdjustment.x
    passState.offsetAdjustment.y += context.contentOffsetAdjustment.y
    passState.sizeAdjustment.width += context.contentSizeAdjustment.width
    passState.sizeAdjustment.height += context.contentSizeAdjustment.height
    setNeedsLayout()
  }

  /// Lays out everything again, with the same data.
  func invalidateEverything() { collectionViewLayout.invalidateLayout() }

  private func forgetPreferredSizes() {
    for key in shown.keys { shown[key]?.preferredSize = nil }
  }

  private func takeContentSize() {
    let asked = collectionViewLayout.collectionViewContentSize
    let size = CGSize(
      width: asked.width + passState.sizeAdjustment.width, height: asked.height + passState.sizeAdjustment.height)
    let offset = passState.offsetAdjustment
    passState.sizeAdjustment = .zero
    passState.offsetAdjustment = .zero
    let hasChanged = size != super.contentSize
    if hasChanged { contentSize = size }
    if offset != .zero { contentOffset = CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y) }
    // An offset that an app has set stays, also beyond the content, until the content changes.
    if hasChanged { stayWithinContent() }
  }

  /// Scrolls back where the content has become too small for what is visible.
  private func stayWithinContent() {
    guard passState.hasPlacedContent else { return }
    let offset = clamped(contentOffset)
    if offset.x < contentOffset.x || offset.y < contentOffset.y {
      contentOffset = CGPoint(x: Swift.min(offset.x, contentOffset.x), y: Swift.min(offset.y, contentOffset.y))
    }
  }

  /// The offset nearest to `offset` that shows no room beyond the content, in points.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    let size = super.contentSize
    let greatestX = Swift.max(-insets.left, size.width + insets.right - bounds.width)
    let greatestY = Swift.max(-insets.top, size.height + insets.bottom - bounds.height)
    return CGPoint(
      x: Swift.min(Swift.max(offset.x, -insets.left), greatestX),
      y: Swift.min(Swift.max(offset.y, -insets.top), greatestY))
  }

  /// A mirrored content is first seen at its right end.
  private func placeContentOnce() {
    guard !passState.hasPlacedContent, !bounds.isEmpty, data.counts?.isEmpty == false else { return }
    passState.hasPlacedContent = true
    guard isMirrored, super.contentSize.width > bounds.width else { return }
    contentOffset.x = clamped(CGPoint(x: .greatestFiniteMagnitude, y: contentOffset.y)).x
  }

  // MARK: Keeping the content in place

  /// A cell that was in sight before others said how large they are.
  private struct ContentAnchor {
    var key: ElementKey
    /// Its upper left corner from the bounds', in points.
    var distance: CGPoint
  }

  /// The first cell in sight whose size is known, where something lies before it; nil at the content's beginning.
  private func contentAnchor() -> ContentAnchor? {
    let insets = adjustedContentInset
    guard bounds.minY > -insets.top || bounds.minX > -insets.left else { return nil }
    let settled = shown.filter { $0.key.category == .cell && $0.value.preferredSize != nil }
    let inSight = settled.filter { $0.value.view.frame.intersects(bounds) }
    guard let first = inSight.min(by: { $0.key.place < $1.key.place }) else { return nil }
    let frame = first.value.view.frame
    return ContentAnchor(key: first.key, distance: CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY))
  }

  /// Scrolls by as much as the anchor moved because cells before it turned out larger or smaller.
  private func keepInPlace(_ anchor: ContentAnchor) {
    guard let attributes = attributes(for: anchor.key) else { return }
    let offset = CGPoint(x: attributes.frame.minX - anchor.distance.x, y: attributes.frame.minY - anchor.distance.y)
    if offset != contentOffset { contentOffset = offset }
  }

  // MARK: Showing

  /// Gives the elements that reach into `rect` views, and takes away those of the others.
  func showElements(in rect: CGRect) {
    let wanted = visibleAttributes(in: rect)
    let keys = Set(wanted.map(\.key))
    for (key, element) in shown where !keys.contains(key) { stopShowing(key, element) }
    for attributes in wanted {
      if let element = shown[attributes.key] {
        element.view.take(attributes)
      } else {
        startShowing(attributes)
      }
    }
    askForPreferredSizes(wanted)
  }

  /// The attributes of the elements in `rect` that have to have views, mirrored where the layout wants it.
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

  /// Whether the data has the item of a cell that the layout wants; raises an exception if not.
  private func exists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.category == .cell else { return true }
    let key = attributes.key
    if counts.indices.contains(key.section), key.item >= 0, key.item < counts[key.section] { return true }
    LayoutException.raise(
      .internalInconsistency,
      "UICollectionView received layout attributes for a cell with an index path that does not exist: "
        + "\(IndexPathWords.described(attributes.indexPath))")
    return false
  }

  private func startShowing(_ attributes: UICollectionViewLayoutAttributes) {
    passState.pending = attributes
    defer { passState.pending = nil }
    guard let view = makeView(for: attributes) else { return }
    view.listOwner = self
    view.take(attributes)
    shown[attributes.key] = ShownElement(view: view)
    if attributes.category == .decorationView {
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    } else if view.superview !== self {
      addSubview(view)
    }
    showSelection(attributes.key, view)
    tellWillDisplay(attributes.key, view)
  }

  /// The view of an element, from the data source or, for a decoration, from the layout's own classes.
  private func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let indexPath = attributes.indexPath
    switch attributes.category {
    case .cell: return cell(at: indexPath)
    case .supplementaryView: return supplementaryView(ofKind: attributes.elementKind ?? "", at: indexPath)
    case .decorationView: return decorationView(ofKind: attributes.elementKind ?? "", attributes.frame)
    }
  }

  /// The data source's cell for an item.
  func cell(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let dataSource else { return nil }
    RegistrationGuard.depth += 1
    defer { RegistrationGuard.depth -= 1 }
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
    RegistrationGuard.depth += 1
    defer { RegistrationGuard.depth -= 1 }
    let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
    if view.reuseIdentifier != nil { return view }
    LayoutException.raise(
      .internalInconsistency,
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),"
        + "\(IndexPathWords.described(indexPath))) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil (\(view))")
    return nil
  }

  private func decorationView(ofKind kind: String, _ frame: CGRect) -> UICollectionReusableView? {
    let key = ReusePool.Key(kind: kind, identifier: kind)
    if let view = pool.take(key) {
      view.prepareForReuse()
      return view
    }
    guard let source = collectionViewLayout.decorationSources[kind] else {
      LayoutException.raise(
        .internalInconsistency,
        "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype "
          + "in a storyboard")
      return nil
    }
    let view = make(source, kind, frame)
    view?.storedReuseIdentifier = kind
    return view
  }

  /// Takes an element's view away and keeps it for another.
  func stopShowing(_ key: ElementKey, _ element: ShownElement) {
    shown[key] = nil
    element.view.removeFromSuperview()
    element.view.listOwner = nil
    element.view.appliedAttributes = nil
    if let identifier = element.view.reuseIdentifier {
      let kind = key.category == .cell ? ReusePool.cellKind : key.kind
      pool.put(element.view, for: ReusePool.Key(kind: kind, identifier: identifier))
    }
    tellDidEndDisplaying(key, element.view)
  }

  // MARK: Self-sizing

  /// Asks the views that have not said it yet how large they would like to be, and the layout whether that matters.
  private func askForPreferredSizes(_ wanted: [UICollectionViewLayoutAttributes]) {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    for attributes in wanted where attributes.sizing != nil {
      guard let element = shown[attributes.key], element.preferredSize == nil,
        let original = attributes.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      let preferred = element.view.preferredLayoutAttributesFitting(original)
      shown[attributes.key]?.preferredSize = preferred.size
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

  /// What is in a shown element has changed: its size has to be asked for again.
  func elementContentDidChange(_ key: ElementKey) {
    // What changes while cells are shown is part of showing them.
    guard shown[key] != nil, !passState.isShowing else { return }
    shown[key]?.preferredSize = nil
    setNeedsLayout()
  }

  // MARK: Mirroring

  /// Whether the layout is shown in a mirror: it asks for that, and the reading direction is not the one it was written for.
  var isMirrored: Bool {
    let layout = collectionViewLayout
    return layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  /// A rectangle of the content in the layout's coordinates, and the other way round.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: super.contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The attributes as they are shown.
  func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isMirrored, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    copy.origin.x = super.contentSize.width - attributes.origin.x - attributes.size.width
    return copy
  }

  /// The attributes of an element as it is shown; nil when the layout has none.
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
  /// Whether a part of the rectangle lies in `other`; a line within it counts.
  func reaches(into other: CGRect) -> Bool {
    let across = width > 0 ? minX < other.maxX && maxX > other.minX : minX >= other.minX && minX < other.maxX
    let down = height > 0 ? minY < other.maxY && maxY > other.minY : minY >= other.minY && minY < other.maxY
    return across && down
  }
}
