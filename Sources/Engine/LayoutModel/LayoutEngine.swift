// SPDX-License-Identifier: MIT

@_spi(TermBuffers) import Cassowary

/// A tree of rectangles with constraints between their edges, sizes, centers, margins and baselines.
///
/// Each item has four variables: the left and top of its frame, in the coordinates of its parent item, and its width
/// and height. A constraint becomes one row of the solver. Widths and heights are never negative.
///
/// Changes are collected and take effect in ``solve()``. Its cost depends on what the changes affect, not on the number of items
/// and constraints.
public final class LayoutEngine {
  /// The solver of the constraints, which nothing outside of this module knows.
  let solver = Solver(placesAtBounds: true)

  // The engine does not call code that calls it back, so exclusive access to its state need not be checked at run time.
  @exclusivity(unchecked) private(set) var items: [LayoutItem] = []
  @exclusivity(unchecked) private var freeItems: [Int32] = []
  /// The metrics of an item without insets, margins, text and scrolling, then those of the few items that have some.
  @exclusivity(unchecked) private(set) var metrics: [ItemMetrics] = [ItemMetrics()]
  @exclusivity(unchecked) private var freeMetrics: [Int32] = []
  /// Whether an item has, or had, another scale than 1.
  @exclusivity(unchecked) private(set) var hasScales = false
  /// The item of each variable, by the variable's index; -1 for a variable that does not belong to an item.
  @exclusivity(unchecked) private var itemOfVariable: [Int32] = []
  /// The conflicts found so far, of which a member gives way. This is the only record of them; see `LayoutEngine+Conflicts.swift`.
  @exclusivity(unchecked) var knownConflicts: [LayoutConflict] = []
  /// The constraints of the conflicts of broken constraints, and some that were; empty while nothing is broken.
  @exclusivity(unchecked) var constraintsInConflicts: Set<ConstraintID> = []
  /// The journal of the changes since it was opened; `nil` while none is open.
  @exclusivity(unchecked) var journal: EditJournal?
  /// The row that is being written. Stored only to reuse the memory.
  @exclusivity(unchecked) var scratch = LinearExpression()
  /// The variables that changed in the last solution. Stored only to reuse the memory.
  @exclusivity(unchecked) private var changes: [Variable] = []

  /// Creates an engine without items and constraints.
  public init() {}

  /// Reserves memory for additional items and constraints.
  ///
  /// - Parameters:
  ///   - itemCount: The number of additional items.
  ///   - constraints: The number of additional constraints.
  public func reserve(items itemCount: Int, constraints: Int) {
    items.reserveCapacity(items.count + itemCount)
    itemOfVariable.reserveCapacity(itemOfVariable.count + 4 * itemCount)
    // Most constraints have two terms.
    solver.reserve(variables: 4 * itemCount, constraints: constraints, terms: 2 * constraints)
  }

  // MARK: Items

  /// Creates an item whose frame is zero.
  ///
  /// - Parameters:
  ///   - parent: The item whose coordinates the frame uses; `nil` for a root.
  ///   - canBeNegative: Whether the size can be negative, as that of insets in a rectangle that is smaller than they are.
  public func makeItem(in parent: ItemID?, canBeNegative: Bool = false) -> ItemID {
    var item = LayoutItem(
      parent: parent?.index ?? -1, x: solver.makeVariable(), y: solver.makeVariable(),
      width: solver.makeVariable(isNonNegative: !canBeNegative),
      height: solver.makeVariable(isNonNegative: !canBeNegative))
    let index: Int32
    if let free = freeItems.popLast() {
      index = free
      item.generation = ~items[Int(free)].generation + 1
      items[Int(free)] = item
    } else {
      index = Int32(items.count)
      items.append(item)
    }
    own(item.x, by: index)
    own(item.y, by: index)
    own(item.width, by: index)
    own(item.height, by: index)
    return ItemID(index: index, generation: item.generation)
  }

