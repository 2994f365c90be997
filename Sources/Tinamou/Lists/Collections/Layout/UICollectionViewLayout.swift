// SPDX-License-Identifier: MIT

/// Says where the elements of a collection view lie. Subclass it for an arrangement of your own.
///
/// A layout is asked in this order: ``prepare()``, ``collectionViewContentSize``, ``layoutAttributesForElements(in:)``. It is
/// prepared again after ``invalidateLayout()``, and when ``shouldInvalidateLayout(forBoundsChange:)`` says yes.
///
/// Source: Apple, `UICollectionViewLayout`.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view whose layout this is; it clears the reference when it goes.
  weak var owner: UICollectionView?
  /// Whether ``prepare()`` is due.
  var needsPreparation = true
  /// The classes and nibs of decoration views, by kind.
  var decorationSources: [String: ReusePool<UICollectionReusableView>.Source] = [:]

  /// A layout of no collection view yet.
  public override init() { super.init() }

  /// Differs from UIKit: there are no archives on Linux, so this makes a layout as `init()` does.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Classes

  /// The class of the attributes that ``layoutAttributesForElements(in:)`` hands out.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts that the collection view invalidates the layout with.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: What is laid out

  /// The collection view whose layout this is.
  open var collectionView: UICollectionView? { owner }

  /// The size of the content, in points. Override.
  open var collectionViewContentSize: CGSize { .zero }

  /// Works out what the other questions need. Call super when overriding.
  open func prepare() {}

  /// The elements that reach into `rect`, in the content's coordinates. Override.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of the cell at `indexPath`. Override.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view. Override where the layout has some.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// The attributes of a decoration view. Override where the layout has some.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  // MARK: Invalidation

  /// Says that everything has to be laid out again.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Says that what `context` names has to be laid out again. Call super when overriding.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    take(context.preferences)
    owner?.layoutWasInvalidated(with: context)
  }

  /// Whether the layout changes when the bounds of the collection view become `newBounds`: no, unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What has to be laid out again when the bounds become `newBounds`.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Whether an element that prefers `preferredAttributes` to the `originalAttributes` changes the layout: no, unless
  /// overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What has to be laid out again when an element prefers other attributes than it was given.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.preferences = [PreferredSize(key: originalAttributes.key, size: preferredAttributes.size)]
    return context
  }

  /// A context of the layout's class that says nothing yet.
  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (contextClass ?? UICollectionViewLayoutInvalidationContext.self).make(())
  }

  /// Attributes of the layout's class for an element.
  func makeAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes {
    let attributesClass = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (attributesClass ?? UICollectionViewLayoutAttributes.self).make(())
    attributes.indexPath = key.indexPath
    attributes.category = key.category
    attributes.elementKind = key.category == .cell ? nil : key.kind
    return attributes
  }

  // MARK: Scrolling

  /// Where scrolling comes to rest that would end at `proposedContentOffset`, at `velocity` points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The content offset after a batch of updates or a change of the layout that would give `proposedContentOffset`.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Direction

  /// The reading direction that the layout was written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the arrangement is mirrored where the reading direction is not ``developmentLayoutDirection``.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Decoration views

  /// Makes instances of `viewClass` for decoration views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = (viewClass as? UICollectionReusableView.Type).map { .viewClass($0) }
  }

  // MARK: Updates and transitions

  /// Called before a batch of updates is laid out. Call super when overriding.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after a batch of updates was laid out.
  open func finalizeCollectionViewUpdates() {}
  /// Called before a change of the bounds, of which `oldBounds` were the former, is laid out.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after a change of the bounds was laid out.
  open func finalizeAnimatedBoundsChange() {}
  /// Called on the old layout before `newLayout` replaces it.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called on the new layout before it replaces `oldLayout`.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts after one has replaced the other.
  open func finalizeLayoutTransition() {}

  /// Where the cell of a new item starts from.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: itemIndexPath)
  }
  /// Where the cell of an item that goes ends.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: itemIndexPath)
  }

  // MARK: Hooks of the collection view

  /// Takes over the sizes that elements preferred.
  func take(_ preferences: [PreferredSize]) {}

  /// Moves what the layout knows of items to where the items are after an update.
  func itemsDidMove(_ change: any ListChange) {}

  /// Whether sizes of elements are only known when these have been shown. Layouts of an app may ask their cells.
  var estimatesSizes: Bool { true }

  /// Whether the layout margins of the collection view matter.
  var dependsOnMargins: Bool { false }

  /// Whether a supplementary view shows data of a section, and not of an item. Nobody knows it of layouts of an app.
  func showsSection(_ key: ElementKey) -> Bool { false }

  /// Scrolls a section with orthogonal scrolling until an item is visible.
  func scrollSection(showing path: ItemIndexPath) {}
}
