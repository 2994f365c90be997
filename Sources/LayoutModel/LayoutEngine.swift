// SPDX-License-Identifier: MIT

@_spi(TermBuffers) import Cassowary

/// Rectangles in rectangles, and constraints between their edges, sizes, centres, margins and baselines.
///
/// Each item has four variables, the frame's left and top in the coordinates of the item it is in, its width and its
/// height; a constraint becomes one row of the solver. Widths and heights are never negative.
public final class LayoutEngine {
  /// Solves what the constraints come to.
  public let solver = Solver()

  // Nothing that the engine calls comes back to it, so access to its state need not be checked while it runs.
  @exclusivity(unchecked) private var items: [LayoutItem] = []
  @exclusivity(unchecked) private var freeItems: [Int32] = []
  /// The facts of a rectangle without insets, margins, text and scrolling, and then those of the few items that have some.
  @exclusivity(unchecked) private var facts: [ItemFacts] = [ItemFacts()]
  @exclusivity(unchecked) private var freeFacts: [Int32] = []
  /// The item of each variable, by the variable's index; -1 where a variable is no item's.
  @exclusivity(unchecked) private var itemOfVariable: [Int32] = []
  @exclusivity(unchecked) private var scratch = LinearExpression()
  /// What changed in the last solution; kept for its memory.
  @exclusivity(unchecked) private var changes: [Variable] = []

  /// An engine without items and constraints.
  public init() {}

  /// Makes room for so many more items and constraints, where that is known beforehand.
  public func reserve(items itemCount: Int, constraints: Int) {
    items.reserveCapacity(items.count + itemCount)
    itemOfVariable.reserveCapacity(itemOfVariable.count + 4 * itemCount)
    // Most constraints come to two terms.
    solver.reserve(variables: 4 * itemCount, constraints: constraints, terms: 2 * constraints)
  }

  // MARK: Items

  /// A new item with a frame of zeros.
  ///
  /// - Parameter parent: the item in whose coordinates the frame is; nil for a root.
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

  /// Gives up an item that no constraint mentions any more and that no item is in.
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

  /// The item whose left, top, width or height `variable` is.
  public func item(of variable: Variable) -> ItemID? {
    guard Int(variable.index) < itemOfVariable.count else { return nil }
    let index = itemOfVariable[Int(variable.index)]
    return index < 0 ? nil : ItemID(index: index)
  }

  /// The item in whose coordinates the frame of `id` is; nil for a root.
  public func parent(of id: ItemID) -> ItemID? {
    let parent = items[Int(id.index)].parent
    return parent < 0 ? nil : ItemID(index: parent)
  }

  /// What attributes of `id` mean. Rows made before a change keep their old constants: see ``constant(of:in:)``.
  public func facts(of id: ItemID) -> ItemFacts { facts[Int(items[Int(id.index)].facts)] }

  /// Replaces what attributes of `id` mean; rows that are in keep their constants.
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

  /// The frame at the last solution, in the parent's coordinates, unrounded.
  public func frame(of id: ItemID) -> Rectangle {
    let item = items[Int(id.index)]
    return Rectangle(
      x: solver.value(of: item.x), y: solver.value(of: item.y), width: solver.value(of: item.width),
      height: solver.value(of: item.height))
  }

  /// Puts the items that the last solution moved or resized into `moved` in place of what is there; an item may stand there more
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

  /// The variable of a size or of the frame's left or top.
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

  /// Puts `constraint` in, in the coordinates of `container`; it takes effect when the solver solves.
  ///
  /// - Parameter container: an item that all items of the constraint are in, or are.
  /// - Complexity: O(depth of the items below the container).
  public func insert(_ constraint: ItemConstraint, in container: ItemID) -> Constraint {
    lower(constraint, in: container)
    return solver.insert(
      scratch.buffer, constraint.relation, constant: scratch.constant, priority: constraint.priority)
  }

  /// The constant of the row that `constraint` comes to with the facts as they are now.
  public func constant(of constraint: ItemConstraint, in container: ItemID) -> Double {
    lower(constraint, in: container)
    return scratch.constant
  }

  /// `first - multiplier * second - constant`, into the scratch expression.
  ///
  /// Where reading runs from the right, places that are compared in terms of reading are counted leftwards: ten points
  /// after an edge, or at least so far, is then to its left.
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

  /// Adds `factor` times the place or size that `anchor` names, in the coordinates of `container`.
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
