// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel
import ObjectiveC

/// The engine of one view hierarchy, which keeps the items and rows of a ``LayoutEngine`` up to date with its views and
/// constraints.
///
/// A hierarchy has one live host, on its root, from its first layout with active constraints. A second, temporary host
/// computes fitting sizes.
@MainActor
final class LayoutHost {
  /// The purpose of a host.
  enum Role {
    /// The displayed layout, with the root's size given.
    case live
    /// A fitting computation: the size of the root by its content, with a target size at the given priorities.
    case fitting(target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  /// The root view, which owns the live host. A fitting host does not outlive the computation.
  unowned(unsafe) let root: UIView
  private(set) var role: Role
  /// Whether the host computes the displayed layout.
  let isLive: Bool
  /// Whether texts keep the widths at which the displayed layout wrapped them, where nothing requires other widths.
  private(set) var keepsWrappedWidths: Bool
  let engine = LayoutEngine()
  /// The entry of each item, by the item's index.
  @exclusivity(unchecked) var entries: [ItemEntry] = []
  /// The purpose of each row, by the row's index.
  @exclusivity(unchecked) private var rowOwners: [RowOwner] = []

  /// Whether the constraints installed before the host was made have rows.
  private var hasTreesConstraints = false
  /// Constraints installed since the last solution.
  @exclusivity(unchecked) private var newConstraints: [NSLayoutConstraint] = []
  /// The constraints of a fitting computation, retained because code that runs during it may uninstall them.
  @exclusivity(unchecked) var constraintsInQuestion: [NSLayoutConstraint] = []
  /// The rows of `constraintsInQuestion`.
  @exclusivity(unchecked) private(set) var rowsInQuestion: [ConstraintID] = []
  /// The number of rows that were inserted or removed.
  private(set) var rowChanges = 0
  /// Whether constraints were broken, or a solution was abandoned.
  private(set) var hasFailed = false
  /// The hierarchy of a fitting computation that may be repeated.
  @exclusivity(unchecked) var fittedViews: [FittedView] = []
  /// Its constraints.
  @exclusivity(unchecked) var fittedConstraints: [FittedConstraint] = []
  /// Whether metrics of views changed after the rows of a fitting computation were made or updated.
  @exclusivity(unchecked) var hasRowsWithOldMetrics = false
  /// Views whose content sizes must be updated.
  @exclusivity(unchecked) private var viewsWithNewContent: [UIView] = []
  /// Views whose baselines another view may provide from now on.
  @exclusivity(unchecked) private var viewsWithNewBaselines: [UIView] = []
  /// Items whose height depends on their width, and some whose height no longer does.
  @exclusivity(unchecked) var listedWidthDependentItems: [Int32] = []
  /// Whether there may be items whose height no longer depends on their width in `listedWidthDependentItems`.
  @exclusivity(unchecked) var hasOutdatedWidthDependentItems = false
  /// Whether something changed since the last solution.
  @exclusivity(unchecked) var needsSolution = true
  private(set) var isSolving = false
  /// Items that the last solution moved. Stored to reuse its memory.
  @exclusivity(unchecked) var movedItems: [ItemID] = []
  /// The items that wait for their frames.
  @exclusivity(unchecked) var itemsToPlace = ItemsToPlace()

  init(for root: UIView, role: Role = .live, keepsWrappedWidths: Bool = false) {
    self.root = root
    self.role = role
    self.keepsWrappedWidths = keepsWrappedWidths
    isLive = if case .live = role { true } else { false }
    makeRoom()
    makeItems(in: root)
  }

  // MARK: Hierarchies

  /// Reserves the capacity that the hierarchy needs. Tables that grow are copied and end up too large.
  private func makeRoom() {
    var items = 0
    var rows = 0
    forEachConstrainedView(in: root) { view in
      if needsItem(view) { items += 1 }
      rows += view.heldConstraints.count
    }
    engine.reserve(items: items, constraints: rows)
    entries.reserveCapacity(items)
    rowOwners.reserveCapacity(rows + 4)
  }

  /// Calls `body` with each view of a hierarchy that may have an item in the engine, parents first.
  func forEachConstrainedView(in view: UIView, _ body: (UIView) -> Void) {
    body(view)
    guard view.marks.contains(.needsItems) else { return }
    view.storedSubviews.forEachKept { forEachConstrainedView(in: $0, body) }
  }

  /// Makes the items of the views that need one.
  private func makeItems(in tree: UIView) {
    forEachConstrainedView(in: tree) { if needsItem($0) { _ = item(for: $0) } }
  }

  func needsItem(_ view: UIView) -> Bool {
    view === root || !view.storedTranslatesAutoresizingMask
      || !(view.storedHandle?.referencingConstraints.isEmpty ?? true)
  }

  func didAttach(_ view: UIView) {
    guard isLive else { return }
    makeItems(in: view)
    forEachConstrainedView(in: view) { newConstraints += $0.heldConstraints }
    needsSolution = true
  }

  /// Removes the items and rows of a subtree that is about to be removed.
  func willDetach(_ view: UIView) {
    guard isLive else { return }
    view.forEachBelow { view in
      for constraint in view.heldConstraints { willUninstall(constraint) }
      for guide in view.storedLayoutGuides { discardItem(of: guide) }
    }
    discardItems(below: view)
  }

  /// Discards the items of a subtree. Children come first, because an item with children cannot be discarded.
  private func discardItems(below view: UIView) {
    for subview in view.storedSubviews { discardItems(below: subview) }
    discardItem(of: view)
  }

  func willRemove(_ guide: UILayoutGuide) { discardItem(of: guide) }

  private func discardItem(of reference: any LayoutItemReference) {
    let index = reference.layoutItem.live
    guard index >= 0 else { return }
    for row in entries[Int(index)].generatedRows { removeRow(row) }
    if entries[Int(index)].dependsOnWidth { hasOutdatedWidthDependentItems = true }
    entries[Int(index)] = ItemEntry()
    engine.discard(engine.item(at: index))
    reference.layoutItem.leaveLiveEngine()
    needsSolution = true
  }

  /// Removes the references to the host from its views, guides and constraints.
  func dissolve() {
    for entry in entries {
      entry.view?.layoutItem.leaveLiveEngine()
      entry.guide?.layoutItem.leaveLiveEngine()
    }
    for owner in rowOwners {
      guard case .constraint(let constraint) = owner else { continue }
      constraint.object.row = nil
    }
  }

  // MARK: Items

  func index(of reference: any LayoutItemReference) -> Int32 {
    reference.layoutItem.index(isLive: isLive)
  }

  /// Whether a view has an item in this host. It may have one in another since it was moved.
  private func hasItem(of view: UIView) -> Bool {
    isLive ? view.layoutItem.host === self : view.layoutItem.fitting >= 0
  }

  /// The item of a view, made together with those of its ancestors on first access.
  func item(for view: UIView) -> ItemID {
    let index = view.layoutItem.index(isLive: isLive)
    return index >= 0 ? engine.item(at: index) : makeItem(for: view)
  }

  private func makeItem(for view: UIView) -> ItemID {
    var parent: ItemID?
    if view !== root, let superview = view.storedSuperview { parent = item(for: superview) }
    let id = engine.makeItem(in: parent)
    var entry = ItemEntry(view)
    entry.traits = ItemEntry.traits(of: view, in: traits(of: parent))
    store(entry, id)
    if isLive {
      view.layoutItem.live = id.index
      view.layoutItem.host = self
    } else {
      view.layoutItem.fitting = id.index
    }
    engine.setMetrics(metrics(of: view), of: id)
    addGeneratedRows(for: view, id)
    return id
  }

  /// The item of a guide, made on first access; `nil` for a guide without an owner.
  func item(for guide: UILayoutGuide) -> ItemID? {
    let index = guide.layoutItem.index(isLive: isLive)
    if index >= 0 { return engine.item(at: index) }
    guard let owner = guide.storedOwner else { return nil }
    let parent = item(for: owner)
    // Otherwise a guide that nothing uses any more would keep its owner as large as its margins.
    let isInset = guide.systemKind == .layoutMargins || guide.systemKind == .safeArea
    let id = engine.makeItem(in: parent, canBeNegative: isInset)
    var entry = ItemEntry(guide)
    entry.traits = ItemEntry.traits(of: nil, in: traits(of: parent))
    store(entry, id)
    if isLive {
      guide.layoutItem.live = id.index
      guide.layoutItem.host = self
    } else {
      guide.layoutItem.fitting = id.index
    }
    addRows(for: guide, id)
    return id
  }

  private func traits(of item: ItemID?) -> ItemEntry.Traits? {
    guard let item else { return nil }
    return entries[Int(item.index)].traits
  }

  /// Stores the entry of an item. Items are numbered without gaps, so a new one is appended or reuses a free index.
  private func store(_ entry: ItemEntry, _ id: ItemID) {
    if Int(id.index) == entries.count { entries.append(entry) } else { entries[Int(id.index)] = entry }
    itemsToPlace.append(id)
  }

  func metrics(of view: UIView) -> ItemMetrics {
    var metrics = ItemMetrics()
    metrics.alignmentInsets = Insets(limited: view.alignmentInsetsForLayout)
    metrics.contentOriginX = Double(view.storedBounds.minX).engineLength
    metrics.contentOriginY = Double(view.storedBounds.minY).engineLength
    if view.uncommon != nil { metrics.scale = Double(view.layoutScale) }
    return metrics
  }

  // MARK: Rows

  /// Makes a row on values of frames: `first  relation  share × second + constant`.
  func insertRow(
    _ first: ItemAnchor, _ relation: LayoutRelation, share: Double = 0, of second: ItemAnchor? = nil,
    plus constant: Double, priority: Priority = .required, owner: RowOwner
  ) -> ConstraintID {
    let row = engine.insertFrameConstraint(
      first, relation, share: share, of: second, plus: constant, priority: priority)
    note(row, owner)
    return row
  }

  private func note(_ row: ConstraintID, _ owner: RowOwner) {
    while rowOwners.count < Int(row.index) { rowOwners.append(.nobody) }
    if rowOwners.count == Int(row.index) { rowOwners.append(owner) } else { rowOwners[Int(row.index)] = owner }
    rowChanges += 1
    needsSolution = true
  }

  func owner(of row: ConstraintID) -> RowOwner { rowOwners[Int(row.index)] }

  func removeRow(_ row: ConstraintID) {
    engine.remove(row)
    rowOwners[Int(row.index)] = .nobody
    rowChanges += 1
    needsSolution = true
  }

  /// Changes the constant of a row on values of frames.
  func setConstant(_ constant: Double, of row: ConstraintID) {
    if engine.setFrameConstant(constant, of: row) { needsSolution = true }
  }

  func setPriority(_ priority: Priority, of row: ConstraintID) {
    engine.setPriority(priority, of: row)
    needsSolution = true
  }

  // MARK: Changes of views and constraints

  func didInstall(_ constraint: NSLayoutConstraint) {
    newConstraints.append(constraint)
    needsSolution = true
  }

  func willUninstall(_ constraint: NSLayoutConstraint) {
    guard let row = constraint.row else { return }
    removeRow(row)
    constraint.row = nil
  }

  func constantDidChange(of constraint: NSLayoutConstraint) { lowerAgain(constraint) }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let row = constraint.row else { return }
    setPriority(constraint.priority.solverPriority, of: row)
  }

