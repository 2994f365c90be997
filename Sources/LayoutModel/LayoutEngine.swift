// SPDX-License-Identifier: MIT

@_spi(TermBuffers) import Cassowary

/// A tree of rectangles with constraints between their edges, sizes, centers, margins and baselines.
///
/// Each item has four variables: the left and top of its frame, in the coordinates of its parent item, and its width
/// and height. A constraint becomes one row of the solver. Widths and heights are never negative.
public final class LayoutEngine {
  /// The solver of the constraints.
  public let solver = Solver()

  // The engine calls no code that calls it back, so exclusive access to its state need not be checked at run time.
  @exclusivity(unchecked) private var items: [LayoutItem] = []
  @exclusivity(unchecked) private var freeItems: [Int32] = []
  /// The metrics of items. The first entry is that of an item without insets, margins, text and scrolling; the others
  /// belong to the few items that have some.
  @exclusivity(unchecked) private var facts: [ItemFacts] = [ItemFacts()]
  @exclusivity(unchecked) private var freeFacts: [Int32] = []
  /// The item of each variable, by the variable's index; -1 for a variable that belongs to no item.
  @exclusivity(unchecked) private var itemOfVariable: [Int32] = []
  @exclusivity(unchecked) private var scratch = LinearExpression()
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
  /// - Parameter parent: The item whose coordinates the frame uses; `nil` for a root.
  public func makeItem(in parent: ItemID?) -> ItemID {
    let item = LayoutItem(
      parent: parent?.index ?? -1, x: solver.makeVariable(), y: solver.makeVariable(),
      width: solver.makeVariable(isNonNegative: true), height: solver.makeVariable(isNonNegative: true))
    let index: Int32
    if let free = freeItems.popLast() {
      index = free
      items[Int(free)] = item
    } else {
      index = Int32(items.count)
      items.append(item)
    }
    own(item.x, by: index)
    own(item.y, by: index)
    own(item.width, by: index)
    own(item.height, by: index)
    return ItemID(index: index)
  }

  /// Discards an item. No constraint may refer to it and it must have no child items.
  public func discard(_ id: ItemID) {
    let item = items[Int(id.index)]
    for variable in [item.x, item.y, item.width, item.height] {
      itemOfVariable[Int(variable.index)] = -1
      solver.discard(variable)
    }
    if item.facts > 0 { freeFacts.append(item.facts) }
    freeItems.append(id.index)
  }

  private func own(_ variable: Variable, by item: Int32) {
    while itemOfVariable.count < Int(variable.index) { itemOfVariable.append(-1) }
    if itemOfVariable.count == Int(variable.index) {
      itemOfVariable.append(item)
    } else {
      itemOfVariable[Int(variable.index)] = item
    }
  }

  /// Returns the item whose left, top, width or height is `variable`, if any.
  public func item(of variable: Variable) -> ItemID? {
    guard Int(variable.index) < itemOfVariable.count else { return nil }
    let index = itemOfVariable[Int(variable.index)]
    return index < 0 ? nil : ItemID(index: index)
  }

  /// Returns the item whose coordinates the frame of `id` uses; `nil` for a root.
  public func parent(of id: ItemID) -> ItemID? {
    let parent = items[Int(id.index)].parent
    return parent < 0 ? nil : ItemID(index: parent)
  }

  /// Returns the metrics of `id`. Existing rows keep the constants they had when they were created; see
  /// ``constant(of:in:)``.
  public func facts(of id: ItemID) -> ItemFacts { facts[Int(items[Int(id.index)].facts)] }

  /// Replaces the metrics of `id`. Existing rows keep their constants.
  public func setFacts(_ newFacts: ItemFacts, of id: ItemID) {
    let place = items[Int(id.index)].facts
    if place > 0 {
      facts[Int(place)] = newFacts
    } else if newFacts != ItemFacts() {
      items[Int(id.index)].facts = placeForFacts(newFacts)
    }
  }

  private func placeForFacts(_ newFacts: ItemFacts) -> Int32 {
    guard let free = freeFacts.popLast() else {
      facts.append(newFacts)
      return Int32(facts.count - 1)
    }
    facts[Int(free)] = newFacts
    return free
  }

