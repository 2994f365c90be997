// SPDX-License-Identifier: MIT

@_spi(TermBuffers) import Cassowary

/// A tree of rectangles with constraints between their edges, sizes, centers, margins and baselines.
///
/// Each item has four variables: the left and top of its frame, in the coordinates of its parent item, and its width
/// and height. A constraint becomes one row of the solver. Widths and heights are never negative.
public final class LayoutEngine {
  /// The solver of the constraints.
  public let solver = Solver(placesAtBounds: true)

  // The engine does not call code that calls it back, so exclusive access to its state need not be checked at run time.
  @exclusivity(unchecked) private var items: [LayoutItem] = []
  @exclusivity(unchecked) private var freeItems: [Int32] = []
  /// The metrics of an item without insets, margins, text and scrolling, then those of the few items that have some.
  @exclusivity(unchecked) private var metrics: [ItemMetrics] = [ItemMetrics()]
  @exclusivity(unchecked) private var freeMetrics: [Int32] = []
  /// The item of each variable, by the variable's index; -1 for a variable that does not belong to an item.
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
  /// - Parameters:
  ///   - parent: The item whose coordinates the frame uses; `nil` for a root.
  ///   - canBeNegative: Whether the size can be negative, as that of insets in a rectangle that is smaller than they are.
  public func makeItem(in parent: ItemID?, canBeNegative: Bool = false) -> ItemID {
    let item = LayoutItem(
      parent: parent?.index ?? -1, x: solver.makeVariable(), y: solver.makeVariable(),
      width: solver.makeVariable(isNonNegative: !canBeNegative),
      height: solver.makeVariable(isNonNegative: !canBeNegative))
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
  ///
  /// Its identity can be that of an item made later. Until then, using it stops the program.
  public func discard(_ id: ItemID) {
    let item = item(id)
    for variable in [item.x, item.y, item.width, item.height] {
      itemOfVariable[Int(variable.index)] = -1
      solver.discard(variable)
    }
    if item.metrics > 0 { freeMetrics.append(item.metrics) }
    items[Int(id.index)].isLive = false
    freeItems.append(id.index)
  }

  /// The record of an item that has not been discarded.
  @inline(__always)
  private func item(_ id: ItemID) -> LayoutItem {
    let item = items[Int(id.index)]
    precondition(item.isLive, "The item was discarded. Keep no identity of an item after discarding it.")
    return item
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
    let parent = item(id).parent
    return parent < 0 ? nil : ItemID(index: parent)
  }

  /// Returns the metrics of `id`. Existing rows keep the constants they had when they were created; see
  /// ``constant(of:in:)``.
  public func metrics(of id: ItemID) -> ItemMetrics { metrics[Int(item(id).metrics)] }

  /// Replaces the metrics of `id`. Existing rows keep their constants.
  public func setMetrics(_ newMetrics: ItemMetrics, of id: ItemID) {
    let index = item(id).metrics
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
      moved.append(ItemID(index: item))
    }
  }

  /// Returns the variable of the left, top, width or height of the frame.
  ///
  /// - Precondition: `attribute` is one of these four. All others are sums of them.
  public func variable(_ attribute: LayoutAttribute, of id: ItemID) -> Variable {
    let item = item(id)
    switch attribute {
    case .left: return item.x
    case .top: return item.y
    case .width: return item.width
    case .height: return item.height
    default:
      preconditionFailure("An item has variables for left, top, width and height only. Insert a constraint instead.")
    }
  }

  // MARK: Constraints

  /// Inserts `constraint`, in the coordinates of `container`. It takes effect at the next solution.
  ///
  /// - Parameter container: A common ancestor of the constraint's items; it can be one of them.
  /// - Complexity: O(depth of the items below the container).
  public func insert(_ constraint: ItemConstraint, in container: ItemID) -> Constraint {
    insertRow(of: constraint, in: container).row
  }

  /// Inserts `constraint` as ``insert(_:in:)`` does, and returns the constant of the row as well.
  package func insertRow(of constraint: ItemConstraint, in container: ItemID) -> (row: Constraint, constant: Double) {
    lower(constraint, in: container)
    let row = solver.insert(
      scratch.buffer, constraint.relation, constant: scratch.constant, priority: constraint.priority)
    return (row, scratch.constant)
  }

  /// Returns the constant of the row of `constraint`, computed with the current metrics.
  public func constant(of constraint: ItemConstraint, in container: ItemID) -> Double {
    lower(constraint, in: container)
    return scratch.constant
  }

  /// Whether `row` has the terms that the row of `constraint` would have with the current metrics, up to rounding.
  ///
  /// Only the terms of baselines change: another view can provide a baseline, or it can move with another share of the height.
  package func hasTerms(ofRow row: Constraint, _ constraint: ItemConstraint, in container: ItemID) -> Bool {
    lower(constraint, in: container)
    var terms = solver.terms(of: row)
    for term in scratch.buffer where term.coefficient != 0 { terms.append(Term(-term.coefficient, term.variable)) }
    var differences: [Variable: Double] = [:]
    for term in terms { differences[term.variable, default: 0] += term.coefficient }
    return differences.values.allSatisfy { abs($0) < 1e-12 }
  }

  /// Writes `first - multiplier * second - constant` to the scratch expression.
  ///
  /// In a right-to-left layout, positions of leading and trailing attributes are measured leftward, so a positive
  /// constant moves an item to the left.
  private func lower(_ constraint: ItemConstraint, in container: ItemID) {
    scratch.clear()
    let isTurned = constraint.countsLeftwards
    func addSide(_ anchor: ItemAnchor, _ factor: Double) {
      add(
        anchor, times: isTurned && anchor.isHorizontalPosition ? -factor : factor, in: container, constraint.direction)
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
    guard let geometry = AttributeGeometry(anchor.attribute, in: direction) else { return }
    let item = item(anchor.item)
    if geometry.isPosition { addOrigin(of: anchor.item, along: geometry.axis, times: factor, in: container) }
    let lengthFactor =
      item.metrics > 0 ? geometry.lengthFactor(metrics[Int(item.metrics)]) : geometry.lengthFactor
    if lengthFactor != 0 {
      scratch.add(factor * lengthFactor, geometry.axis == .horizontal ? item.width : item.height)
    }
    // Nearly all items have no metrics, and an offset of 0.
    if item.metrics > 0 { scratch.constant += factor * geometry.offset(metrics[Int(item.metrics)]) }
  }

  /// Adds `factor` times the near edge of the frame of `id` along `axis`, in the coordinates of `container`.
  private func addOrigin(of id: ItemID, along axis: LayoutAxis, times factor: Double, in container: ItemID) {
    var current = id.index
    var constant = current == container.index ? contentOrigin(of: current, along: axis) : 0
    while current != container.index {
      let item = items[Int(current)]
      scratch.add(factor, axis == .horizontal ? item.x : item.y)
      current = item.parent
      if current < 0 { break }
      if current != container.index { constant -= contentOrigin(of: current, along: axis) }
    }
    scratch.constant += factor * constant
  }

  /// The coordinate that the near edge of an item's frame has in the item's own coordinates.
  private func contentOrigin(of item: Int32, along axis: LayoutAxis) -> Double {
    let index = Int(items[Int(item)].metrics)
    return axis == .horizontal ? metrics[index].contentOriginX : metrics[index].contentOriginY
  }
}