  func contentSizeDidChange(of view: UIView) {
    guard view.layoutItem.live >= 0 else { return }
    viewsWithNewContent.append(view)
    refreshConstraints(referencing: view) { $0.isBaseline || $0.isInset }
    baselinesDidChange(around: view)
    needsSolution = true
  }

  /// Queues the views around `view` whose baselines `view` may provide, and `view` itself if another view provides its own.
  func baselinesDidChange(around view: UIView) {
    var current: UIView? = view.takesBaselinesFromSubviews ? view : view.storedSuperview
    while let provided = current, provided.takesBaselinesFromSubviews {
      if !provided.referencingConstraints.isEmpty { viewsWithNewBaselines.append(provided) }
      current = provided.storedSuperview
    }
    if !viewsWithNewBaselines.isEmpty { needsSolution = true }
  }

  private func refreshBaselines() {
    guard !viewsWithNewBaselines.isEmpty else { return }
    let views = viewsWithNewBaselines
    viewsWithNewBaselines.removeAll(keepingCapacity: true)
    for view in views where hasItem(of: view) { refreshConstraints(referencing: view) { $0.isBaseline } }
  }

  /// Queues a view whose content size must be updated. A view of the class `UIView` itself has none.
  func queueContentSize(of view: UIView) {
    if type(of: view) == UIView.self, view.uncommon == nil, !MethodExchange.isInUse { return }
    viewsWithNewContent.append(view)
  }

