// SPDX-License-Identifier: MIT

/// Puts items side by side in lines, and sections one after the other, each with a header and a footer.
///
/// Lines are broken greedily. Full lines are justified; the last line of a section keeps to the columns where all items are
/// equally wide, and to the least spacing otherwise.
///
/// Source: Apple, `UICollectionViewFlowLayout`; `reference/uikit-layout.md` §6.3.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What section insets begin at.
  public enum SectionInsetReference: Int, Sendable {
    /// The content insets.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }

  /// An estimated size that stands for ``itemSize`` until cells say theirs.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The least room between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  /// The least room between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of items for which the delegate gives none, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// The size of items that were not shown yet, in points: any but zero makes cells say their size when they are shown.
  open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }
  /// The direction in which the content goes on.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of headers for which the delegate gives none, in points; only the one along the scroll direction counts.
  open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
  /// The size of footers for which the delegate gives none, in points; only the one along the scroll direction counts.
  open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
  /// The room around the items of a section for which the delegate gives none, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// What section insets begin at.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Whether a header stays in sight for as long as its section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether a footer stays in sight for as long as its section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// What has been worked out.
  var state = FlowState()
  /// Set by the delegate's default answer: all items have the layout's own size.
  var delegateGivesNoItemSizes = false

  // MARK: Layout

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  open override func prepare() {
    super.prepare()
    prepareSections()
  }

  /// The size of the content for the present bounds of the collection view, in points.
  ///
  /// - Complexity: O(1) when nothing has changed.
  open override var collectionViewContentSize: CGSize {
    owner?.prepareLayoutIfNeeded()
    return FlowExtent(along: Swift.max(0, state.length), across: state.across).size(scrollDirection)
  }

  /// The elements that reach into `rect`.
  ///
  /// - Complexity: O(elements found + log of the sections and of the lines that are not alike).
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributesOfElements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesOfItem(ItemIndexPath(indexPath))
  }

  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributesOfSupplementary(elementKind, ItemIndexPath(indexPath).section) }

  /// Yes when the room for lines changes, or when headers or footers are pinned to what is visible.
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
      // Only what is pinned moves.
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  /// Yes when cells size themselves and this one's size is news.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatesSizes && originalAttributes.category == .cell && preferredAttributes.size != originalAttributes.size
  }

  // MARK: Hooks of the collection view

  private var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  override var estimatesSizes: Bool { estimatedItemSize != .zero }
  override var dependsOnMargins: Bool { sectionInsetReference == .fromLayoutMargins }
  override func showsSection(_ key: ElementKey) -> Bool { key.category == .supplementaryView }
  override func take(_ preferences: [PreferredSize]) { takeMeasured(preferences) }
  override func itemsDidMove(_ change: any ListChange) { moveMeasured(change) }
}
