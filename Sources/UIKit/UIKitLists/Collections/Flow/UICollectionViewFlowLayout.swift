// SPDX-License-Identifier: MIT

/// A layout that places items side by side in lines, and sections one after another, each with a header and a footer.
///
/// Lines are broken greedily. Full lines are justified. The last line of a section uses the columns of the others if
/// all items have the same width, otherwise the minimum spacing.
///
/// Source: Apple, `UICollectionViewFlowLayout`; Facts, “Flow layouts”.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The reference of section insets.
  public enum SectionInsetReference: Int, Sendable {
    /// The content insets.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }

  /// An estimated size that means ``itemSize`` until cells are measured.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The minimum spacing between lines, in points. The default is `10`.
  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  /// The minimum spacing between the items of a line, in points. The default is `10`.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of items for which the delegate provides none, in points. The default is 50 by 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// The estimated size of items, in points. A value other than zero enables self-sizing cells. The default is zero.
  open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }
  /// The scroll direction. The default is `.vertical`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of headers for which the delegate provides none, in points. Only the length along the scroll direction is
  /// used. The default is zero.
  open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
  /// The size of footers for which the delegate provides none, in points. Only the length along the scroll direction is
  /// used. The default is zero.
  open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
  /// The insets of the items of a section for which the delegate provides none, in points. The default is zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// The reference of the section insets. The default is `.fromContentInset`.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Whether a header is pinned while its section is visible. The default is `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether a footer is pinned while its section is visible. The default is `false`.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// The state of the layout.
  var state = FlowState()
  /// Set by the delegate's default implementation: all items have the size of the layout.
  var delegateGivesNoItemSizes = false

  // MARK: Layout

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  open override func prepare() {
    super.prepare()
    prepareSections()
  }

  /// The size of the content for the current bounds of the collection view, in points.
  open override var collectionViewContentSize: CGSize {
    owner?.prepareLayoutIfNeeded()
    return FlowExtent(along: Swift.max(0, state.length), across: state.across).size(scrollDirection)
  }

  /// Returns the attributes of the elements that intersect `rect`.
  ///
  /// - Complexity: O(elements found + log of the sections and of the runs of lines).
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributesOfElements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesOfItem(ItemIndexPath(indexPath))
  }

  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributesOfSupplementary(elementKind, ItemIndexPath(indexPath).section) }

  /// Returns `true` if the available length of lines changes, or if headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let owner else { return false }
    let old = FlowExtent(owner.bounds.size, scrollDirection).across
    return old != FlowExtent(newBounds.size, scrollDirection).across || pins
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let owner, owner.bounds.size == newBounds.size,
      let context = context as? UICollectionViewFlowLayoutInvalidationContext
    {
      // Only pinned elements move.
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  /// Returns `true` if cells are self-sizing and the preferred size is new.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatesSizes && originalAttributes.category == .cell && preferredAttributes.size != originalAttributes.size
  }

  // MARK: Collection view hooks

  private var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  override var estimatesSizes: Bool { estimatedItemSize != .zero }
  override var dependsOnMargins: Bool { sectionInsetReference == .fromLayoutMargins }
  override func showsSection(_ key: ElementKey) -> Bool { key.category == .supplementaryView }
  override func take(_ preferences: [PreferredSize]) { takeMeasured(preferences) }
  override func itemsDidMove(_ change: any ListChange) { moveMeasured(change) }
}

/// The invalid parts of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sizes and spacing have to be requested from the delegate again. The default is `true`.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether lines have to be calculated again. The default is `true`.
  open var invalidateFlowLayoutAttributes = true
}
