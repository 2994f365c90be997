// SPDX-License-Identifier: MIT

/// A data source that shows snapshots, and finds out what changed from one to the next.
///
/// Source: Apple, `UITableViewDiffableDataSource`.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes and sets up the cell of an item; nil is not allowed for one that is there.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// Where each item of ``current`` is.
  private var paths: [ItemIdentifierType: IndexPath] = [:]

  /// How changes are shown. Kept only: rows change at once here.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// A data source of `tableView`, which shows nothing yet.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows `snapshot`: items that were there before keep their cells. Lays out at once, then calls `completion`.
  ///
  /// - Complexity: O(items).
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    // The table has to know what was there before that goes.
    tableView?.loadContentIfNeeded()
    let change = change(to: snapshot)
    take(snapshot)
    tableView?.carryOut(change, reloading: [])
    tableView?.reconfigureRows(at: snapshot.reconfiguredItemIdentifiers.compactMap { paths[$0] })
    tableView?.layoutIfNeeded()
    completion?()
  }

  /// Shows `snapshot` without comparing it with what was there before.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    take(snapshot)
    tableView?.reloadData()
    completion?()
  }

  private func take(_ snapshot: Snapshot) {
    current = snapshot
    paths = [:]
    for (number, section) in snapshot.sections.enumerated() {
      for (row, item) in section.items.enumerated() { paths[item] = IndexPath(row: row, section: number) }
    }
  }

  /// Where everything of `new` comes from. Reloaded items and sections are new ones in their places.
  private func change(to new: Snapshot) -> TableChange {
    let reloaded = Set(new.reloadedItemIdentifiers)
    let reloadedSections = Set(new.reloadedSectionIdentifiers)
    return TableChange(
      sections: new.sections.map { section in
        let isReloaded = reloadedSections.contains(section.identifier)
        let origin = isReloaded ? nil : current.indexOfSection(section.identifier)
        let rows = section.items.map { item in
          origin == nil || reloaded.contains(item) ? nil : paths[item]
        }
        return TableChange.Section(origin: origin, rowOrigins: rows)
      })
  }

  // MARK: Identifiers

  /// The item at a place; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.sections.indices.contains(indexPath.section) else { return nil }
    let items = current.sections[indexPath.section].items
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// The place of an item; nil for one that is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { paths[itemIdentifier] }

  /// The section of a number; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  /// The number of a section; nil for one that is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  // MARK: Data source

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) { return cell }
    LayoutException.raise(
      .internalInconsistency,
      "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath) with item identifier "
        + "'\(itemIdentifier(for: indexPath).map { "\($0)" } ?? "(null)")', which is not allowed. You must always return a "
        + "cell to the table view: \(tableView)")
    return UITableViewCell()
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
