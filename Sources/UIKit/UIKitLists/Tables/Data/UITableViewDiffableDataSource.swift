// SPDX-License-Identifier: MIT

/// A data source that shows snapshots and determines the changes from one to the next.
///
/// Source: Apple, `UITableViewDiffableDataSource`.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Dequeues and configures the cell of an item. Returning `nil` raises an exception.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// The animation of rows and sections that appear and disappear. The default is
  /// `UITableView.RowAnimation.automatic`.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source of `tableView` with an empty snapshot.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { state.snapshot }

  /// Applies `snapshot`. Items that remain keep their cells. Lays out the table immediately, as an animation if
  /// `animatingDifferences` is `true`, and calls `completion` at the end. Animations take time only on a clock that is
  /// running; see ``UITableView/RowAnimation``.
  ///
  /// - Complexity: O(items).
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    // The table must load its current content before the snapshot is replaced.
    tableView?.loadContentIfNeeded()
    let change = state.replace(with: snapshot)
    let reconfigured = state.indexPaths(of: snapshot.reconfiguredItemIdentifiers)
    let animations = tableView?.snapshotAnimations(animatingDifferences, by: defaultRowAnimation, completion)
    tableView?.show(change, animations, counts: state.counts, configuredAgain: reconfigured)
    if animations == nil { completion?() }
  }

  /// Applies `snapshot` without comparing it with the current one.
  ///
  /// - Complexity: O(items).
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    _ = state.replace(with: snapshot)
    tableView?.reloadData()
    completion?()
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

  open func numberOfSections(in tableView: UITableView) -> Int { state.snapshot.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.snapshot.sections[section].items.count
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) { return cell }
    state.raiseMissingCell(at: indexPath, in: tableView)
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