  func metricsDidChange(of view: UIView) {
    guard view.layoutItem.live >= 0 else { return }
    engine.setMetrics(metrics(of: view), of: engine.item(at: view.layoutItem.live))
    view.forEachItem { item in
      for constraint in item.referencingConstraints { lowerAgain(constraint) }
    }
    didScroll(view)
  }

  func marginsDidChange(of view: UIView) {
    refreshConstraints(referencing: view) { $0.dependsOnMargins }
    for subview in view.storedSubviews {
      for constraint in subview.referencingConstraints where constraint.symbolicSpacing != nil {
        lowerAgain(constraint)
      }
    }
    for constraint in view.heldConstraints where constraint.symbolicSpacing != nil { lowerAgain(constraint) }
  }

  func directionDidChange(of view: UIView) {
    view.forEachBelow { view in
      guard view.layoutItem.live >= 0 else { return }
      let parent = view === root ? nil : view.storedSuperview.map { engine.item(at: $0.layoutItem.live) }
      entries[Int(view.layoutItem.live)].traits = ItemEntry.traits(of: view, in: traits(of: parent))
      entries[Int(view.layoutItem.live)].contentsNeedPlacement = true
      for constraint in view.heldConstraints { insertAgain(constraint) }
    }
  }

  func translationDidChange(of view: UIView) {
    guard isLive else { return }
    if view.layoutItem.live < 0 {
      if needsItem(view) { _ = item(for: view) }
      return
    }
    let id = engine.item(at: view.layoutItem.live)
    for row in entries[Int(id.index)].generatedRows { removeRow(row) }
    entries[Int(id.index)].forgetGeneratedRows()
    addGeneratedRows(for: view, id)
  }

