// SPDX-License-Identifier: MIT

@_spi(TermBuffers) import Cassowary

/// Inserting, changing and removing constraints. Every change passes through here, so that it reaches the journal, and the
/// conflicts of which the constraint is a member.
extension LayoutEngine {
  // MARK: Insertion

  /// Inserts `constraint`, in the coordinates of `container`. It takes effect at the next solution.
  ///
  /// - Parameters:
  ///   - container: A common ancestor of the constraint's items; it can be one of them.
  ///   - direction: The layout direction, which decides what leading and trailing mean. The default is left to right.
  /// - Precondition: The priority is above 0 and at most 1000.
  /// - Complexity: O(depth of the items below the container).
  public func insert(
    _ constraint: ItemConstraint, in container: ItemID, direction: LayoutDirection = .leftToRight
  ) -> ConstraintID {
    lower(constraint, in: container, direction)
    return insertScratch(constraint.relation, Priority(constraint.priority))
  }

  /// Inserts `first  relation  share × second + constant` for values of frames: a left, top, width or height, each in the
  /// coordinates of its own parent. Insets, margins and scroll positions do not count.
  package func insertFrameConstraint(
    _ first: ItemAnchor, _ relation: LayoutRelation, share: Double = 0, of second: ItemAnchor? = nil,
    plus constant: Double, priority: Priority
  ) -> ConstraintID {
    scratch.clear()
    scratch.add(1, variable(of: first))
    if let second { scratch.add(-share, variable(of: second)) }
    scratch.constant = -constant
    return insertScratch(relation, priority)
  }

  private func insertScratch(_ relation: LayoutRelation, _ priority: Priority) -> ConstraintID {
    let row = solver.insert(
      scratch.buffer, relation, constant: scratch.constant.engineLength, priority: priority)
    journal?.insertedRows.append(row)
    return ConstraintID(row)
  }

  // MARK: Changes

  /// Gives a constraint the constant that `constraint` has, with the metrics as they are now.
  ///
  /// A constraint that has it already stays as it is, and what it broke stays broken.
  ///
  /// - Returns: Whether the constant changed.
  /// - Complexity: O(depth of the items below the container).
  @discardableResult
  public func update(
    _ id: ConstraintID, to constraint: ItemConstraint, in container: ItemID, direction: LayoutDirection = .leftToRight
  ) -> Bool {
    lower(constraint, in: container, direction)
    return setResidualConstant(scratch.constant, of: id)
  }

  /// Changes the constant of a constraint on values of frames; see ``insertFrameConstraint(_:_:share:of:plus:priority:)``.
  ///
  /// - Returns: Whether the constant changed.
  @discardableResult
  package func setFrameConstant(_ constant: Double, of id: ConstraintID) -> Bool {
    setResidualConstant(-constant, of: id)
  }

  /// Changes the constant of `left side - right side`.
  private func setResidualConstant(_ constant: Double, of id: ConstraintID) -> Bool {
    let limited = constant.engineLength
    guard solver.constant(of: id.row) != limited else { return false }
    willChange(id)
    solver.setConstant(limited, of: id.row)
    return true
  }

  /// Changes the priority of a constraint, to or from required as well. In a conflict, a constraint that remains required stays as
  /// it is, broken or not.
  public func setPriority(_ priority: Priority, of id: ConstraintID) {
    if priority == .required, isInConflict(id) { return }
    willChange(id)
    solver.setPriority(priority, of: id.row)
  }

  /// Removes a constraint. Its identity is invalid at once; the removal takes effect at the next solution.
  public func remove(_ id: ConstraintID) {
    willChange(id)
    forgetConflict(of: id)
    solver.remove(id.row)
  }

  private func willChange(_ id: ConstraintID) {
    journal?.hasOtherEdits = true
    restoreConstraints(brokenBy: id)
  }

  // MARK: Reading

  /// The number of constraints that were inserted before this one, whether they were removed or not.
  package func age(of id: ConstraintID) -> UInt32 { solver.creationNumber(of: id.row) }