  /// Returns the frame at the last solution, in the parent's coordinates and unrounded.
  public func frame(of id: ItemID) -> Rectangle {
    let item = items[Int(id.index)]
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
      moved.append(ItemID(index: item))
    }
  }

  /// Returns the variable of a size, or of the left or top of the frame.
  public func variable(_ attribute: LayoutAttribute, of id: ItemID) -> Variable {
    let item = items[Int(id.index)]
    switch attribute {
    case .width: return item.width
    case .height: return item.height
    case .top: return item.y
    default: return item.x
    }
  }

  // MARK: Constraints

  /// Inserts `constraint`, in the coordinates of `container`. It takes effect at the next solution.
  ///
  /// - Parameter container: A common ancestor of the constraint's items; it can be one of them.
  /// - Complexity: O(depth of the items below the container).
  public func insert(_ constraint: ItemConstraint, in container: ItemID) -> Constraint {
    lower(constraint, in: container)
    return solver.insert(
      scratch.buffer, constraint.relation, constant: scratch.constant, priority: constraint.priority)
  }

  /// Returns the constant of the row of `constraint`, computed with the current metrics.
  public func constant(of constraint: ItemConstraint, in container: ItemID) -> Double {
    lower(constraint, in: container)
    return scratch.constant
  }

  /// Writes `first - multiplier * second - constant` to the scratch expression.
  ///
  /// In a right-to-left layout, positions of leading and trailing attributes are measured leftward, so a positive
  /// constant moves an item to the left.
  private func lower(_ constraint: ItemConstraint, in container: ItemID) {
    scratch.clear()
    let isTurned = constraint.countsLeftwards
    func addSide(_ anchor: ItemAnchor, _ factor: Double) {
      add(anchor, times: isTurned && anchor.isAcross ? -factor : factor, in: container, constraint.direction)
    }
    addSide(constraint.first, 1)
    if let origin = constraint.firstOrigin { addSide(origin, -1) }
    if let second = constraint.second {
      addSide(second, -constraint.multiplier)
      if let origin = constraint.secondOrigin { addSide(origin, constraint.multiplier) }
    }
    scratch.constant -= constraint.constant
  }

  /// Adds `factor` times the position or size of `anchor`, in the coordinates of `container`.
  private func add(_ anchor: ItemAnchor, times factor: Double, in container: ItemID, _ direction: LayoutDirection) {
    let item = items[Int(anchor.item.index)]
    let facts = facts[Int(item.facts)]
    let insets = facts.alignmentInsets
    switch anchor.attribute.resolved(in: direction) {
    case .notAnAttribute, .leading, .trailing, .leadingMargin, .trailingMargin:
      break
    case .width:
      add(factor, item.width, -insets.left - insets.right)
    case .height:
      add(factor, item.height, -insets.top - insets.bottom)
    case .left:
      addLeft(of: anchor.item, factor, in: container, plus: insets.left)
    case .right:
      addLeft(of: anchor.item, factor, in: container, plus: 0)
      add(factor, item.width, -insets.right)
    case .centerX:
      addLeft(of: anchor.item, factor, in: container, plus: 0)
      add(factor / 2, item.width, insets.left - insets.right)
    case .leftMargin:
      addLeft(of: anchor.item, factor, in: container, plus: facts.margins.left)
    case .rightMargin:
      addLeft(of: anchor.item, factor, in: container, plus: 0)
      add(factor, item.width, -facts.margins.right)
    case .centerXWithinMargins:
      addLeft(of: anchor.item, factor, in: container, plus: 0)
      add(factor / 2, item.width, facts.margins.left - facts.margins.right)
    case .top:
      addTop(of: anchor.item, factor, in: container, plus: insets.top)
    case .bottom:
      addTop(of: anchor.item, factor, in: container, plus: 0)
      add(factor, item.height, -insets.bottom)
    case .centerY:
      addTop(of: anchor.item, factor, in: container, plus: 0)
      add(factor / 2, item.height, insets.top - insets.bottom)
    case .topMargin:
      addTop(of: anchor.item, factor, in: container, plus: facts.margins.top)
    case .bottomMargin:
      addTop(of: anchor.item, factor, in: container, plus: 0)
      add(factor, item.height, -facts.margins.bottom)
    case .centerYWithinMargins:
      addTop(of: anchor.item, factor, in: container, plus: 0)
      add(factor / 2, item.height, facts.margins.top - facts.margins.bottom)
    case .firstBaseline:
      addTop(of: anchor.item, factor, in: container, plus: insets.top + facts.firstBaseline)
    case .lastBaseline:
      addTop(of: anchor.item, factor, in: container, plus: 0)
      add(factor, item.height, -insets.bottom - facts.lastBaseline)
    }
  }

  private func contentOriginX(of item: Int32) -> Double { facts[Int(items[Int(item)].facts)].contentOriginX }

  private func contentOriginY(of item: Int32) -> Double { facts[Int(items[Int(item)].facts)].contentOriginY }

  /// Adds `factor * (variable + offset)`.
  private func add(_ factor: Double, _ variable: Variable, _ offset: Double) {
    scratch.add(factor, variable)
    scratch.constant += factor * offset
  }

  /// Adds `factor` times the left edge of the frame of `id`, in the coordinates of `container`.
  private func addLeft(of id: ItemID, _ factor: Double, in container: ItemID, plus offset: Double) {
    var constant = offset
    var current = id.index
    if current == container.index { constant += contentOriginX(of: current) }
    while current != container.index {
      scratch.add(factor, items[Int(current)].x)
      current = items[Int(current)].parent
      if current < 0 { break }
      if current != container.index { constant -= contentOriginX(of: current) }
    }
    scratch.constant += factor * constant
  }

  /// Adds `factor` times the top edge of the frame of `id`, in the coordinates of `container`.
  private func addTop(of id: ItemID, _ factor: Double, in container: ItemID, plus offset: Double) {
    var constant = offset
    var current = id.index
    if current == container.index { constant += contentOriginY(of: current) }
    while current != container.index {
      scratch.add(factor, items[Int(current)].y)
      current = items[Int(current)].parent
      if current < 0 { break }
      if current != container.index { constant -= contentOriginY(of: current) }
    }
    scratch.constant += factor * constant
  }
}
