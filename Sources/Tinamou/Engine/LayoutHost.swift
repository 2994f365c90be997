// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

/// The engine of one tree of views: keeps the items and rows of a ``LayoutEngine`` in step with views and constraints.
///
/// A tree has one live host, on its root, from its first layout with constraints on. A second one is made for the time
/// of a question about a fitting size.
@MainActor
final class LayoutHost {
  /// What a host is for.
  enum Role {
    /// The layout that is shown: the root's size is given.
    case live
    /// A question: how large is the root by its contents, when pulled to a target size.
    case fitting(target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  unowned let root: UIView
  let role: Role
  let engine = LayoutEngine()
  /// What stands behind each item, by the item's index.
  @exclusivity(unchecked) var entries: [ItemEntry] = []
  /// What stands behind each row, by the row's index.
  @exclusivity(unchecked) var owners: [RowOwner] = []

  /// Constraints that were installed since the last solution.
  @exclusivity(unchecked) private var newConstraints: [NSLayoutConstraint] = []
  /// Views whose content sizes have to be asked for again.
  @exclusivity(unchecked) private var viewsWithNewContent: [UIView] = []
  /// Items whose height follows from their width.
  @exclusivity(unchecked) var widthDependentItems: [Int32] = []
  /// Required constraints that had to give way, with what they conflict with.
  var brokenConstraints: [BrokenConstraint] = []
  /// Whether something changed since the last solution.
  @exclusivity(unchecked) var needsSolution = true
  private(set) var isSolving = false

  init(for root: UIView, role: Role = .live) {
    self.root = root
    self.role = role
    takeIn(root)
  }

  // MARK: Taking in trees

  /// Takes in the constraints and the constrained views of a tree.
  private func takeIn(_ view: UIView) {
    if needsItem(view) { _ = item(for: view) }
    if !view.heldConstraints.isEmpty { newConstraints.append(contentsOf: view.heldConstraints) }
    guard view.marks.contains(.wantsItems) else { return }
    for subview in view.storedSubviews { takeIn(subview) }
  }

  private func needsItem(_ view: UIView) -> Bool {
    view === root || !view.storedTranslatesAutoresizingMask || !(view.storedHandle?.mentions.isEmpty ?? true)
  }

  func didAttach(_ view: UIView) {
    guard isLive else { return }
    takeIn(view)
    needsSolution = true
  }

  /// Lets go of a tree that is about to leave.
  func willDetach(_ view: UIView) {
    guard isLive else { return }
    view.forEachBelow { view in
      for constraint in view.heldConstraints { willUninstall(constraint) }
      for guide in view.storedLayoutGuides { discardItem(of: guide) }
    }
    discardItems(below: view)
  }

  /// Children before parents, because an item must be empty to go.
  private func discardItems(below view: UIView) {
    for subview in view.storedSubviews { discardItems(below: subview) }
    discardItem(of: view)
  }

  func willRemove(_ guide: UILayoutGuide) { discardItem(of: guide) }

  private func discardItem(of reference: any LayoutItemReference) {
    let index = reference.layoutItem.live
    guard index >= 0 else { return }
    for row in entries[Int(index)].generatedRows { removeRow(row) }
    entries[Int(index)] = ItemEntry()
    widthDependentItems.removeAll { $0 == index }
    engine.discard(ItemID(index: index))
    reference.layoutItem.leaveLiveEngine()
    needsSolution = true
  }

  /// Makes every view of the tree forget the host.
  func dissolve() {
    for entry in entries {
      entry.view?.layoutItem.leaveLiveEngine()
      entry.guide?.layoutItem.leaveLiveEngine()
    }
    for owner in owners {
      if case .constraint(let constraint) = owner { constraint.row = nil }
    }
  }

  // MARK: Items

  var isLive: Bool {
    if case .live = role { return true }
    return false
  }

  func index(of reference: any LayoutItemReference) -> Int32 {
    isLive ? reference.layoutItem.live : reference.layoutItem.fitting
  }

  /// The item of a view, made with those of its ancestors when it is first needed.
  func item(for view: UIView) -> ItemID {
    let index = isLive ? view.layoutItem.live : view.layoutItem.fitting
    if index >= 0 { return ItemID(index: index) }
    let parent = view === root ? nil : view.storedSuperview.map { item(for: $0) }
    let id = engine.makeItem(in: parent)
    var entry = ItemEntry()
    entry.view = view
    entry.inheritTraits(from: parent.map { entries[Int($0.index)] })
    store(entry, id)
    if isLive {
      view.layoutItem.live = id.index
      view.layoutItem.host = self
    } else {
      view.layoutItem.fitting = id.index
    }
    engine.setFacts(facts(of: view), of: id)
    addGeneratedRows(for: view, id)
    return id
  }

  /// The item of a guide, made when it is first needed; nil for a guide that nobody owns.
  func item(for guide: UILayoutGuide) -> ItemID? {
    let index = isLive ? guide.layoutItem.live : guide.layoutItem.fitting
    if index >= 0 { return ItemID(index: index) }
    guard let owner = guide.storedOwner else { return nil }
    let parent = item(for: owner)
    let id = engine.makeItem(in: parent)
    var entry = ItemEntry()
    entry.guide = guide
    entry.inheritTraits(from: entries[Int(parent.index)])
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

  private func store(_ entry: ItemEntry, _ id: ItemID) {
    while entries.count <= Int(id.index) { entries.append(ItemEntry()) }
    entries[Int(id.index)] = entry
  }

  func facts(of view: UIView) -> ItemFacts {
    var facts = ItemFacts()
    let insets = view.alignmentInsetsForLayout
    facts.alignmentInsets = Insets(
      left: Double(insets.left), top: Double(insets.top), right: Double(insets.right), bottom: Double(insets.bottom))
    facts.contentOriginX = Double(view.storedBounds.minX)
    facts.contentOriginY = Double(view.storedBounds.minY)
    return facts
  }

  // MARK: Rows

  func insertRow(
    _ terms: [Term], _ relation: Cassowary.Relation, constant: Double, priority: Priority, owner: RowOwner
  ) -> Constraint {
    note(owner, engine.solver.insert(terms, relation, constant: constant, priority: priority))
  }

  @discardableResult
  func note(_ owner: RowOwner, _ row: Constraint) -> Constraint {
    while owners.count <= Int(row.index) { owners.append(.nobody) }
    owners[Int(row.index)] = owner
    needsSolution = true
    return row
  }

  func removeRow(_ row: Constraint) {
    restoreConstraints(brokenBy: row)
    engine.solver.remove(row)
    owners[Int(row.index)] = .nobody
    needsSolution = true
  }

  func setConstant(_ constant: Double, of row: Constraint) {
    restoreConstraints(brokenBy: row)
    engine.solver.setConstant(constant, of: row)
    needsSolution = true
  }

  // MARK: What views and constraints tell

  func didInstall(_ constraint: NSLayoutConstraint) {
    newConstraints.append(constraint)
    needsSolution = true
  }

  func willUninstall(_ constraint: NSLayoutConstraint) {
    guard let row = constraint.row else { return }
    removeRow(row)
    constraint.row = nil
    brokenConstraints.removeAll { $0.row == row }
    needsSolution = true
  }

  func constantDidChange(of constraint: NSLayoutConstraint) { lowerAgain(constraint) }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let row = constraint.row else { return }
    restoreConstraints(brokenBy: row)
    brokenConstraints.removeAll { $0.row == row }
    constraint.isBroken = false
    engine.solver.setPriority(constraint.priority.solverPriority, of: row)
    needsSolution = true
  }

  func contentSizeDidChange(of view: UIView) {
    guard view.layoutItem.live >= 0 else { return }
    viewsWithNewContent.append(view)
    refreshConstraints(mentioning: view) { $0.isBaseline || $0.isInset }
    needsSolution = true
  }

  /// Queues a view whose content size has not been asked for yet.
  func queueContentSize(of view: UIView) { viewsWithNewContent.append(view) }

  func factsDidChange(of view: UIView) {
    guard view.layoutItem.live >= 0 else { return }
    engine.setFacts(facts(of: view), of: ItemID(index: view.layoutItem.live))
    view.forEachItem { item in
      for constraint in item.mentions { lowerAgain(constraint) }
    }
    didScroll(view)
  }

  func marginsDidChange(of view: UIView) {
    refreshConstraints(mentioning: view) { $0.dependsOnMargins }
    for subview in view.storedSubviews {
      for constraint in subview.mentions where constraint.symbolicSpacing != nil { lowerAgain(constraint) }
    }
    for constraint in view.heldConstraints where constraint.symbolicSpacing != nil { lowerAgain(constraint) }
  }

  func directionDidChange(of view: UIView) {
    view.forEachBelow { view in
      guard view.layoutItem.live >= 0 else { return }
      let parent = view === root ? nil : view.storedSuperview.map { entries[Int($0.layoutItem.live)] }
      entries[Int(view.layoutItem.live)].inheritTraits(from: parent)
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
    let id = ItemID(index: view.layoutItem.live)
    for row in entries[Int(id.index)].generatedRows { removeRow(row) }
    entries[Int(id.index)].forgetGeneratedRows()
    addGeneratedRows(for: view, id)
  }

  func autoresizingMaskDidChange(of view: UIView) {
    guard view.layoutItem.live >= 0, view.storedTranslatesAutoresizingMask else { return }
    translationDidChange(of: view)
    view.markConstraintsDidChange()
  }

  private func refreshConstraints(mentioning view: UIView, where isAffected: (LayoutAttribute) -> Bool) {
    for constraint in view.mentions
    where isAffected(constraint.firstAttribute.layoutAttribute)
      || isAffected(constraint.secondAttribute.layoutAttribute)
    {
      lowerAgain(constraint)
    }
  }

  /// Brings a row's constant up to the facts and the constraint's constant of now.
  func lowerAgain(_ constraint: NSLayoutConstraint) {
    guard let row = constraint.row, let lowered = lowered(constraint) else { return }
    setConstant(engine.constant(of: lowered.constraint, in: lowered.container), of: row)
  }

  /// Replaces a row whose variables have changed.
  private func insertAgain(_ constraint: NSLayoutConstraint) {
    guard constraint.row != nil else { return }
    willUninstall(constraint)
    newConstraints.append(constraint)
  }

  // MARK: Solving

  /// Brings items and rows up to date, solves, and marks the views whose contents have to be placed.
  ///
  /// - Complexity: that of what changed, not of the tree.
  func solve() {
    guard needsSolution, !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    needsSolution = false
    insertNewConstraints()
    askForContentSizes()
    solveWithoutConflicts()
    // A wrapped text may get another width through its own new height; that settles in a round or two.
    for _ in 0..<4 {
      guard remeasureWidthDependentItems() else { break }
      solveWithoutConflicts()
    }
    needsSolution = !newConstraints.isEmpty || !viewsWithNewContent.isEmpty
  }

  private func insertNewConstraints() {
    let constraints = newConstraints
    newConstraints.removeAll(keepingCapacity: true)
    // Most constraints come to two terms.
    engine.solver.reserve(variables: 0, constraints: constraints.count, terms: 2 * constraints.count)
    for constraint in constraints where constraint.container != nil && (!isLive || constraint.row == nil) {
      guard let lowered = lowered(constraint) else { continue }
      let row = engine.insert(lowered.constraint, in: lowered.container)
      note(.constraint(constraint), row)
      if isLive { constraint.row = row }
    }
  }

  private func askForContentSizes() {
    let views = viewsWithNewContent
    viewsWithNewContent.removeAll(keepingCapacity: true)
    for view in views where index(of: view) >= 0 { updateContentRows(of: view, ItemID(index: index(of: view))) }
  }

  private func solveWithoutConflicts() {
    for _ in 0...owners.count {
      let abandoned = engine.solver.statistics.abandonedSolutions
      let conflicts = engine.solver.solve()
      if engine.solver.statistics.abandonedSolutions > abandoned {
        LayoutLog.write("The constraints below \(root) did not settle; some may be violated more than they have to be.")
      }
      markMovedItems()
      if conflicts.isEmpty { return }
      for conflict in conflicts { breakConstraint(of: conflict) }
    }
  }
}

extension LayoutAttribute {
  /// Whether the attribute is an edge, size or centre, which alignment insets move.
  fileprivate var isInset: Bool { !dependsOnMargins && self != .notAnAttribute }
}

extension UIView {
  /// Calls `body` with the view and its guides.
  fileprivate func forEachItem(_ body: (any LayoutItemReference) -> Void) {
    body(self)
    for guide in storedLayoutGuides { body(guide) }
  }

  /// Gives up the engine of a tree whose root is about to become a subview.
  func dissolveHost() {
    guard let host else { return }
    host.dissolve()
    self.host = nil
    forEachBelow { $0.marks.remove(.isHosted) }
  }
}

extension UILayoutPriority {
  /// The same priority in the solver's terms.
  var solverPriority: Priority { Priority(Swift.min(1000, Swift.max(rawValue, .leastNormalMagnitude))) }
}