  /// Whether a constraint has the terms that it would have if it were inserted as `constraint` now, up to rounding.
  ///
  /// Only the terms of baselines change: another item can provide a baseline, or it can move with another share of the height.
  package func hasTerms(
    of constraint: ItemConstraint, _ id: ConstraintID, in container: ItemID, direction: LayoutDirection
  ) -> Bool {
    lower(constraint, in: container, direction)
    var terms = solver.terms(of: id.row)
    for term in scratch.buffer where term.coefficient != 0 { terms.append(Term(-term.coefficient, term.variable)) }
    var differences: [Variable: Double] = [:]
    for term in terms { differences[term.variable, default: 0] += term.coefficient }
    return differences.values.allSatisfy { abs($0) < 1e-12 }
  }

  /// The variable of a left, top, width or height.
  ///
  /// - Precondition: `value` is one of these four. All others are sums of them.
  func variable(of value: ItemAnchor) -> Variable {
    let item = item(value.item)
    switch value.attribute {
    case .left: return item.x
    case .top: return item.y
    case .width: return item.width
    case .height: return item.height
    default:
      preconditionFailure("An item has variables for left, top, width and height only. Insert a constraint instead.")
    }
  }

  // MARK: Rows

  /// Writes `first - multiplier * second - constant` to the scratch expression.
  ///
  /// In a right-to-left layout, positions of leading and trailing attributes are measured leftward, so a positive
  /// constant moves an item to the left.
  private func lower(_ constraint: ItemConstraint, in container: ItemID, _ direction: LayoutDirection) {
    scratch.clear()
    let isTurned = direction == .rightToLeft && constraint.hasDirectionalPosition
    func addSide(_ anchor: ItemAnchor, _ factor: Double) {
      add(
        anchor, times: isTurned && anchor.isHorizontalPosition ? -factor : factor, in: container, direction)
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
    var factor = factor
    if geometry.isPosition {
      let scale = hasScales ? self.scale(from: anchor.item, to: container) : 1
      addOrigin(of: anchor.item, along: geometry.axis, times: factor, scale: scale, in: container)
      factor *= scale
    }
    let lengthFactor =
      item.metrics > 0 ? geometry.lengthFactor(metrics[Int(item.metrics)]) : geometry.lengthFactor
    if lengthFactor != 0 {
      scratch.add(factor * lengthFactor, geometry.axis == .horizontal ? item.width : item.height)
    }
    // Nearly all items have no metrics, and an offset of 0.
    if item.metrics > 0 { scratch.constant += factor * geometry.offset(metrics[Int(item.metrics)]) }
  }

  /// Adds `factor` times the near edge of the frame of `id` along `axis`, in the coordinates of `container`, where the content of
  /// `id` is `scale` times as large.
  private func addOrigin(
    of id: ItemID, along axis: LayoutAxis, times factor: Double, scale: Double, in container: ItemID
  ) {
    var current = id.index
    var factor = factor * scale
    if current == container.index { scratch.constant += factor * contentOrigin(of: current, along: axis) }
    while current != container.index {
      let item = items[Int(current)]
      if scale != 1 { factor /= metrics[Int(item.metrics)].scale }
      scratch.add(factor, axis == .horizontal ? item.x : item.y)
      current = item.parent
      if current < 0 { break }
      if current != container.index { scratch.constant -= factor * contentOrigin(of: current, along: axis) }
    }
  }

  /// The factor by which the content of `id` is enlarged in the coordinates of `container`.
  private func scale(from id: ItemID, to container: ItemID) -> Double {
    var scale = 1.0
    var current = id.index
    while current >= 0, current != container.index {
      scale *= metrics[Int(items[Int(current)].metrics)].scale
      current = items[Int(current)].parent
    }
    return scale
  }

  /// The coordinate that the near edge of an item's frame has in the item's own coordinates.
  private func contentOrigin(of item: Int32, along axis: LayoutAxis) -> Double {
    let index = Int(items[Int(item)].metrics)
    return axis == .horizontal ? metrics[index].contentOriginX : metrics[index].contentOriginY
  }
}

extension ItemAnchor {
  /// Whether the attribute is a horizontal position.
  fileprivate var isHorizontalPosition: Bool { attribute.isPosition && attribute.axis == .horizontal }
}

extension ItemConstraint {
  /// Whether an attribute is a leading or trailing position. Then positions are measured from right to left in a right-to-left layout.
  fileprivate var hasDirectionalPosition: Bool {
    [first, firstOrigin, second, secondOrigin].contains { $0?.attribute.kind == .directionalPosition }
  }
}