  func autoresizingMaskDidChange(of view: UIView) {
    guard view.layoutItem.live >= 0, view.storedTranslatesAutoresizingMask else { return }
    translationDidChange(of: view)
    view.markConstraintsDidChange()
  }

  private func refreshConstraints(referencing view: UIView, where isAffected: (LayoutAttribute) -> Bool) {
    for constraint in view.referencingConstraints
    where isAffected(constraint.firstAttribute)
      || isAffected(constraint.secondAttribute)
    {
      lowerAgain(constraint)
    }
  }

  /// Updates the constant of a constraint's row to the current metrics and constants. Replaces the row if its terms
  /// have changed, as when another view provides a baseline.
  func lowerAgain(_ constraint: NSLayoutConstraint) {
    guard let row = constraint.row, let lowered = lowered(constraint) else { return }
    if constraint.storedFirstAttribute.isBaseline || constraint.storedSecondAttribute.isBaseline,
      !engine.hasTerms(of: lowered.constraint, row, in: lowered.container, direction: lowered.direction)
    {
      return insertAgain(constraint)
    }
    if engine.update(row, to: lowered.constraint, in: lowered.container, direction: lowered.direction) {
      needsSolution = true
    }
  }

  /// Replaces a row whose terms have changed.
  func insertAgain(_ constraint: NSLayoutConstraint) {
    guard constraint.row != nil else { return }
    willUninstall(constraint)
    newConstraints.append(constraint)
  }

  /// Prepares a fitting computation like the last one, with another target.
  func restart(_ role: Role, keepsWrappedWidths: Bool) {
    self.role = role
    self.keepsWrappedWidths = keepsWrappedWidths
    needsSolution = true
    listedWidthDependentItems.removeAll(keepingCapacity: true)
    for index in entries.indices { entries[index].dependsOnWidth = false }
  }

  // MARK: Solving

