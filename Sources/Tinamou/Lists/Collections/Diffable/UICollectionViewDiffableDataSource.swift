// SPDX-License-Identifier: MIT

/// A data source that shows snapshots, and finds out what changed from one to the next.
///
/// Source: Apple, `UICollectionViewDiffableDataSource`.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes and sets up the cell of an item; nil is not allowed for one that is there.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  )
    -> UICollectionViewCell?
  /// Makes and sets up a header, footer or badge.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  )
    -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The place of each item in ``current``.
  private var places: [ItemIdentifierType: ItemPlace] = [:]
  private var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Makes and sets up headers, footers and badges.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// A data source of `collectionView`, which shows nothing yet.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows `snapshot`: cells of items that were there before keep their views. Lays out at once, then calls `completion`.
  ///
  /// - Complexity: O(items).
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot)
    completion?()
  }

  /// Shows `snapshot` without comparing it with what was there before.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    take(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  /// Shows the tree of items in a section, which is made at the end when it is not there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    trees[section] = snapshot
    var whole = current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    show(whole)
    completion?()
  }

  /// The tree of items of a section: as it was applied, or as flat as the section is.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if current.indexOfSection(section) != nil { tree.append(current.itemIdentifiers(inSection: section)) }
    return tree
  }

  private func show(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    let old = current
    take(snapshot)
    guard let collectionView else { return }
    guard collectionView.data.counts != nil else { return collectionView.reloadData() }
    collectionView.data.counts = snapshot.sections.map(\.items.count)
    collectionView.apply(change(from: old, to: snapshot), [])
    let again = snapshot.reconfiguredItemIdentifiers.compactMap { places[$0] }
    if !again.isEmpty {
      collectionView.reconfigure(again)
      collectionView.layoutIfNeeded()
    }
  }

  private func take(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    current = snapshot
    places = [:]
    for (number, section) in snapshot.sections.enumerated() {
      for (item, identifier) in section.items.enumerated() {
        places[identifier] = ItemPlace(section: number, item: item)
      }
    }
  }

  /// Where what was shown has gone.
  private func change(
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> DataChange {
    let remadeItems = Set(new.reloadedItemIdentifiers)
    let remadeSections = Set(new.reloadedSectionIdentifiers)
    let places = places
    return DataChange(
      section: { number in
        guard old.sections.indices.contains(number) else { return nil }
        let identifier = old.sections[number].identifier
        return remadeSections.contains(identifier) ? nil : new.indexOfSection(identifier)
      },
      item: { place in
        guard old.sections.indices.contains(place.section) else { return nil }
        let section = old.sections[place.section]
        guard section.items.indices.contains(place.item) else { return nil }
        let identifier = section.items[place.item]
        if remadeItems.contains(identifier) || remadeSections.contains(section.identifier) { return nil }
        return places[identifier]
      })
  }

  // MARK: Identifiers

  /// The item at a place; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    let place = ItemPlace(indexPath)
    guard current.sections.indices.contains(place.section) else { return nil }
    let items = current.sections[place.section].items
    return items.indices.contains(place.item) ? items[place.item] : nil
  }

  /// The place of an item; nil for one that is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { places[itemIdentifier]?.indexPath }

  /// The section of a number; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  /// The number of a section; nil for one that is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
      return cell
    }
    LayoutException.raise(
      .internalInconsistency,
      "UICollectionViewDiffableDataSource cell provider returned nil for index path "
        + "\(IndexPathWords.described(indexPath)) with item identifier "
        + "'\(itemIdentifier(for: indexPath).map { "\($0)" } ?? "(null)")', which is not allowed. You must always return a "
        + "cell to the collection view: \(collectionView)")
    return UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
