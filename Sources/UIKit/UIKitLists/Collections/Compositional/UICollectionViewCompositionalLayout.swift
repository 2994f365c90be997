// SPDX-License-Identifier: MIT

/// A closure that returns the section at an index for an environment; `nil` for a section that does not exist.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections that contain groups, which contain items. Each has a size relative to its container.
///
/// Source: Apple, `UICollectionViewCompositionalLayout`; Facts, “Compositional layouts”.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The configuration of all sections. Setting it copies it and invalidates the layout. The default is the one passed to the
  /// initializer.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet {
      configuration = configuration.duplicate()
      invalidateLayout()
    }
  }

  /// The state of the layout.
  var state = CompositionalState()

  /// Creates a layout with equal sections.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout with equal sections.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    provider = { _, _ in section }
    self.configuration = configuration.duplicate()
    super.init()
  }

  /// Creates a layout that requests each section from `sectionProvider`.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout that requests each section from `sectionProvider`.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration.duplicate()
    super.init()
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates a layout without
  /// sections.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// Creates a layout of lists.
  open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  // MARK: Layout

  /// Returns `true`, because sizes and insets are given in leading and trailing terms.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    prepareSections(provider)
  }

  /// The size of the content for the current bounds of the collection view, in points.
  open override var collectionViewContentSize: CGSize {
    owner?.prepareLayoutIfNeeded()
    return state.contentSize
  }

  /// Returns the attributes of the elements that intersect `rect`.
  ///
  /// - Complexity: O(elements found + sections) if groups are equal or their items were measured. The first call is
  ///   O(items) if the content determines the number of items in a group with several subitems.
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

  /// Returns `true` if the size changes, or if boundary items are pinned to the visible bounds.
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

  /// Returns `true` if an element with an estimated size has a new preferred size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { needsNewSize(preferredAttributes, originalAttributes) }

  // MARK: Collection view hooks

  override var estimatesSizes: Bool { state.isEstimated }
  override var dependsOnMargins: Bool { state.dependsOnMargins }
  override func showsSection(_ key: ElementKey) -> Bool { isBoundary(key) }
  override func take(_ preferences: [PreferredSize]) { takeMeasured(preferences) }
  override func itemsDidMove(_ change: any ListChange) { moveMeasured(change) }
  override func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    list(ofSection: section)
  }
  override func scrollSection(showing path: ItemIndexPath, animated: Bool) {
    scrollOrthogonally(to: path, animated: animated)
  }
}