  /// Discards an item. No constraint may refer to it and it must have no child items.
  ///
  /// Using its identity later stops the program, also after another item has taken its index.
  public func discard(_ id: ItemID) {
    let item = item(id)
    for variable in [item.x, item.y, item.width, item.height] {
      itemOfVariable[Int(variable.index)] = -1
      solver.discard(variable)
    }
    if item.metrics > 0 { freeMetrics.append(item.metrics) }
    items[Int(id.index)].generation = ~id.generation
    freeItems.append(id.index)
  }

  /// The record of an item that has not been discarded.
  @inline(__always)
  func item(_ id: ItemID) -> LayoutItem {
    let item = items[Int(id.index)]
    precondition(item.generation == id.generation, Self.discardedItem)
    return item
  }

  /// Returns the identity of the item that has an index now.
  @inline(__always)
  package func item(at index: Int32) -> ItemID {
    let generation = items[Int(index)].generation
    precondition(generation >= 0, Self.discardedItem)
    return ItemID(index: index, generation: generation)
  }

  private static let discardedItem = "The item was discarded. Keep no identity of an item after discarding it."

  private func own(_ variable: Variable, by item: Int32) {
    while itemOfVariable.count < Int(variable.index) { itemOfVariable.append(-1) }
    if itemOfVariable.count == Int(variable.index) {
      itemOfVariable.append(item)
    } else {
      itemOfVariable[Int(variable.index)] = item
    }
  }

  /// Returns the item whose left, top, width or height is `variable`, if any.
  func item(of variable: Variable) -> ItemID? {
    guard Int(variable.index) < itemOfVariable.count else { return nil }
    let index = itemOfVariable[Int(variable.index)]
    return index < 0 ? nil : item(at: index)
  }

  /// Returns the item whose coordinates the frame of `id` uses; `nil` for a root.
  public func parent(of id: ItemID) -> ItemID? {
    let parent = item(id).parent
    return parent < 0 ? nil : self.item(at: parent)
  }

  /// Returns the metrics of `id`. Constraints keep the constants they had when they were inserted; see ``update(_:to:in:direction:)``.
  public func metrics(of id: ItemID) -> ItemMetrics { metrics[Int(item(id).metrics)] }

  /// Replaces the metrics of `id`. Constraints keep their constants; see ``update(_:to:in:direction:)``.
  public func setMetrics(_ newMetrics: ItemMetrics, of id: ItemID) {
    let index = item(id).metrics
    if newMetrics.scale != 1 { hasScales = true }
    if index > 0 {
      metrics[Int(index)] = newMetrics
    } else if newMetrics != ItemMetrics() {
      items[Int(id.index)].metrics = store(newMetrics)
    }
  }

  /// Stores metrics in a free slot, or in a new one, and returns its index.
  private func store(_ newMetrics: ItemMetrics) -> Int32 {
    guard let free = freeMetrics.popLast() else {
      metrics.append(newMetrics)
      return Int32(metrics.count - 1)
    }
    metrics[Int(free)] = newMetrics
    return free
  }

  /// Returns the frame at the last solution, in the parent's coordinates and unrounded.
  public func frame(of id: ItemID) -> Rectangle {
    let item = item(id)
    return Rectangle(
      x: solver.value(of: item.x), y: solver.value(of: item.y), width: solver.value(of: item.width),
      height: solver.value(of: item.height))
  }

  /// Replaces the contents of `moved` with the items that the last solution moved or resized. An item can occur more
  /// than once.
  public func collectMovedItems(into moved: inout [ItemID]) {
    moved.removeAll(keepingCapacity: true)
    changes.removeAll(keepingCapacity: true)
    solver.appendChangedVariables(to: &changes)
    var last: Int32 = -1
    for variable in changes where Int(variable.index) < itemOfVariable.count {
      let item = itemOfVariable[Int(variable.index)]
      // The variables of an item often change one after the other.
      guard item >= 0, item != last else { continue }
      last = item
      moved.append(self.item(at: item))
    }
  }
}
