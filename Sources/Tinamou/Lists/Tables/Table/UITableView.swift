// SPDX-License-Identifier: MIT

/// A column of rows in sections, of which only those exist as views that can be seen.
///
/// The data source says how many rows there are and makes a cell for each row that comes into sight. A row's height is the
/// delegate's, or ``rowHeight``, or what the cell wants; until the row has been in sight it is estimated. When an estimate above
/// turns out wrong, the content offset follows, so that what is in sight stays where it is.
///
/// Source: Apple, `UITableView`; frames as recorded, see `CellMetrics`.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections are shown; given when the table is made, or by its document.
  open package(set) var style: Style

  // MARK: Stored

  private weak var storedDelegate: (any UITableViewDelegate)?
  /// Whether the delegate itself answered the question that was put last.
  var wasAnswered = true
  var geometry = TableGeometry()
  /// Whether ``geometry`` describes what the data source has now.
  var isContentLoaded = false
  /// How the delegate and the properties give heights; found out when the content is loaded.
  var heightRules = TableHeightRules()
  /// The cells, headers and footers that are in sight.
  var shown = ShownRows()
  var reuse = TableReuse()
  /// What was changed since `beginUpdates()`; nil outside of updates.
  var pendingUpdates: TableUpdates?
  var updateDepth = 0
  var selectedPaths: Set<IndexPath> = []
  var isArranging = false
  /// The width for which heights were found out.
  var measuredWidth: CGFloat = -1
  /// Whether texts may wrap elsewhere at the same width, because margins or text size have changed.
  var heightsAreStale = false
  /// Cells, headers and footers in sight whose heights have to be found out again.
  var invalidViews: Set<ObjectIdentifier> = []
  /// Where the rows lie that were announced to the prefetching data source.
  var prefetchedPaths: Set<IndexPath> = []
  var lastArrangedOffset: CGFloat = 0
  var storedSeparatorInset: UIEdgeInsets?
  var indexView: UITableViewIndex?
  var fillerView: UITableViewFiller?

  // MARK: Making

  /// A table with `frame`, in points, in the superview's coordinates.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Differs from UIKit: there are no archives on Linux, so this makes an empty plain table; documents are loaded otherwise.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Where data come from

  /// What the table shows; kept weakly.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { contentMayHaveChanged() } }
  /// Who is asked about heights and told what happens; kept weakly.
  open var delegate: (any UITableViewDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      scrollDelegate = newValue
      contentMayHaveChanged()
    }
  }
  /// Who is told which rows will soon be in sight; kept weakly.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  // MARK: Heights, in points

  /// The height of every row; ``automaticDimension`` for the one that its cell wants.
  open var rowHeight = automaticDimension { didSet { if rowHeight != oldValue { heightsMayHaveChanged() } } }
  /// The height of every header; ``automaticDimension`` for the one that it wants.
  open var sectionHeaderHeight = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsMayHaveChanged() } }
  }
  /// The height of every footer; ``automaticDimension`` for the one that it wants.
  open var sectionFooterHeight = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsMayHaveChanged() } }
  }
  /// What a row is taken to be high until it is shown; 0 for no estimates, and then no row finds out its height itself.
  open var estimatedRowHeight = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsMayHaveChanged() } }
  }
  /// What a header is taken to be high until it is shown.
  open var estimatedSectionHeaderHeight = automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsMayHaveChanged() } }
  }
  /// What a footer is taken to be high until it is shown.
  open var estimatedSectionFooterHeight = automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsMayHaveChanged() } }
  }
  /// Above each header: 22 points in a plain table and none in others, unless it is set.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsMayHaveChanged() } }
  }
  /// How far apart the lines are that a plain table draws below its last row; there are none by default.
  open var fillerRowHeight: CGFloat = 0 { didSet { if fillerRowHeight != oldValue { setNeedsLayout() } } }
  /// What makes a row in sight ask for another height.
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
  /// A view behind the rows, as large as the table, which does not scroll.
  open var backgroundView: UIView? {
    didSet { replaceOwnView(oldValue, backgroundView) }
  }

  // MARK: Separators

  /// Whether there are lines between cells.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { cellsNeedLayout() } }
  /// The colour of the lines between cells.
  open var separatorColor: UIColor? = .separator { didSet { cellsNeedLayout() } }
  /// Where separators end, in points; at the text until it is set.
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

  /// Whether cells keep their content as narrow as is good to read.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { cellMarginsMayHaveChanged() } }
  /// Whether content views stay within the safe area at the sides.
  open var insetsContentViewsToSafeArea = true { didSet { cellMarginsMayHaveChanged() } }

  // MARK: Selection

  /// Whether rows can be selected by tapping them.
  open var allowsSelection = true
  /// The same while rows are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// The same while rows are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether a row is selected when it gets the focus. Kept only: there is no focus here.
  open var selectionFollowsFocus = false
  /// Whether the focus comes back to the row it left. Kept only.
  open var remembersLastFocusedIndexPath = false

  /// The selected row, the topmost of several; nil when none is.
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.min() }
  /// The selected rows from top to bottom; nil when none is.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths.sorted() }

  /// Selects a row and scrolls to it, if `scrollPosition` says so. The delegate is not asked nor told.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, scrollPosition)
  }

  /// Deselects a row. The delegate is not asked nor told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Editing

  /// Whether rows show their controls for deleting, inserting and moving.
  open var isEditing: Bool {
    get { heightRules.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the rows' controls for deleting, inserting and moving.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

  // MARK: Section index

  /// How many rows there have to be for the index to be shown.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
  /// The colour of the index's titles; nil for the tint colour.
  open var sectionIndexColor: UIColor? { didSet { indexView?.setNeedsDisplay() } }
  /// The colour behind the index; nil for none.
  open var sectionIndexBackgroundColor: UIColor? { didSet { indexView?.setNeedsDisplay() } }
  /// The colour behind the index while it is touched. Kept only.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  /// Asks the data source for the titles of the index again.
  open func reloadSectionIndexTitles() { loadIndexTitles() }

  // MARK: Counts

  /// How many sections there are, by the data source's last word.
  open var numberOfSections: Int {
    loadContentIfNeeded()
    return geometry.sections.count
  }

  /// How many rows a section has, by the data source's last word.
  open func numberOfRows(inSection section: Int) -> Int {
    loadContentIfNeeded()
    guard checkSection(section) else { return 0 }
    return geometry.sections[section].rows.count
  }

  // MARK: Places, in the content's coordinates

  /// The place of a section with its header and footer.
  open func rect(forSection section: Int) -> CGRect { bandRect(section) { $0.span(ofSection: section) } }

  /// The header's place in its section, also while it is held in sight elsewhere.
  open func rectForHeader(inSection section: Int) -> CGRect { bandRect(section) { $0.span(of: .header, in: section) } }

  /// The footer's place in its section, also while it is held in sight elsewhere.
  open func rectForFooter(inSection section: Int) -> CGRect { bandRect(section) { $0.span(of: .footer, in: section) } }

  /// The place of a row; empty for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  /// The row at a point; nil where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadContentIfNeeded()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return geometry.path(at: point.y)
  }

  /// The row of a cell in sight; nil for another cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.path(of: cell) }

  /// The rows that lie in a rectangle, in part or whole; from top to bottom.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(from: rect.minY, to: rect.maxY) }

  // MARK: What is in sight

  /// The cell of a row in sight; nil for one out of sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown.cells[indexPath] }

  /// The cells in sight, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    arrangeIfNeeded()
    return shown.cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows in sight, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    arrangeIfNeeded()
    return shown.cells.keys.sorted()
  }

  /// The header of a section in sight; nil for another, and for a view that is no ``UITableViewHeaderFooterView``.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section in sight; nil for another, and for a view that is no ``UITableViewHeaderFooterView``.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Brings a row into sight. A row beyond the last raises `NSRangeException`.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition)
  }

  /// Brings the selected row that is nearest to the middle into sight.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let nearest = nearestSelectedPath else { return }
    scroll(to: nearest, scrollPosition)
  }

  // MARK: Changes

  /// Asks the data source for everything anew.
  open func reloadData() { reloadEverything() }

  /// Carries out `updates`, which insert, delete, move and reload rows and sections, as one change.
  ///
  /// The data source has to say the new numbers when it is asked afterwards; numbers that do not agree raise
  /// `NSInternalInconsistencyException` with UIKit's text, and the table is loaded anew.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Begins changes that are carried out together by ``endUpdates()``; may be nested.
  open func beginUpdates() { openUpdates() }

  /// Carries out what was changed since `beginUpdates()`, and finds out all heights in sight again.
  open func endUpdates() { closeUpdates() }

  /// Inserts sections; the numbers are those after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections; the numbers are those before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }
  /// Asks the data source for sections anew; the numbers are those before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  /// Moves a section; the first number is that before, the second that after the update.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(.init(from: section, to: newSection)) }
  }
  /// Inserts rows; the places are those after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows += indexPaths }
  }
  /// Deletes rows; the places are those before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows += indexPaths }
  }
  /// Makes cells anew for rows; the places are those before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows += indexPaths }
  }
  /// Moves a row; the first place is that before, the second that after the update.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
  }
  /// Has the data source fill the cells in sight of these rows again.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Whether changes were made that are not carried out yet.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }

  // MARK: Reuse

  /// Makes cells of `cellClass` for `identifier`; nil takes the identifier back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCellClass(cellClass, identifier)
  }
  /// Makes cells from a document for `identifier`; nil takes the identifier back.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.cellSources[identifier] = nib.map { .nib($0) }
  }
  /// Makes headers and footers of `aClass` for `identifier`; nil takes the identifier back.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderClass(aClass, identifier)
  }
  /// Makes headers and footers from a document for `identifier`; nil takes the identifier back.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.headerSources[identifier] = nib.map { .nib($0) }
  }

  /// A cell that is out of use, or a new one where the identifier is registered; nil otherwise.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }

  /// A cell that is out of use, or a new one; an identifier that is not registered raises
  /// `NSInternalInconsistencyException`.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  /// A header or footer that is out of use, or a new one where the identifier is registered; nil otherwise.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueHeader(identifier)
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