  /// Updates items and rows, solves, and marks the views whose content must be placed.
  ///
  /// - Complexity: proportional to what changed, not to the size of the hierarchy.
  func solve() {
    guard needsSolution, !isSolving else { return }
    isSolving = true
    ConflictReports.beginPass()
    defer {
      ConflictReports.endPass()
      isSolving = false
    }
    needsSolution = false
    insertConstraintsOfTree()
    refreshBaselines()
    insertNewConstraints()
    askForContentSizes()
    widenWrappedItems()
    solveWithoutConflicts()
    // The new height of a wrapped text can change its width. One or two rounds usually suffice.
    for _ in 0..<4 {
      guard remeasureWidthDependentItems() else { break }
      solveWithoutConflicts()
    }
    needsSolution = !newConstraints.isEmpty || !viewsWithNewContent.isEmpty || !viewsWithNewBaselines.isEmpty
  }

  /// Makes rows for the constraints that were installed before the host was made.
  private func insertConstraintsOfTree() {
    guard !hasTreesConstraints else { return }
    hasTreesConstraints = true
    forEachConstrainedView(in: root) { view in
      view.heldConstraints.forEachKept { insert($0) }
      if !isLive { constraintsInQuestion += view.heldConstraints }
    }
  }

  private func insertNewConstraints() {
    guard !newConstraints.isEmpty else { return }
    let constraints = newConstraints
    newConstraints.removeAll(keepingCapacity: true)
    engine.reserve(items: 0, constraints: constraints.count)
    // A view can have left the hierarchy since its constraints were installed.
    for constraint in constraints where constraint.isInstalled(in: self) { insert(constraint) }
  }

  /// Makes a row for `constraint` unless it has one or is no longer installed.
  private func insert(_ constraint: NSLayoutConstraint) {
    guard constraint.isInstalled, !isLive || constraint.row == nil, let lowered = lowered(constraint) else {
      return
    }
    let row = engine.insert(lowered.constraint, in: lowered.container, direction: lowered.direction)
    note(row, .constraint(UnretainedReference(constraint)))
    if isLive { constraint.row = row } else { rowsInQuestion.append(row) }
  }

  /// Makes the rows of new content sizes, in reverse order of the views.
  ///
  /// Of rows with equal priorities that cannot all be satisfied, the solver satisfies the earlier ones. A constraint is
  /// therefore satisfied before a content size, and among views with equal priorities the first in the hierarchy
  /// stretches or shrinks. Source: recorded frames of stack views (Facts, “Recorded documents”).
  private func askForContentSizes() {
    guard !viewsWithNewContent.isEmpty else { return }
    let views = viewsWithNewContent
    viewsWithNewContent.removeAll(keepingCapacity: true)
    for view in views.reversed() where hasItem(of: view) {
      updateContentRows(of: view, engine.item(at: index(of: view)))
    }
  }

  private func solveWithoutConflicts() {
    for _ in 0...rowOwners.count {
      let (conflicts, isAbandoned) = engine.solution()
      if isAbandoned || !conflicts.isEmpty { hasFailed = true }
      if isAbandoned {
        LayoutLog.write("Solving the constraints of \(root) was abandoned; some may be violated more than necessary.")
      }
      markMovedItems()
      if conflicts.isEmpty { return }
      for broken in engine.resolve(conflicts, breaking: { rowToBreak(of: $0) }) { report(broken) }
    }
  }
}

extension LayoutAttribute {
  /// Whether the attribute is an edge, dimension or center, which alignment insets affect.
  fileprivate var isInset: Bool { !dependsOnMargins && self != .notAnAttribute }
}

extension UIView {
  /// Calls `body` with the view and its guides.
  fileprivate func forEachItem(_ body: (any LayoutItemReference) -> Void) {
    body(self)
    for guide in storedLayoutGuides { body(guide) }
  }

  /// Removes the engine of a hierarchy whose root is about to become a subview.
  func dissolveHost() {
    guard let host else { return }
    host.dissolve()
    self.host = nil
    forEachBelow { $0.marks.remove(.isHosted) }
  }
}

extension UILayoutPriority {
  /// The priority in the solver's terms.
  var solverPriority: Priority { Priority(Swift.min(1000, Swift.max(rawValue, .leastNormalMagnitude))) }
}
