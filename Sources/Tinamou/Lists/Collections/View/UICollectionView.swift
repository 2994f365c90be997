// SPDX-License-Identifier: MIT

/// Shows items of data in an arrangement that a layout object decides.
///
/// Only the elements in the visible part have views. The data source makes them, by dequeuing; the layout places them.
/// ``layoutSubviews()`` prepares the layout, takes over the content's size, shows what reaches into the bounds, and lets cells
/// that size themselves say how large they are, until all agree.
///
/// Source: Apple, `UICollectionView`.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The arrangement.
  private var layout: UICollectionViewLayout
  /// The numbers of sections and items, as the data source said last.
  var data = CollectionData()
  /// The elements that have views.
  var shown: [ElementKey: ShownElement] = [:]
  /// What reuse identifiers stand for, and views that wait to be used again.
  var pool = ReusePool()
  /// The selected items, the first selected first.
  var selection: [ItemPlace] = []
  /// The highlighted item.
  var highlighted: ItemPlace?
  /// What the present pass has to do.
  var passState = CollectionPassState()
  /// The changes of the batch that is being collected; nil outside of batches.
  var batch: UpdateBatch?
  /// The cells that a data source is to set up again instead of making new ones.
  var reconfigured: [ElementKey: UICollectionReusableView] = [:]
  /// The items that a prefetching data source was told of and that were not shown since.
  var prefetched: Set<ItemPlace> = []

  /// A collection view with `frame`, in points, in the superview's coordinates.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.owner = self
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes an empty view with a flow layout.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.owner = self
  }

  // MARK: Who says what

  /// Who says what is shown.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { dataSourceDidChange() } }
  }

  /// Who decides what may be selected, and is told what happens.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { invalidateEverything() }
    }
  }

  /// Who is told which items will be shown soon.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether ``prefetchDataSource`` is told.
  open var isPrefetchingEnabled = true

  /// The arrangement. Setting it arranges the items anew at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { change(to: newValue) }
  }

  /// Arranges the items by another layout. Differs from UIKit: there is no movement on the way.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { change(to: layout) }

  /// Arranges the items by another layout, then calls `completion`. Differs from UIKit: there is no movement on the way.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    change(to: layout)
    layoutIfNeeded()
    completion?(true)
  }

  private func change(to newLayout: UICollectionViewLayout) {
    let old = layout
    guard newLayout !== old else { return }
    old.prepareForTransition(to: newLayout)
    newLayout.prepareForTransition(from: old)
    for element in shown.values { element.view.willTransition(from: old, to: newLayout) }
    old.owner = nil
    layout = newLayout
    newLayout.owner = self
    // Decoration views and headers belong to the layout that asked for them.
    for (key, element) in shown where key.category != .cell { stopShowing(key, element) }
    newLayout.invalidateLayout()
    for element in shown.values { element.view.didTransition(from: old, to: newLayout) }
    old.finalizeLayoutTransition()
    newLayout.finalizeLayoutTransition()
  }

  // MARK: Looks

  /// A view behind all elements; it fills the bounds and does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether cells get another size when what is in them changes.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Selection

  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether more than one item can be selected.
  open var allowsMultipleSelection = false
  /// Whether items can be selected while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether more than one item can be selected while editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the list is being edited.
  open var isEditing = false

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutElements()
    if let backgroundView { backgroundView.frame = bounds }
  }

  /// The size of the content, in points: the layout's. While the view is asked for its own size at a width that it does not
  /// have yet, the size for that width.
  open override var contentSize: CGSize {
    get { passState.isMeasuring ? layout.collectionViewContentSize : super.contentSize }
    set { super.contentSize = newValue }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    invalidateEverything()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateEverything()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    layoutMarginsMatter()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateEverything()
  }

  /// A subclass may say the content's size for its own, which follows from the width.
  override var contentHeightDependsOnWidth: Bool { true }

  override func measuredContentSize(fittingWidth width: CGFloat?) -> CGSize { contentSizeAsNaturalSize(at: width) }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first, let item = indexPathForItem(at: touch.location(in: self)) { highlight(item) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    let item = touches.first.flatMap { indexPathForItem(at: $0.location(in: self)) }
    let wasHighlighted = highlighted
    unhighlight()
    if let item, ItemPlace(item) == wasHighlighted { tap(item) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unhighlight()
  }

  // MARK: Data, overridable

  /// Asks the data source for everything again. What was selected no longer is.
  open func reloadData() { reloadEverything() }

  /// Makes changes and lays out their result at once: all inserts, deletes, moves and reloads within `updates` count as one.
  ///
  /// Places of what is deleted or reloaded are those before, places of what is inserted those after. Raises an exception
  /// when the data source does not have what comes out.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates)
    completion?(true)
  }

  /// Puts new items in; `indexPaths` are their places afterwards.
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedItems += indexPaths.map(ItemPlace.init) } }
  /// Takes items out; `indexPaths` are their places before.
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedItems += indexPaths.map(ItemPlace.init) } }
  /// Makes the views of items anew; `indexPaths` are their places before.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedItems += indexPaths.map(ItemPlace.init) } }
  /// Moves an item from its place before to its place afterwards.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append((ItemPlace(indexPath), ItemPlace(newIndexPath))) }
  }
  /// Asks the data source to set up the cells that are shown again, without making new ones.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths.map(ItemPlace.init)) }
  /// Puts new sections in; `sections` are their places afterwards.
  open func insertSections(_ sections: IndexSet) { update { $0.insertedSections += sections } }
  /// Takes sections out; `sections` are their places before.
  open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections += sections } }
  /// Makes everything in sections anew; `sections` are their places before.
  open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections += sections } }
  /// Moves a section from its place before to its place afterwards.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  /// Whether changes were made that are not laid out yet.
  open var hasUncommittedUpdates: Bool { batch.map { !$0.isEmpty } ?? false }

  // MARK: Overridable

  /// How many sections there are.
  open var numberOfSections: Int { counts.count }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = self.counts
    guard counts.indices.contains(section) else {
      LayoutException.raise(
        .internalInconsistency,
        "request for number of items in section \(section) when there are only \(counts.count) sections in the "
          + "collection view")
      return 0
    }
    return counts[section]
  }

  /// The cells that are shown, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    shownKeys(.cell).compactMap { shown[$0]?.view as? UICollectionViewCell }
  }

  /// The places of the items that are shown, in order.
  open var indexPathsForVisibleItems: [IndexPath] { shownKeys(.cell).map(\.indexPath) }

  /// The supplementary views of a kind that are shown, in the order of their places.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownKeys(.supplementaryView).filter { $0.kind == elementKind }.compactMap { shown[$0]?.view }
  }

  /// The places of the supplementary views of a kind that are shown, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownKeys(.supplementaryView).filter { $0.kind == elementKind }.map(\.indexPath)
  }

  /// The cell of an item; nil when it is not shown.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[ElementKey(.cell, nil, indexPath)]?.view as? UICollectionViewCell
  }

  /// A header, footer or badge; nil when it is not shown.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { shown[ElementKey(.supplementaryView, elementKind, indexPath)]?.view }

  /// The place of a shown cell's item; nil for another view.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value.view === cell }?.key.indexPath
  }

  /// The place of a shown supplementary view; nil for another view.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    shown.first { $0.value.view === supplementaryView }?.key.indexPath
  }

  /// The item at a point, in the content's coordinates, in points; nil where there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let rect = mirrored(CGRect(x: point.x, y: point.y, width: 1, height: 1))
    let elements = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    return elements.last { $0.category == .cell && !$0.isHidden && mirrored($0).frame.contains(point) }?.indexPath
  }

  /// Where an item's cell lies, shown or not; nil when the layout has no place for it.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return attributes(for: ElementKey(.cell, nil, indexPath))
  }

  /// Where a header, footer or badge lies, shown or not; nil when the layout has no place for it.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareLayoutIfNeeded()
    return attributes(for: ElementKey(.supplementaryView, kind, indexPath))
  }

  /// Scrolls to an item: to the position given, or by as little as is needed when it is empty.
  ///
  /// Raises an exception for an item that does not exist. Differs from UIKit: there is no movement on the way.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard check(scrollingTo: ItemPlace(indexPath)) else { return }
    layoutIfNeeded()
    collectionViewLayout.bringIntoSight(ItemPlace(indexPath))
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    contentOffset = offset(showing: frame, at: scrollPosition)
    guard collectionViewLayout.needsPreparation || passState.preparedBounds != bounds else { return }
    // The cells on the way had only been estimated: what is found on arrival may have moved.
    layoutIfNeeded()
    if let frame = layoutAttributesForItem(at: indexPath)?.frame {
      contentOffset = offset(showing: frame, at: scrollPosition)
    }
  }

  /// The places of the selected items, the first selected first; nil when there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.map(\.indexPath) }

  /// Selects an item and scrolls to it; nil selects nothing. The delegate is not told.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for place in selection { deselect(place) }
      return
    }
    guard allowsSelection else { return }
    select(ItemPlace(indexPath))
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item. The delegate is not told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(ItemPlace(indexPath)) }

  /// Makes cells dequeued under `identifier` from `cellClass`; nil ends that.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, ReusePool.Key(kind: ReusePool.cellKind, identifier: identifier))
  }

  /// Makes cells dequeued under `identifier` from the only object in `nib`; nil ends that.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, ReusePool.Key(kind: ReusePool.cellKind, identifier: identifier))
  }

  /// Makes supplementary views dequeued under `identifier` from `viewClass`; nil ends that.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    register(viewClass, ReusePool.Key(kind: elementKind, identifier: identifier))
  }

  /// Makes supplementary views dequeued under `identifier` from the only object in `nib`; nil ends that.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(nib, ReusePool.Key(kind: kind, identifier: identifier))
  }

  /// A cell of the sort registered under `identifier`, a new one or one that is no longer shown, for `indexPath`.
  ///
  /// Raises an exception when nothing is registered under the identifier.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let key = ReusePool.Key(kind: ReusePool.cellKind, identifier: identifier)
    let view = dequeue(key, ElementKey(.cell, nil, indexPath))
    if let cell = view as? UICollectionViewCell { return cell }
    if view != nil {
      LayoutException.raise(
        .internalInconsistency,
        "the view dequeued for identifier \(identifier) is a \(view.map { ConstraintDescription.className(of: $0) } ?? "")"
          + ", not a UICollectionViewCell")
    }
    return UICollectionViewCell(frame: .zero)
  }

  /// A supplementary view of the sort registered under `identifier`, for `indexPath`.
  ///
  /// Raises an exception when nothing is registered under the identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ReusePool.Key(kind: elementKind, identifier: identifier)
    return dequeue(key, ElementKey(.supplementaryView, elementKind, indexPath))
      ?? UICollectionReusableView(frame: .zero)
  }
}
