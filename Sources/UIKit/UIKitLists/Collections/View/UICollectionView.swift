// SPDX-License-Identifier: MIT

@_spi(ViewHooks) import UIKitViews

/// A view that presents items in an arrangement defined by a layout object.
///
/// Only visible elements have views. The data source dequeues them; the layout provides their frames.
/// ``layoutSubviews()`` prepares the layout, sets the content size, shows the elements that intersect the bounds, and
/// requests the preferred sizes of self-sizing cells, until these are consistent with the layout.
///
/// Source: Apple, `UICollectionView`.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  private var layout: UICollectionViewLayout
  /// The number of items of each section; `nil` if it must be requested from the data source.
  var loadedCounts: [Int]?
  /// The visible elements.
  var visible = VisibleElements<ElementKey, VisibleElement>()
  let pool = ReusePool<UICollectionReusableView>(listClassName: ListMessageTerms.collection.className)
  var passState = CollectionPassState()
  var batch: BatchUpdates?
  var selection = ListSelection()
  var prefetching = Prefetching()
  /// The animation of the update for which the view is being laid out; `nil` at other times.
  var updateAnimation: CollectionUpdateAnimation?
  /// The views that animations are removing, in the order of the updates.
  var disappearing: [DisappearingElement] = []
  /// The numbers of the animations of updates.
  var animationNumbers = UpdateAnimationNumbers()
  var swipe: RowSwipe?
  /// The context menus of the items; `nil` before the view is in a window.
  var contextMenu: ListContextMenu?
  /// The gesture that drags items; `nil` for none.
  var dragGesture: ListDragGesture?
  var multipleSelection: MultipleSelection?
  /// The item that is moved by hand; `nil` for none.
  var movement: ItemMovement?
  /// The number of updates and reloads so far.
  var changeCount = 0

  /// Creates a collection view with `frame`, in points, in the superview's coordinate system. Its background color is
  /// `systemBackground`.
  ///
  /// Source: nohana/NohanaImagePicker#121 (white in iOS 15, black before the system had appearances).
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layout.owner = self
  }

  /// Differs from UIKit: there are no archives on Linux, so this creates an empty view with a flow layout.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.owner = self
    decode(coder, as: UICollectionView.self)
  }

  // MARK: Drag and drop

  /// The object that provides the items to drag. The default is `nil`.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { addDragGesture() } }
  /// The object that accepts dropped items. The default is `nil`.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether items can be dragged. The default is `true` on tablets and `false` on phones.
  open lazy var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault
  /// Whether items are being dragged from the view.
  open var hasActiveDrag: Bool { dragGesture?.drag?.isDragging ?? false }
  /// Whether items that may be dropped are over the view.
  open internal(set) var hasActiveDrop = false
  /// The speed at which items make space for a dragged item. The default is `.immediate`. Stored; has no effect.
  open var reorderingCadence = ReorderingCadence.immediate
  /// The speed at which items make space for a dragged item. Raw values are UIKit's.
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2
  }

  // MARK: Data and layout

  /// The object that provides items and views. It is not retained. The default is `nil`.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { dataSourceDidChange() } }
  }

  /// The object that controls selection and responds to display and selection. It is not retained. The default is
  /// `nil`.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { invalidateEverything() }
    }
  }

  /// The object that prepares the data of items before they are shown. It is not retained. The default is `nil`.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether ``prefetchDataSource`` is notified. The default is `true`.
  open var isPrefetchingEnabled = true

  /// The layout. Setting it lays out the items immediately.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { change(to: newValue) }
  }

  /// Changes the layout. If `animated` is `true`, elements move to their new places; see
  /// ``setCollectionViewLayout(_:animated:completion:)``.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    if animated, animatesUpdates { return animateChange(to: layout, UpdateAnimations()) }
    change(to: layout)
  }

  /// Changes the layout, lays out, and calls `completion` at the end of the animation.
  ///
  /// The animation takes 0.3 seconds, which approximates UIKit, on a clock that is running; see
  /// `AnimationClock.isRunning`. Otherwise the change happens at once.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    if animated, animatesUpdates {
      return animateChange(to: layout, UpdateAnimations(completions: completion.map { [$0] } ?? []))
    }
    change(to: layout)
    layoutIfNeeded()
    completion?(true)
  }

  var layoutTransition: InteractiveLayoutTransition?

  /// Begins a change of the layout that the user drives. A second one, before the first has ended, raises
  /// `NSInternalInconsistencyException`.
  ///
  /// - Returns: The layout between the two, whose progress the app sets.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion: completion) }

  /// Ends the change with the new layout.
  open func finishInteractiveTransition() { endTransition(finishes: true) }

  /// Ends the change with the layout from which it began.
  open func cancelInteractiveTransition() { endTransition(finishes: false) }

  private func animateChange(to newLayout: UICollectionViewLayout, _ animations: UpdateAnimations) {
    let old = layout
    guard newLayout !== old else { return animations.complete() }
    var update = beginAnimation(nil)
    update.requestedAgain = exchangeLayout(for: newLayout)
    newLayout.invalidateLayout()
    layOut(update, removing: [], animations, prepare: {}, finalize: { finishTransition(from: old) })
  }

  private func change(to newLayout: UICollectionViewLayout) {
    let old = layout
    guard newLayout !== old else { return }
    for (key, element) in exchangeLayout(for: newLayout) { stopShowing(key, element) }
    newLayout.invalidateLayout()
    finishTransition(from: old)
  }

  /// Replaces the layout.
  ///
  /// - Returns: The views that belong to the old layout, which requested them: decoration views and headers.
  private func exchangeLayout(for newLayout: UICollectionViewLayout) -> [(key: ElementKey, element: VisibleElement)] {
    let old = layout
    old.prepareForTransition(to: newLayout)
    newLayout.prepareForTransition(from: old)
    for (_, element) in visible { element.view.willTransition(from: old, to: newLayout) }
    (old as? UICollectionViewCompositionalLayout)?.removeSurroundings()
    old.owner = nil
    layout = newLayout
    newLayout.owner = self
    return visible.remove { $0.category != .cell }
  }

  private func finishTransition(from old: UICollectionViewLayout) {
    for (_, element) in visible { element.view.didTransition(from: old, to: layout) }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }

  // MARK: Appearance

  /// The background view, behind all elements. It fills the bounds and does not scroll. The default is `nil`.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The events that invalidate the size of a visible cell. The default is `.enabled`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Selection

  /// Whether items can be selected. The default is `true`.
  open var allowsSelection = true
  /// Whether several items can be selected. The default is `false`.
  open var allowsMultipleSelection = false
  /// Whether items can be selected in editing mode. The default is `false`.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected in editing mode. The default is `false`.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the collection view is in editing mode. The default is `false`.
  open var isEditing = false {
    didSet {
      closeSwipe()
      if isEditing != oldValue { editingDidChange() }
    }
  }

  /// The selected items in the order of selection; `nil` for none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.inOrderOfSelection.map(\.indexPath)
  }

  /// Selects an item and scrolls to it unless `scrollPosition` is empty; `nil` deselects all items. The delegate is not
  /// notified.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects an item. The delegate is not notified.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(ItemIndexPath(indexPath)) }

  // MARK: Counts

  /// The number of sections at the last request to the data source.
  open var numberOfSections: Int { itemCounts.count }

  /// Returns the number of items in a section at the last request to the data source.
  open func numberOfItems(inSection section: Int) -> Int { itemCount(inSection: section) }

  // MARK: Visible elements

  /// The visible cells in ascending order of their index paths.
  open var visibleCells: [UICollectionViewCell] {
    visibleElements(.cell).compactMap { $0.view as? UICollectionViewCell }
  }

  /// The index paths of the visible items in ascending order.
  open var indexPathsForVisibleItems: [IndexPath] { visibleElements(.cell).map(\.key.indexPath) }

  /// Returns the visible supplementary views of a kind in ascending order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visibleElements(.supplementaryView, elementKind).map(\.view)
  }

  /// Returns the index paths of the visible supplementary views of a kind in ascending order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visibleElements(.supplementaryView, elementKind).map(\.key.indexPath)
  }

  /// Returns the cell of an item; `nil` if it is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { visibleCell(at: ItemIndexPath(indexPath)) }

  /// Returns a supplementary view; `nil` if it is not visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    visible[key: ElementKey(.supplementaryView, elementKind, indexPath)]?.view
  }

  /// Returns the index path of a visible cell; `nil` for another cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { visibleIndexPath(of: cell) }

  /// Returns the index path of a visible supplementary view; `nil` for another view.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    visibleIndexPath(of: supplementaryView)
  }

  /// Returns the item at a point, in points, in the content's coordinates; `nil` if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  // MARK: Attributes

  /// Returns the layout attributes of an item's cell, visible or not; `nil` if the layout has none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    preparedAttributes(for: ElementKey(.cell, nil, indexPath))
  }

  /// Returns the layout attributes of a supplementary view, visible or not; `nil` if the layout has none.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { preparedAttributes(for: ElementKey(.supplementaryView, kind, indexPath)) }

  /// Scrolls to an item at the given position, or by the smallest distance if it is empty.
  ///
  /// An item that does not exist raises `NSInvalidArgumentException`.
  ///
  /// Animated scrolling takes time if the animation clock is running; see ``UIScrollView/setContentOffset(_:animated:)``.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Reuse

  /// Registers the class of the cells for `identifier`; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, for: cellKey(identifier))
  }

  /// Registers the nib of the cells for `identifier`; `nil` removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(nib, for: cellKey(identifier))
  }

  /// Registers the class of the supplementary views of a kind for `identifier`; `nil` removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    pool.register(viewClass, for: .init(kind: elementKind, identifier: identifier))
  }

  /// Registers the nib of the supplementary views of a kind for `identifier`; `nil` removes the registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    pool.register(nib, for: .init(kind: kind, identifier: identifier))
  }

  /// Returns a reusable or new cell for `indexPath`. An identifier that is not registered raises
  /// `NSInternalInconsistencyException`.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    dequeueCell(identifier, indexPath)
  }

  /// Returns a reusable or new supplementary view for `indexPath`. An identifier that is not registered raises
  /// `NSInternalInconsistencyException`.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(.init(kind: elementKind, identifier: identifier), ElementKey(.supplementaryView, elementKind, indexPath))
      ?? UICollectionReusableView(frame: .zero)
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
    layOutElements()
    if let backgroundView { backgroundView.frame = bounds }
  }

  /// The size of the content, in points, from the layout. While the view is measured at a width other than its own, it
  /// is the size at that width.
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
    layoutMarginsMayMatter()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateEverything()
  }

  /// Returns `true`, because a subclass may return the content size, which depends on the width, as its intrinsic size.
  @_spi(ViewHooks) open override var contentHeightDependsOnWidth: Bool { true }

  @_spi(ViewHooks) open override func measuredContentSize(fittingWidth width: CGFloat?) -> CGSize {
    contentSizeAsNaturalSize(at: width)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { itemWasTouched(at: touch.location(in: self)) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { itemWasTapped(at: touch.location(in: self)) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unhighlight()
  }

  // MARK: Changes

  /// Reloads everything from the data source and clears the selection.
  ///
  /// - Complexity: Linear in the number of visible items. The next layout asks for the numbers of items, and the layout
  ///   object for the sizes that it needs.
  open func reloadData() { reloadEverything() }

  /// Performs all insertions, deletions, moves and reloads that `updates` requests as one change, and lays out the
  /// view. `completion` is called at the end of the animation.
  ///
  /// Cells have their new frames at once; their layers present the course of the animation, over 0.3 seconds, which
  /// approximates UIKit. The layout provides where elements come from and go to, see
  /// ``UICollectionViewLayout/initialLayoutAttributesForAppearingItem(at:)``; elements that come into view from within one
  /// screen start from their former places. Animations take time on a clock that is running only, for a view in a window,
  /// and outside of `UIView.performWithoutAnimation(_:)`; see `AnimationClock.isRunning`. Otherwise changes happen at
  /// once, and those methods of the layout are not called.
  ///
  /// If the numbers of items are inconsistent with the data source afterward, raises
  /// `NSInternalInconsistencyException` with UIKit's message and reloads everything. In a closure literal, members
  /// need no explicit `self`, as in UIKit.
  ///
  /// - Complexity: Linear in the number of sections, of visible items and, with a logarithm, of changes, in addition to
  ///   what the layout object does with its new preparation.
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    updates?()
    endBatch(by: endBatch, completion)
  }

  /// Inserts items at the given index paths after the update.
  open func insertItems(at indexPaths: [IndexPath]) { record { $0.insertItems(indexPaths) } }
  /// Deletes items at the given index paths before the update.
  open func deleteItems(at indexPaths: [IndexPath]) { record { $0.deleteItems(indexPaths) } }
  /// Replaces the cells of items, given by their index paths before the update. The old cells are not enqueued before
  /// the new ones were requested, so that none of them is dequeued for the same item; see ``reconfigureItems(at:)``.
  open func reloadItems(at indexPaths: [IndexPath]) { record { $0.reloadItems(indexPaths) } }
  /// Moves an item from an index path before the update to an index path after the update.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.moveItem(indexPath, to: newIndexPath) }
  }
  /// Requests that the data source configure the visible cells of items again without replacing them.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths.map(ItemIndexPath.init)) }
  /// Inserts sections at the given indexes after the update.
  open func insertSections(_ sections: IndexSet) { record { $0.insertedSections.formUnion(sections) } }
  /// Deletes sections at the given indexes before the update.
  open func deleteSections(_ sections: IndexSet) { record { $0.deletedSections.formUnion(sections) } }
  /// Reloads sections at the given indexes before the update.
  open func reloadSections(_ sections: IndexSet) { record { $0.reloadedSections.formUnion(sections) } }
  /// Moves a section from an index before the update to an index after the update.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.moveSection(section, to: newSection) }
  }

  /// Whether there are changes that have not been performed.
  open var hasUncommittedUpdates: Bool { batch.map { !$0.isEmpty } ?? false }

  // MARK: Moving items

  /// Begins to move an item, if the data source allows it. The item is moved above the others, which make room for it in its section.
  ///
  /// - Returns: Whether the item is moved.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(at: ItemIndexPath(indexPath))
  }

  /// Moves the middle of the item to a point, in points, in the content's coordinates. The place of the item there is proposed to the
  /// delegate.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(to: targetPosition) }

  /// Ends the movement, and tells the data source where the item went.
  open func endInteractiveMovement() { endMovement(finishes: true) }

  /// Ends the movement, and leaves the item where it was.
  open func cancelInteractiveMovement() { endMovement(finishes: false) }

  /// The interaction that shows the menus of items that the delegate provides; `nil` before the view is first in a window.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenu?.interaction }

  /// Whether items can have the focus. The default is `true`. Stored; has no effect.
  open var allowsFocus = true
  /// Whether items can have the focus in editing mode. The default is `false`. Stored; has no effect.
  open var allowsFocusDuringEditing = false
  /// Whether an item is selected when it gets the focus. The default is `false`. Stored; has no effect.
  open var selectionFollowsFocus = false
  /// Whether the last focused item gets the focus again. The default is `false`. Stored; has no effect.
  open var remembersLastFocusedIndexPath = false
}
