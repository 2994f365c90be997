// SPDX-License-Identifier: MIT

/// A view that presents rows in a single column, divided into sections. Only visible rows have cells.
///
/// The data source provides the number of rows and a cell for each row that becomes visible. A row's height is the delegate's, or
/// ``rowHeight``, or the one that the cell prefers; it is an estimate until the row has been visible. When an estimate above the
/// visible rows turns out wrong, the content offset changes by the difference, so that the visible rows keep their positions.
///
/// Source: Apple, `UITableView`; frames as recorded, see `CellMetrics`.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The style, set when the table is created or by its document.
  open package(set) var style: Style

  // MARK: Stored

  private weak var storedDelegate: (any UITableViewDelegate)?
  /// Whether the delegate implements the optional method that was called last.
  var wasAnswered = true
  var geometry = TableGeometry()
  /// Whether ``geometry`` is up to date with the data source.
  var isContentLoaded = false
  /// The sources of heights, determined when the content is loaded.
  var heightRules = TableHeightRules()
  /// The cells, headers and footers that are visible.
  var visible = VisibleRows()
  let cellPool = ReusePool<UITableViewCell>(listClassName: ListTerms.table.className)
  let headerFooterPool = ReusePool<UITableViewHeaderFooterView>(listClassName: ListTerms.table.className)
  var batch: BatchUpdates?
  var selection = ListSelection()
  var prefetching = Prefetching()
  var isArranging = false
  /// The width for which heights were measured.
  var measuredWidth: CGFloat = -1
  /// Whether text may wrap elsewhere at the same width, because margins or text size have changed.
  var heightsAreStale = false
  /// Visible cells, headers and footers whose heights have to be measured again.
  var invalidViews: Set<ObjectIdentifier> = []
  var storedSeparatorInset: UIEdgeInsets?
  var indexView: UITableViewIndex?
  var fillerView: UITableViewFiller?

  // MARK: Creating

  /// A table with `frame`, in points, in the superview's coordinates.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Differs from UIKit: there are no archives on Linux, so this creates an empty plain table; documents are loaded otherwise.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Data

  /// The object that provides rows and cells; held weakly.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { contentMayHaveChanged() } }
  /// The object that provides heights and is told of display and selection; held weakly.
  open var delegate: (any UITableViewDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      scrollDelegate = newValue
      contentMayHaveChanged()
    }
  }
  /// The object that is told which rows will soon be visible; held weakly.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  // MARK: Heights, in points

  /// The height of every row; ``automaticDimension``, the default, for the one that its cell prefers.
  open var rowHeight = automaticDimension { didSet { if rowHeight != oldValue { heightsMayHaveChanged() } } }
  /// The height of every header; ``automaticDimension``, the default, for the one that it prefers.
  open var sectionHeaderHeight = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsMayHaveChanged() } }
  }
  /// The height of every footer; ``automaticDimension``, the default, for the one that it prefers.
  open var sectionFooterHeight = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsMayHaveChanged() } }
  }
  /// The estimated height of a row until it is shown; ``automaticDimension``, the default, for a standard estimate. With 0
  /// there are no estimates and no self-sizing rows.
  open var estimatedRowHeight = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsMayHaveChanged() } }
  }
  /// The estimated height of a header until it is shown; ``automaticDimension`` by default.
  open var estimatedSectionHeaderHeight = automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsMayHaveChanged() } }
  }
  /// The estimated height of a footer until it is shown; ``automaticDimension`` by default.
  open var estimatedSectionFooterHeight = automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsMayHaveChanged() } }
  }
  /// The room above each header; ``automaticDimension``, the default, for 22 points in a plain table and none in others.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsMayHaveChanged() } }
  }
  /// The height of the empty rows that a plain table draws below its last row; 0, the default, for none.
  open var fillerRowHeight: CGFloat = 0 { didSet { if fillerRowHeight != oldValue { setNeedsLayout() } } }
  /// The changes after which a visible row is measured again. The default is `enabled`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Header, footer, background

  /// A view above all sections. Its width becomes the table's; its height is the one its frame has.
  open var tableHeaderView: UIView? {
    didSet { replaceOwnView(oldValue, tableHeaderView) }
  }
  /// A view below all sections. Its width becomes the table's; its height is the one its frame has.
  open var tableFooterView: UIView? {
    didSet { replaceOwnView(oldValue, tableFooterView) }
  }
  /// A view behind the rows, as large as the table, that does not scroll.
  open var backgroundView: UIView? {
    didSet { replaceOwnView(oldValue, backgroundView) }
  }

  // MARK: Separators

  /// The style of the lines between cells. The default is a single line.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { cellsNeedLayout() } }
  /// The color of the lines between cells.
  open var separatorColor: UIColor? = .separator { didSet { cellsNeedLayout() } }
  /// The insets of separators, in points; until it is set they begin at the text.
  open var separatorInset: UIEdgeInsets {
    get { storedSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      storedSeparatorInset = newValue
      cellsNeedLayout()
    }
  }
  /// What ``separatorInset`` is measured from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { cellsNeedLayout() } }

  // MARK: Margins

  /// Whether the margins of cells follow the readable width. The default is `false`.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { cellMarginsMayHaveChanged() } }
  /// Whether content views stay within the safe area at the sides. The default is `true`.
  open var insetsContentViewsToSafeArea = true { didSet { cellMarginsMayHaveChanged() } }

  // MARK: Selection

  /// Whether rows can be selected by tapping them. The default is `true`.
  open var allowsSelection = true
  /// Whether rows can be selected by tapping them in editing mode. The default is `false`.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected. The default is `false`.
  open var allowsMultipleSelection = false
  /// Whether several rows can be selected in editing mode. The default is `false`.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether a row is selected when it gets the focus. Stored; has no effect.
  open var selectionFollowsFocus = false
  /// Whether the focus returns to the row that it left. Stored; has no effect.
  open var remembersLastFocusedIndexPath = false

  /// The selected row, the topmost of several; nil when none is selected.
  open var indexPathForSelectedRow: IndexPath? { selection.topmost?.indexPath }
  /// The selected rows from top to bottom; nil when none is selected.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.inAscendingOrder.map(\.indexPath)
  }

  /// Selects a row and scrolls to it where `scrollPosition` is not `none`. The delegate is not called.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, scrollPosition)
  }

  /// Deselects a row. The delegate is not called.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(ItemIndexPath(indexPath)) }

  // MARK: Editing

  /// Whether rows show their controls for deleting, inserting and moving. The default is `false`.
  open var isEditing: Bool {
    get { heightRules.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the rows' controls for deleting, inserting and moving.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

  // MARK: Section index

  /// The minimum number of rows for which the index is shown. The default is 0.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
  /// The color of the index's titles; nil, the default, for the tint color.
  open var sectionIndexColor: UIColor? { didSet { indexView?.setNeedsDisplay() } }
  /// The color behind the index; nil, the default, for none.
  open var sectionIndexBackgroundColor: UIColor? { didSet { indexView?.setNeedsDisplay() } }
  /// The color behind the index while it is touched. Stored; has no effect.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  /// Requests the titles of the index from the data source again.
  open func reloadSectionIndexTitles() { loadIndexTitles() }

  // MARK: Counts

  /// The number of sections that the data source had when it was last asked.
  open var numberOfSections: Int {
    loadContentIfNeeded()
    return geometry.sections.count
  }

  /// The number of rows in a section that the data source had when it was last asked.
  open func numberOfRows(inSection section: Int) -> Int {
    loadContentIfNeeded()
    guard checkSection(section) else { return 0 }
    return geometry.sections[section].rows.count
  }

  // MARK: Frames, in the content's coordinates

  /// The frame of a section with its header and footer.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) { $0.span(ofSection: section) } }

  /// The frame of the header at the beginning of its section, also while it floats elsewhere.
  open func rectForHeader(inSection section: Int) -> CGRect {
    sectionRect(section) { $0.span(of: .header, in: section) }
  }

  /// The frame of the footer at the end of its section, also while it floats elsewhere.
  open func rectForFooter(inSection section: Int) -> CGRect {
    sectionRect(section) { $0.span(of: .footer, in: section) }
  }

  /// The frame of a row; empty for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(ItemIndexPath(indexPath)) }

  /// The row at a point; nil where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadContentIfNeeded()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return geometry.path(at: point.y)?.indexPath
  }

  /// The row of a visible cell; nil for another cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { visible.indexPath(of: cell)?.indexPath }

  /// The rows that lie in a rectangle, partly or entirely, from top to bottom; nil for none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let rows = indexPaths(from: rect.minY, to: rect.maxY)
    return rows.isEmpty ? nil : rows.map(\.indexPath)
  }

  // MARK: Visible views

  /// The cell of a visible row; nil for another row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { visible.cells[key: ItemIndexPath(indexPath)] }

  /// The cells of the visible rows, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    arrangeIfNeeded()
    return visible.cells.elements
  }

  /// The visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    arrangeIfNeeded()
    return visible.cells.keys.map(\.indexPath)
  }

  /// The visible header of a section; nil for another section, and for a view that is no ``UITableViewHeaderFooterView``.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visible[.header][key: section] as? UITableViewHeaderFooterView
  }

  /// The visible footer of a section; nil for another section, and for a view that is no ``UITableViewHeaderFooterView``.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visible[.footer][key: section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls until a row is visible. A row beyond the last raises `NSRangeException`.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition)
  }

  /// Scrolls until the selected row nearest to the middle is visible.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let nearest = nearestSelectedIndexPath else { return }
    scroll(to: nearest.indexPath, scrollPosition)
  }

  // MARK: Changes

  /// Requests everything from the data source again. The selection is lost.
  open func reloadData() { reloadEverything() }

  /// Carries out `updates`, which insert, delete, move and reload rows and sections, as one change, and lays out.
  ///
  /// Numbers of rows that do not agree with the data source afterwards raise `NSInternalInconsistencyException` with UIKit's
  /// text, and the table is loaded again. In a closure literal, members need no explicit `self`, as in UIKit.
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Begins changes that ``endUpdates()`` carries out as one; may be nested.
  open func beginUpdates() { beginBatch() }

  /// Carries out the changes since `beginUpdates()`, and measures the visible rows again.
  open func endUpdates() { endBatch() }

  /// Inserts sections, given by their indexes after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections, given by their indexes before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.deletedSections.formUnion(sections) }
  }
  /// Reloads sections, given by their indexes before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.reloadedSections.formUnion(sections) }
  }
  /// Moves a section from its index before the update to its index after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.moveSection(section, to: newSection) }
  }
  /// Inserts rows, given by their index paths after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.insertItems(indexPaths) }
  }
  /// Deletes rows, given by their index paths before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.deleteItems(indexPaths) }
  }
  /// Replaces the cells of rows, given by their index paths before the update. The old cells leave after the new ones have
  /// been requested, so that none of them is dequeued for the same item; see ``reconfigureRows(at:)``.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.reloadItems(indexPaths) }
  }
  /// Moves a row from its index path before the update to its index path after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.moveItem(indexPath, to: newIndexPath) }
  }
  /// Has the data source configure the visible cells of rows again; the cells stay.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths.map(ItemIndexPath.init)) }

  /// Whether changes were made that are not carried out yet.
  open var hasUncommittedUpdates: Bool { batch != nil }

  // MARK: Reuse

  /// Registers the class of the cells for `identifier`; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass, for: .init(identifier: identifier))
  }
  /// Registers the nib of the cells for `identifier`; nil removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(nib, for: .init(identifier: identifier))
  }
  /// Registers the class of the headers and footers for `identifier`; nil removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterPool.register(aClass, for: .init(identifier: identifier))
  }
  /// Registers the nib of the headers and footers for `identifier`; nil removes the registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterPool.register(nib, for: .init(identifier: identifier))
  }

  /// A cell that is no longer visible, or a new one where the identifier is registered; nil otherwise.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }

  /// A cell that is no longer visible, or a new one. An identifier that is not registered raises
  /// `NSInternalInconsistencyException`.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  /// A header or footer that is no longer visible, or a new one where the identifier is registered; nil otherwise.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooterView(identifier)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  override func sizeDidChange(from oldSize: CGSize) {
    super.sizeDidChange(from: oldSize)
    if oldSize.width != bounds.width { cellMarginsMayHaveChanged() }
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    cellMarginsMayHaveChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textSizeMayHaveChanged(from: previousTraitCollection)
  }

  override var standardMargins: UIEdgeInsets {
    UIEdgeInsets(top: 8, left: sideMargin, bottom: 8, right: sideMargin)
  }
}
