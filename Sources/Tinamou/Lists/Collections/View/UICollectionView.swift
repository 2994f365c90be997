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
}
