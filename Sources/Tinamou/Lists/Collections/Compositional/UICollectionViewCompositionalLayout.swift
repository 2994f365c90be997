// SPDX-License-Identifier: MIT

/// Says how a section of a number lies in an environment; nil for a section that does not exist.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Composes sections of groups of items, each with a size in its container.
///
/// Source: Apple, `UICollectionViewCompositionalLayout`; `reference/uikit-layout.md` §6.3.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// What holds for all sections. Setting it arranges everything anew.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  /// What has been worked out.
  var state = CompositionalState()

  /// A layout in which all sections are alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A layout in which all sections are alike.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// A layout that asks for each section.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A layout that asks for each section.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes a layout without sections.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// A layout of lists.
  open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  // MARK: Layout

  /// Yes: leading and trailing are what sizes and insets are given in.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    prepareSections(provider)
  }

  /// The size of the content for the present bounds of the collection view, in points.
  open override var collectionViewContentSize: CGSize {
    owner?.prepareLayoutIfNeeded()
    return state.contentSize
  }

  /// The elements that reach into `rect`.
  ///
  /// - Complexity: O(elements found + sections), where groups are alike or their items were measured; O(items) at first where
  ///   content says how many items a group holds and the group has several subitems.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributesOfElements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesOfItem(ItemIndexPath(indexPath))
  }

  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributesOfSupplementary(elementKind, indexPath) }

  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributesOfDecoration(elementKind, ItemIndexPath(indexPath).section) }

  /// Yes when the size changes, or when headers or footers are pinned to what is visible.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let owner else { return false }
    return owner.bounds.size != newBounds.size || state.followsScrolling
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext
  {
    if let owner, owner.bounds.size != newBounds.size { state.needsEverything = true }
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  /// Yes when an element with an estimated size prefers one that is news.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { isNews(preferredAttributes, originalAttributes) }

  // MARK: Hooks of the collection view

  override var estimatesSizes: Bool { state.isEstimated }
  override var dependsOnMargins: Bool { state.dependsOnMargins }
  override func showsSection(_ key: ElementKey) -> Bool { isBoundary(key) }
  override func take(_ preferences: [PreferredSize]) { takeMeasured(preferences) }
  override func itemsDidMove(_ change: any ListChange) { moveMeasured(change) }
  override func scrollSection(showing path: ItemIndexPath) { scrollOrthogonally(to: path) }
}
