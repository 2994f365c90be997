// SPDX-License-Identifier: MIT

/// An object that determines the positions of a collection view's elements. Subclass it for a custom layout.
///
/// The methods are called in the order ``prepare()``, ``collectionViewContentSize``,
/// ``layoutAttributesForElements(in:)``. The layout is prepared again after ``invalidateLayout()`` and when
/// ``shouldInvalidateLayout(forBoundsChange:)`` returns `true`.
///
/// Source: Apple, `UICollectionViewLayout`.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout. It clears the reference when it is deallocated.
  weak var owner: UICollectionView?
  /// Whether ``prepare()`` has to be called.
  var needsPreparation = true
  /// The sources of decoration views, by kind.
  var decorationSources: [String: ReusePool<UICollectionReusableView>.Source] = [:]

  /// Creates a layout without a collection view.
  public override init() { super.init() }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates a default layout.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Classes

  /// The class of the attributes that the layout returns. The default is `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of invalidation contexts. The default is `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Layout contents

  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { owner }

  /// The size of the content, in points. Returns zero by default; subclasses override it.
  open var collectionViewContentSize: CGSize { .zero }

  /// Prepares the results that the other methods return. The default implementation does nothing. Overrides must call
  /// super.
  open func prepare() {}

  /// Returns the attributes of the elements that intersect `rect`, in the content's coordinates. Returns `nil` by
  /// default; subclasses override it.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of the cell at `indexPath`. Returns `nil` by default; subclasses override it.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view. Returns `nil` by default; subclasses with supplementary views
  /// override it.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Returns the attributes of a decoration view. Returns `nil` by default; subclasses with decoration views override
  /// it.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  // MARK: Invalidation

  /// Invalidates the layout.
  ///
  /// - Complexity: Grows with the number of visible items only. The layout is prepared later, once, however often it was
  ///   invalidated.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates the parts of the layout that `context` specifies. Overrides must call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    take(context.preferences)
    owner?.layoutWasInvalidated(with: context)
  }

  /// Returns whether new bounds of the collection view invalidate the layout. Returns `false` by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context that specifies the parts that new bounds invalidate.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Returns whether preferred attributes of an element invalidate the layout. Returns `false` by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context that specifies the parts that preferred attributes of an element invalidate.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.preferences = [PreferredSize(key: originalAttributes.key, size: preferredAttributes.size)]
    return context
  }

  /// Creates an invalidation context of the layout's class.
  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (contextClass ?? UICollectionViewLayoutInvalidationContext.self).make(())
  }

  /// Creates attributes of the layout's class for an element.
  func makeAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes {
    let attributesClass = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (attributesClass ?? UICollectionViewLayoutAttributes.self).make(())
    attributes.indexPath = key.indexPath
    attributes.category = key.category
    attributes.elementKind = key.category == .cell ? nil : key.kind
    return attributes
  }

  // MARK: Scrolling

  /// Returns the content offset at which scrolling stops. Returns `proposedContentOffset` by default. `velocity` is
  /// in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after a batch of updates or a change of the layout. Returns `proposedContentOffset`
  /// by default.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Moving items by hand

  /// Returns what is invalid while items are moved by hand. The standard context invalidates nothing: the collection view makes room.
  ///
  /// - Parameters:
  ///   - targetIndexPaths: The places of the items if they were dropped now.
  ///   - targetPosition: The middle of the item, in points, in the content's coordinates.
  ///   - previousIndexPaths: The places before.
  ///   - previousPosition: The middle before.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// Returns what is invalid after items were moved by hand. The standard context invalidates nothing: the move is an update.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  /// Returns the place of an item that is moved by hand and whose middle is at `position`, in points, in the content's coordinates.
  /// Returns the place of the item there by default; `previousIndexPath`, the last place, if there is none.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  /// Returns the attributes of an item that is moved by hand: those that it has at rest, with its middle at `position`, in points.
  open func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint)
    -> UICollectionViewLayoutAttributes
  {
    let key = ElementKey(cellAt: ItemIndexPath(indexPath))
    let atRest = owner?.attributes(for: key)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = atRest ?? makeAttributes(key)
    attributes.center = position
    return attributes
  }

  // MARK: Direction

  /// The layout direction for which the layout was designed. Returns `leftToRight` by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the layout is mirrored in the direction opposite to ``developmentLayoutDirection``. Returns `false` by
  /// default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Decoration views

  /// Registers a class for decoration views of a kind; `nil` removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = (viewClass as? UICollectionReusableView.Type).map { .viewClass($0) }
  }

  /// Registers a nib for decoration views of a kind; `nil` removes the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = nib.map { .nib($0) }
  }

  // MARK: Updates and transitions

  /// Called before a batch of updates is laid out. Overrides must call super.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after a batch of updates was laid out, so that changes it makes are part of the animation of the updates. The
  /// default implementation does nothing.
  open func finalizeCollectionViewUpdates() {}
  /// Returns the places of headers and the like that a batch of updates adds. Returns none by default. Differs from UIKit: never called
  /// because they are found by the attributes of the layout.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the places of headers and the like that a batch of updates removes. Returns none by default. Differs from UIKit: never called.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the places of decorations that a batch of updates adds. Returns none by default. Differs from UIKit: never called.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the places of decorations that a batch of updates removes. Returns none by default. Differs from UIKit: never called.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Called before an animated change of the bounds from `oldBounds` is laid out. The default implementation does
  /// nothing.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after an animated change of the bounds was laid out. The default implementation does nothing.
  open func finalizeAnimatedBoundsChange() {}
  /// Called on the old layout before `newLayout` replaces it.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called on the new layout before it replaces `oldLayout`.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts after one has replaced the other.
  open func finalizeLayoutTransition() {}

  /// Returns the attributes at which the cell of an item begins to appear that was inserted or reloaded, or comes into view
  /// from far away. The default implementation returns those of the item with the alpha 0.
  ///
  /// The four methods for elements that appear, and the four for those that disappear, are called between
  /// ``prepare(forCollectionViewUpdates:)`` and ``finalizeCollectionViewUpdates()`` if the update is animated; see
  /// `UICollectionView.performBatchUpdates(_:completion:)`. `nil` is for an element that is not animated.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    transparent(ElementKey(.cell, nil, itemIndexPath))
  }
  /// Returns the attributes to which the cell of an item disappears that was deleted or reloaded. The index path is that before
  /// the update. The default implementation returns those before the update with the alpha 0.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    transparent(former: ElementKey(.cell, nil, itemIndexPath))
  }
  /// Returns the attributes at which a supplementary view begins to appear. The default implementation returns those of the
  /// view with the alpha 0.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { transparent(ElementKey(.supplementaryView, elementKind, elementIndexPath)) }
  /// Returns the attributes to which a supplementary view disappears. The index path is that before the update. The default
  /// implementation returns those before the update with the alpha 0.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    transparent(former: ElementKey(.supplementaryView, elementKind, elementIndexPath))
  }
  /// Returns the attributes at which a decoration view begins to appear. The default implementation returns those of the
  /// view with the alpha 0.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { transparent(ElementKey(.decorationView, elementKind, decorationIndexPath)) }
  /// Returns the attributes to which a decoration view disappears. The index path is that before the update. The default
  /// implementation returns those before the update with the alpha 0.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    transparent(former: ElementKey(.decorationView, elementKind, decorationIndexPath))
  }

  /// Returns the attributes of an element with the alpha 0.
  private func transparent(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let attributes =
      switch key.category {
      case .cell: layoutAttributesForItem(at: key.indexPath)
      case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
      case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath)
      }
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }

  /// Returns the attributes of an element before the update with the alpha 0.
  private func transparent(former key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let owner, let before = owner.updateAnimation?.attributesBefore[key] else { return transparent(key) }
    // The collection view mirrors the attributes that the layout returns.
    let copy = owner.mirrored(before).copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }

  // MARK: Collection view hooks

  /// Updates the layout with preferred sizes of elements. The default implementation does nothing.
  func take(_ preferences: [PreferredSize]) {}

  /// Updates the positions of items after an update. The default implementation does nothing.
  func itemsDidMove(_ change: any ListChange) {}

  /// Whether the sizes of elements are known only after they were shown. Returns `true` by default, because custom
  /// layouts may use self-sizing cells.
  var estimatesSizes: Bool { true }

  /// Whether the layout depends on the layout margins of the collection view. Returns `false` by default.
  var dependsOnMargins: Bool { false }

  /// Returns whether a supplementary view belongs to a section and not to an item. Returns `false` by default,
  /// because this is unknown for custom layouts.
  func showsSection(_ key: ElementKey) -> Bool { false }

  /// Returns the list configuration of a section. Returns `nil` by default.
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

  /// Scrolls a section with orthogonal scrolling until an item is visible.
  func scrollSection(showing path: ItemIndexPath, animated: Bool) {}
}
