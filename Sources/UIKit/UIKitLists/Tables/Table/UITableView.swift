// SPDX-License-Identifier: MIT

@_spi(ViewHooks) import UIKitViews

/// A view that presents rows in a single column, divided into sections. Only visible rows have cells.
///
/// The data source provides the number of rows and a cell for each row that becomes visible. The height of a row
/// comes from the delegate, from ``rowHeight``, or from the preferred size of its cell; in the last case it is
/// estimated until the row has been visible. If an estimate above the visible rows is wrong, the content offset
/// changes by the difference, so that the visible rows keep their positions.
///
/// Source: Apple, `UITableView`; frames as recorded (Facts, “Recorded documents”), see `CellMetrics`.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The style, set on creation or by the table's document.
  open package(set) var style: Style { didSet { if style != oldValue { takeListEnvironment() } } }

  // MARK: Drag and drop

  /// The object that provides the rows to drag. The default is `nil`.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { addDragGesture() } }
  /// The object that accepts dropped items. The default is `nil`.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether rows can be dragged. The default is `true` on tablets and `false` on phones.
  open lazy var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault
  /// Whether rows are being dragged from the table.
  open var hasActiveDrag: Bool { dragGesture?.drag?.isDragging ?? false }
  /// Whether items that may be dropped are over the table.
  open internal(set) var hasActiveDrop = false

  // MARK: Stored properties

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
  let cellPool = ReusePool<UITableViewCell>(listClassName: ListMessageTerms.table.className)
  let headerFooterPool = ReusePool<UITableViewHeaderFooterView>(listClassName: ListMessageTerms.table.className)
  var batch: BatchUpdates?
  var selection = ListSelection()
  var prefetching = Prefetching()
  var isArranging = false
  /// The width for which heights were measured.
  var measuredWidth: CGFloat = -1
  /// Whether texts may wrap differently at the same width, because margins or the text size have changed.
  var heightsAreStale = false
  /// Visible cells, headers and footers whose heights have to be measured again.
  var invalidViews: Set<ObjectIdentifier> = []
  var storedSeparatorInset: UIEdgeInsets?
  var indexView: UITableViewIndex?
  var fillerView: UITableViewFiller?
  /// The animation of the update for which the table is being laid out; `nil` at other times.
  var updateAnimation: TableUpdateAnimation?
  /// The views that animations of updates are removing, in the order of the updates.
  var disappearing: [DisappearingRow] = []
  /// The numbers of the animations of updates: of the last one, and of those that have not ended.
  var animationNumbers = UpdateAnimationNumbers()
  var swipe: RowSwipe?
  /// The context menus of the items; `nil` before the view is in a window.
  var contextMenu: ListContextMenu?
  /// The gesture that drags items; `nil` for none.
  var dragGesture: ListDragGesture?
  var multipleSelection: MultipleSelection?
  /// The row that a finger moves; `nil` for none.
  var reordering: RowReordering?
  /// The number of updates and reloads so far.
  var changeCount = 0

  // MARK: Creating

  /// Creates a table with `frame`, in points, in the superview's coordinate system.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table with `frame`, in points, in the superview's coordinate system.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates an empty plain table.
  /// Documents are loaded in another way.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
    decode(coder, as: UITableView.self)
  }

  private func setUp() {
    takeListEnvironment()
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Gives the views of the table its list environment, which there is from iOS 18.
  private func takeListEnvironment() {
    guard InterfaceGeneration.current >= .iOS18 else { return }
    traitOverrides.listEnvironment =
      switch style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
  }

  // MARK: Data

  /// The object that provides the numbers of rows and the cells. It is not retained. The default is `nil`.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { contentMayHaveChanged() } }
  /// The object that provides heights and responds to display and selection. It is not retained. The default is `nil`.
  open var delegate: (any UITableViewDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      scrollDelegate = newValue
      contentMayHaveChanged()
    }
  }
  /// The object that prepares the data of rows before they are shown. It is not retained. The default is `nil`.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  // MARK: Heights, in points

  /// The height of rows, in points; ``automaticDimension`` for the fitting height of each cell. The default is
  /// ``automaticDimension``.
  open var rowHeight = automaticDimension { didSet { if rowHeight != oldValue { heightsMayHaveChanged() } } }
  /// The height of headers, in points; ``automaticDimension`` for their fitting height. The default is
  /// ``automaticDimension``.
  open var sectionHeaderHeight = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsMayHaveChanged() } }
  }
  /// The height of footers, in points; ``automaticDimension`` for their fitting height. The default is
  /// ``automaticDimension``.
  open var sectionFooterHeight = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsMayHaveChanged() } }
  }
  /// The estimated height of rows, in points, which is used until they are shown. 0 disables estimates, and with them
  /// self-sizing rows. The default is ``automaticDimension``.
  open var estimatedRowHeight = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsMayHaveChanged() } }
  }
  /// The estimated height of headers, in points, which is used until they are shown. The default is
  /// ``automaticDimension``.
  open var estimatedSectionHeaderHeight = automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsMayHaveChanged() } }
  }
  /// The estimated height of footers, in points, which is used until they are shown. The default is
  /// ``automaticDimension``.
  open var estimatedSectionFooterHeight = automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsMayHaveChanged() } }
  }
  /// The space above each header, in points. The default is ``automaticDimension``, which is 22 in a plain table and 0
  /// in others.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsMayHaveChanged() } }
  }
  /// The height of the empty rows that a plain table draws below its last row, in points; 0 for none. The default is
  /// `0`.
  open var fillerRowHeight: CGFloat = 0 { didSet { if fillerRowHeight != oldValue { setNeedsLayout() } } }
  /// The events that invalidate the height of a visible row. The default is `.enabled`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Header, footer, background

  /// The view above all sections. It has the table's width and the height of its frame. The default is `nil`.
  open var tableHeaderView: UIView? {
    didSet { replaceOwnView(oldValue, tableHeaderView) }
  }
  /// The view below all sections. It has the table's width and the height of its frame. The default is `nil`.
  open var tableFooterView: UIView? {
    didSet { replaceOwnView(oldValue, tableFooterView) }
  }
  /// The background view, as large as the table. It does not scroll. The default is `nil`.
  open var backgroundView: UIView? {
    didSet { replaceOwnView(oldValue, backgroundView) }
  }

  // MARK: Separators

  /// The style of the separators between cells. The default is `.singleLine`.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { cellsNeedLayout() } }
  /// The color of the separators. The default is `.separator`.
  open var separatorColor: UIColor? = .separator { didSet { cellsNeedLayout() } }
  /// The insets of the separators, in points. By default, separators start at the text.
  open var separatorInset: UIEdgeInsets {
    get { storedSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      storedSeparatorInset = newValue
      cellsNeedLayout()
    }
  }
  /// The effect of separators. The default is `nil`. Stored; has no effect.
  open var separatorEffect: UIVisualEffect?
  /// Whether rows can have the focus. The default is `false`. Stored; has no effect.
  open var allowsFocus = false
  /// The reference of ``separatorInset``. The default is `SeparatorInsetReference.fromCellEdges`.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { cellsNeedLayout() } }

  // MARK: Margins

  /// Whether cells limit their content to the readable width. The default is `false`.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { cellMarginsMayHaveChanged() } }
  /// Whether content views are inset by the horizontal safe area. The default is `true`.
  open var insetsContentViewsToSafeArea = true { didSet { cellMarginsMayHaveChanged() } }

  // MARK: Selection

  /// Whether rows can be selected by a tap. The default is `true`.
  open var allowsSelection = true
  /// Whether rows can be selected by a tap in editing mode. The default is `false`.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected. The default is `false`.
  open var allowsMultipleSelection = false
  /// Whether several rows can be selected in editing mode. The default is `false`.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether a row is selected when it gets focus. The default is `false`. Stored; has no effect.
  open var selectionFollowsFocus = false
  /// Whether the last focused row gets focus again. The default is `false`. Stored; has no effect.
  open var remembersLastFocusedIndexPath = false

  /// The selected row, the topmost if there are several; `nil` for none.
  open var indexPathForSelectedRow: IndexPath? { selection.topmost?.indexPath }
  /// The selected rows from top to bottom; `nil` for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.inAscendingOrder.map(\.indexPath)
  }

  /// Selects a row and scrolls to it unless `scrollPosition` is `none`. The delegate is not notified.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, scrollPosition, animated: animated)
  }

  /// Deselects a row. The delegate is not notified.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(ItemIndexPath(indexPath)) }

  // MARK: Editing

  /// Whether the table is in editing mode, or a row is swiped. The default is `false`.
  open var isEditing: Bool {
    get { heightRules.isEditing || swipe != nil }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets the editing mode, and closes a swiped row. The change of the mode is not animated.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

  // MARK: Section index

  /// The minimum number of rows with which the section index is shown. The default is `0`.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
  /// The color of the section index's titles; `nil` for the tint color. The default is `nil`.
  open var sectionIndexColor: UIColor? { didSet { indexView?.setNeedsDisplay() } }
  /// The background color of the section index; `nil` for none. The default is `nil`.
  open var sectionIndexBackgroundColor: UIColor? { didSet { indexView?.setNeedsDisplay() } }
  /// The background color of the section index while it is touched; `nil` for
  /// ``sectionIndexBackgroundColor``. The default is `nil`.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  /// Reloads the titles of the section index from the data source.
  open func reloadSectionIndexTitles() { loadIndexTitles() }

  // MARK: Counts

  /// The number of sections at the last request to the data source.
  open var numberOfSections: Int {
    loadContentIfNeeded()
    return geometry.sections.count
  }

  /// Returns the number of rows in a section at the last request to the data source.
  open func numberOfRows(inSection section: Int) -> Int {
    loadContentIfNeeded()
    guard checkSection(section) else { return 0 }
    return geometry.sections[section].rows.count
  }

  // MARK: Frames, in the content's coordinates

  /// Returns the frame of a section including its header and footer, in points, in the table's coordinates.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) { $0.span(ofSection: section) } }

  /// Returns the frame of a header at the start of its section, even while it is pinned elsewhere.
  open func rectForHeader(inSection section: Int) -> CGRect {
    sectionRect(section) { $0.span(of: .header, in: section) }
  }

  /// Returns the frame of a footer at the end of its section, even while it is pinned elsewhere.
  open func rectForFooter(inSection section: Int) -> CGRect {
    sectionRect(section) { $0.span(of: .footer, in: section) }
  }

  /// Returns the frame of a row, in points, in the table's coordinates; empty for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(ItemIndexPath(indexPath)) }

  /// Returns the row at a point, or `nil`.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadContentIfNeeded()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return geometry.path(at: point.y)?.indexPath
  }

  /// Returns the row of a visible cell; `nil` for another cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { visible.indexPath(of: cell)?.indexPath }

  /// Returns the rows that intersect a rectangle, from top to bottom; `nil` for none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let rows = indexPaths(from: rect.minY, to: rect.maxY)
    return rows.isEmpty ? nil : rows.map(\.indexPath)
  }

  // MARK: Visible views

  /// Returns the cell of a visible row; `nil` for another row.
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

  /// Returns the header of a visible section; `nil` if it is not a ``UITableViewHeaderFooterView`` or not visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visible[.header][key: section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a visible section; `nil` if it is not a ``UITableViewHeaderFooterView`` or not visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visible[.footer][key: section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls to a row. A row that does not exist raises `NSRangeException`. Animated scrolling takes time if the animation clock is
  /// running; see ``UIScrollView/setContentOffset(_:animated:)``.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls to the selected row closest to the center.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let nearest = nearestSelectedIndexPath else { return }
    scroll(to: nearest.indexPath, scrollPosition, animated: animated)
  }

  // MARK: Changes

  /// Reloads everything from the data source and clears the selection.
  ///
  /// - Complexity: Linear in the number of sections and rows. Cells of visible rows only are made, by the next layout.
  open func reloadData() { reloadEverything() }

  /// Performs all insertions, deletions, moves and reloads that `updates` requests as one change, and lays out the
  /// table. `completion` is called at the end of the animation, which takes time only on a clock that is running; see
  /// ``RowAnimation``.
  ///
  /// If the numbers of rows are inconsistent with the data source afterward, raises
  /// `NSInternalInconsistencyException` with UIKit's message and reloads the table. In a closure literal, members
  /// need no explicit `self`, as in UIKit.
  ///
  /// - Complexity: Linear in the number of sections and of the rows of sections with changes; without estimated heights,
  ///   in the number of all rows.
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endBatch(by: endUpdates, completion)
  }

  /// Begins changes that ``endUpdates()`` performs as one change. Calls can be nested.
  open func beginUpdates() { beginBatch() }

  /// Performs the changes since `beginUpdates()` and measures all visible rows again.
  open func endUpdates() { endBatch() }

  /// Inserts sections at the given indexes after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record {
      $0.insertedSections.formUnion(sections)
      $0.animations?.setInserted(sections, animation)
    }
  }
  /// Deletes sections at the given indexes before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record {
      $0.deletedSections.formUnion(sections)
      $0.animations?.setRemoved(sections, animation)
    }
  }
  /// Reloads sections at the given indexes before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record {
      $0.reloadedSections.formUnion(sections)
      $0.animations?.setRemoved(sections, animation)
    }
  }
  /// Moves a section from an index before the update to an index after the update.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.moveSection(section, to: newSection) }
  }
  /// Inserts rows at the given index paths after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record {
      $0.insertItems(indexPaths)
      $0.animations?.setInserted(indexPaths, animation)
    }
  }
  /// Deletes rows at the given index paths before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record {
      $0.deleteItems(indexPaths)
      $0.animations?.setRemoved(indexPaths, animation)
    }
  }
  /// Replaces the cells of rows, given by their index paths before the update. The old cells are not enqueued before
  /// the new ones were requested, so that none of them is dequeued for the same row; see ``reconfigureRows(at:)``.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record {
      $0.reloadItems(indexPaths)
      $0.animations?.setRemoved(indexPaths, animation)
    }
  }
  /// Moves a row from an index path before the update to an index path after the update.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.moveItem(indexPath, to: newIndexPath) }
  }
  /// Requests that the data source configure the visible cells of rows again without replacing them.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths.map(ItemIndexPath.init)) }

  /// The interaction that shows the menus of rows that the delegate provides; `nil` before the view is first in a window.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenu?.interaction }

  /// Whether there are changes that have not been performed.
  open var hasUncommittedUpdates: Bool { batch != nil }

  // MARK: Reuse

  /// Registers the class of the cells for `identifier`; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass, for: .init(identifier: identifier))
  }
  /// Registers the nib of the cells for `identifier`; `nil` removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(nib, for: .init(identifier: identifier))
  }
  /// Registers the class of the headers and footers for `identifier`; `nil` removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterPool.register(aClass, for: .init(identifier: identifier))
  }
  /// Registers the nib of the headers and footers for `identifier`; `nil` removes the registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterPool.register(nib, for: .init(identifier: identifier))
  }

  /// Returns a reusable cell, or a new one if the identifier is registered; otherwise `nil`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }

  /// Returns a reusable or new cell. An identifier that is not registered raises `NSInternalInconsistencyException`.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  /// Returns a reusable header or footer, or a new one if the identifier is registered; otherwise `nil`.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooterView(identifier)
  }

  // MARK: Layout

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    addSwipeRecognizer()
    addReorderRecognizer()
    addBandSelectionRecognizer()
    addContextMenu()
    addDragGesture()
  }

  @_spi(ViewHooks) open override var arrangesContent: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  @_spi(ViewHooks) open override func sizeDidChange(from oldSize: CGSize) {
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

  @_spi(ViewHooks) open override var standardMargins: UIEdgeInsets {
    UIEdgeInsets(top: 8, left: sideMargin, bottom: 8, right: sideMargin)
  }
  /// Whether ``prefetchDataSource`` is notified. The default is `true`.
  open var isPrefetchingEnabled = true
  /// Whether rows can have the focus in editing mode. The default is `false`. Stored; has no effect.
  open var allowsFocusDuringEditing = false
}
