// SPDX-License-Identifier: MIT

/// A data source that shows snapshots and determines the changes from one to the next.
///
/// Source: Apple, `UICollectionViewDiffableDataSource`.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Dequeues and configures the cell of an item. Returning `nil` raises an exception.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  )
    -> UICollectionViewCell?
  /// Dequeues and configures a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  )
    -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  /// The section snapshots that were applied.
  var sectionSnapshots: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Dequeues and configures supplementary views. The default is `nil`.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source of `collectionView` with an empty snapshot.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { state.snapshot }

  /// Applies `snapshot`. Items that remain keep their cells. Lays out the collection view immediately, as an animation if
  /// `animatingDifferences` is `true`, and calls `completion` at the end. Animations take time only on a clock that is
  /// running; see `UICollectionView.performBatchUpdates(_:completion:)`.
  ///
  /// - Complexity: O(items).
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot, animatingDifferences, completion)
  }

  /// Applies `snapshot` without comparing it with the current one.
  ///
  /// - Complexity: O(items).
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    _ = state.replace(with: snapshot)
    collectionView?.reloadData()
    completion?()
  }

  /// Applies the snapshot of a section and shows its expanded items. A section that does not exist is appended.
  ///
  /// - Complexity: O(items) of the whole data source.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    sectionSnapshots[section] = snapshot
    var whole = state.snapshot
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    show(whole, animatingDifferences, completion)
  }

  /// Returns the snapshot of a section: the one that was applied, or one that contains the section's items without a
  /// hierarchy.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let applied = sectionSnapshots[section] { return applied }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if state.snapshot.indexOfSection(section) != nil { flat.append(state.snapshot.itemIdentifiers(inSection: section)) }
    return flat
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ isAnimated: Bool,
    _ completion: (() -> Void)?
  ) {
    let change = state.replace(with: snapshot)
    var animations: UpdateAnimations?
    if let collectionView, collectionView.isDataLoaded {
      let reconfigured = state.indexPaths(of: snapshot.reconfiguredItemIdentifiers)
      animations = collectionView.snapshotAnimations(isAnimated, completion)
      collectionView.show(change, animations, counts: state.counts, configuredAgain: reconfigured)
    } else {
      collectionView?.reloadData()
    }
    collectionView?.refreshOutline()
    if animations == nil { completion?() }
  }

  /// Replaces the snapshot by one in which an item was moved. The collection view moves its cell.
  func take(reordered snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    _ = state.replace(with: snapshot)
  }

  // MARK: Handlers

  /// The handlers for reordering. The default has none.
  open var reorderingHandlers = ReorderingHandlers()
  /// The handlers for opening and closing the sections of outlines. The default has no handlers.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// Closures about reordering.
  public struct ReorderingHandlers {
    /// Creates handlers that allow nothing.
    public init() {}
    /// Returns whether an item may move. The default is `nil`, for none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the snapshot has the item that was moved at its new place.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the snapshot has the item that was moved at its new place.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }

  /// Closures about outlines.
  public struct SectionSnapshotHandlers {
    /// Creates handlers without closures.
    public init() {}
    /// Returns whether a tap may expand an item. The default is `nil`, for all.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// Called before a tap expands an item.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Returns whether a tap may collapse an item. The default is `nil`, for all.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// Called before a tap collapses an item.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// Returns the items below an item that a tap expands, from those that it has.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
          -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?
  }

  // MARK: Identifiers

  /// Returns the item at an index path, or `nil`.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.itemIdentifier(at: ItemIndexPath(indexPath))
  }

  /// Returns the index path of an item, or `nil`.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.indexPaths[itemIdentifier]?.indexPath
  }

  /// Returns the section at an index, or `nil`.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.sectionIdentifier(at: index) }

  /// Returns the index of a section, or `nil`.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { state.snapshot.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    state.snapshot.sections[section].items.count
  }

  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
      return cell
    }
    state.raiseMissingCell(at: indexPath, in: collectionView)
    return UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    reorder(from: ItemIndexPath(sourceIndexPath), to: ItemIndexPath(destinationIndexPath))
  }
}
