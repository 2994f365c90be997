// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

/// A broken required constraint, with the rows that it conflicts with.
struct BrokenConstraint {
  let row: Constraint
  /// The rows of the conflict, including the broken one.
  let conflictingRows: [Constraint]
  let conflict: ConstraintConflict
}

/// Choosing the required constraint to break in a conflict, and restoring it when something of the conflict changes.
extension LayoutHost {
  /// Breaks one member of each conflict. A conflict that contains a row broken for an earlier one is left to the next
  /// solution, which finds it again if it remains.
  func breakConstraints(of conflicts: [Conflict]) {
    journal?.hasOtherEdits = true
    var brokenRows: Set<Constraint> = []
    for conflict in conflicts {
      let rows = conflict.members.compactMap { member -> Constraint? in
        if case .constraint(let row) = member.member { return row }
        return nil
      }
      guard brokenRows.isDisjoint(with: rows) else { continue }
      let row = rowToBreak(among: rows) ?? conflict.culprit
      brokenRows.insert(row)
      breakRow(row, of: conflict, among: rows)
    }
  }

  /// Breaks `brokenRow` and reports the conflict.
  ///
  /// The priority of the broken member becomes just less than required, so that the layout violates it as little as
  /// possible.
  private func breakRow(_ brokenRow: Constraint, of conflict: Conflict, among rows: [Constraint]) {
    engine.solver.setPriority(.nearlyRequired, of: brokenRow)
    for row in rows { rowRecords[Int(row.index)].mayBeInConflict = true }
    let wasKnown = isKnownToBeBroken(brokenRow)
    if isLive { setBroken(true, brokenRow) }
    let report = ConstraintConflict(
      members: conflict.members.compactMap { member in
        guard let constraint = describedConstraint(member.member) else { return nil }
        return ConstraintConflict.Member(constraint: constraint, multiplier: member.multiplier)
      },
      bounds: conflict.members.compactMap { member in
        guard case .nonNegative(let variable) = member.member else { return nil }
        return bound(of: variable, multiplier: member.multiplier)
      },
      brokenConstraint: describedConstraint(.constraint(brokenRow)), contradiction: conflict.contradiction)
    brokenConstraints.append(BrokenConstraint(row: brokenRow, conflictingRows: rows, conflict: report))
    if !wasKnown, ConflictReports.isFirst(of: statement(of: brokenRow)) { ConflictReports.write(report) }
  }

  /// Makes the constraints required again that are broken because of a conflict that contains `row`, which is about to be
  /// removed or changed.
  func restoreConstraints(brokenBy row: Constraint) {
    guard rowRecords[Int(row.index)].mayBeInConflict else { return }
    rowRecords[Int(row.index)].mayBeInConflict = false
    let restored = brokenConstraints.filter { $0.conflictingRows.contains(row) }
    guard !restored.isEmpty else { return }
    journal?.hasOtherEdits = true
    brokenConstraints.removeAll { $0.conflictingRows.contains(row) }
    for broken in restored {
      engine.solver.setPriority(.required, of: broken.row)
      if isLive { setBroken(false, broken.row) }
    }
    needsSolution = true
  }

  /// Whether the conflict of a broken constraint contains `row`.
  func isInConflict(_ row: Constraint) -> Bool { brokenConstraints.contains { $0.conflictingRows.contains(row) } }

  private func setBroken(_ isBroken: Bool, _ row: Constraint) {
    if case .constraint(let constraint) = owner(of: row) { constraint.object.isBroken = isBroken }
  }

  /// Whether a fitting computation breaks a constraint that is also broken in the displayed layout, which reported it.
  private func isKnownToBeBroken(_ row: Constraint) -> Bool {
    guard !isLive, case .constraint(let constraint) = owner(of: row) else { return false }
    return constraint.object.isBroken
  }

  /// The statement that a row makes, which remains the same when another row replaces it.
  private func statement(of row: Constraint) -> ConflictReports.Statement? {
    switch owner(of: row) {
    case .constraint(let constraint):
      ConflictReports.Statement(of: constraint.object)
    case .contentSize(let item, let axis):
      entries[Int(item)].view.map { .init(of: $0, .contentSize(axis)) }
    case .autoresizing(let item, let attribute):
      entries[Int(item)].view.map { .init(of: $0, .autoresizing(attribute)) }
    case .fittingTarget(let axis):
      ConflictReports.Statement(of: root, .fittingTarget(axis))
    case .nobody, .presentSize: nil
    }
  }

  /// The row to break. A required content size is broken first when the user's constraints conflict with it. Otherwise
  /// a system constraint is broken only when the user has none in the conflict. Among the user's constraints, those of a
  /// view that a stack view hides come first. Of these, or else of all, the order is: an equation with a constant size;
  /// right, bottom and trailing edges before left, top and leading ones. Of equals, the last one activated is broken; of constant sizes, the
  /// first.
  ///
  /// Source: seventeen recorded logs; recorded documents with views that hug their content at 1000 and have another
  /// height, and with hidden arranged views as wide as a scroll view. Apple's documentation says only that one of the
  /// constraints is broken.
  private func rowToBreak(among rows: [Constraint]) -> Constraint? {
    let users = rows.filter { row in
      guard case .constraint(let constraint) = owner(of: row) else { return false }
      return !constraint.object.isSystem && !(constraint.object.identifier?.hasPrefix("UI") ?? false)
    }
    if users.isEmpty { return rows.max { systemRank($0) < systemRank($1) } }
    if let contentSize = rows.last(where: { isContentSize($0) }) { return contentSize }
    let collapsed = users.filter { refersToAny(of: collapsedItems(among: rows), $0) }
    let candidates = collapsed.isEmpty ? users : collapsed
    if let constantSize = candidates.first(where: { isConstantSize($0) }) { return constantSize }
    return candidates.max { userRank($0) < userRank($1) }
  }

  /// The views whose collapse in a stack view is part of a conflict.
  private func collapsedItems(among rows: [Constraint]) -> [AnyObject] {
    rows.compactMap { row in
      guard case .constraint(let constraint) = owner(of: row), constraint.object.identifier == "UISV-hiding"
      else { return nil }
      return constraint.object.firstItem
    }
  }

  private func refersToAny(of items: [AnyObject], _ row: Constraint) -> Bool {
    guard case .constraint(let constraint) = owner(of: row) else { return false }
    return items.contains { $0 === constraint.object.firstItem || $0 === constraint.object.secondItem }
  }

  private func isContentSize(_ row: Constraint) -> Bool {
    if case .contentSize = owner(of: row) { true } else { false }
  }

  private func isConstantSize(_ row: Constraint) -> Bool {
    guard case .constraint(let constraint) = owner(of: row) else { return false }
    return constraint.object.secondItem == nil && constraint.object.relation == .equal
  }

  /// The rank for breaking a user's row: right, bottom and trailing edges above other positions and sizes, those above
  /// left, top and leading edges; later rows above earlier ones.
  private func userRank(_ row: Constraint) -> (Int, UInt32) {
    let number = rowRecords[Int(row.index)].number
    guard case .constraint(let constraint) = owner(of: row) else { return (-1, number) }
    switch constraint.object.firstAttribute {
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: return (2, number)
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: return (0, number)
    default: return (1, number)
    }
  }

  /// The rank for breaking a system row: fitting targets first, then constraints of stack views, then right and bottom
  /// edges of guides.
  private func systemRank(_ row: Constraint) -> (Int, UInt32) {
    let number = rowRecords[Int(row.index)].number
    switch owner(of: row) {
    case .constraint(let constraint):
      let identifier = constraint.object.identifier ?? ""
      if identifier.hasPrefix("UISV") { return (3, number) }
      if identifier.contains("bottom") || identifier.contains("right") { return (2, number) }
      return (1, number)
    case .fittingTarget: return (4, number)
    default: return (0, number)
    }
  }

  /// The size that `variable` stands for, as part of a proof.
  private func bound(of variable: Variable, multiplier: Double) -> ConstraintConflict.Bound? {
    guard let id = engine.item(of: variable) else { return nil }
    let entry = entries[Int(id.index)]
    guard let item: AnyObject = entry.view ?? entry.guide else { return nil }
    switch variable {
    case engine.variable(.width, of: id):
      return ConstraintConflict.Bound(item: item, attribute: .width, multiplier: multiplier)
    case engine.variable(.height, of: id):
      return ConstraintConflict.Bound(item: item, attribute: .height, multiplier: multiplier)
    default: return nil
    }
  }

  // MARK: Rows as constraints

  /// The constraint that represents a member of a conflict. It is made for a row that has no object of its own.
  func describedConstraint(_ member: Conflict.Member) -> NSLayoutConstraint? {
    switch member {
    case .nonNegative: nil
    case .constraint(let row): describedConstraint(ofRow: row)
    }
  }

  func describedConstraint(ofRow row: Constraint) -> NSLayoutConstraint? {
    switch owner(of: row) {
    case .nobody, .presentSize: return nil
    case .constraint(let constraint): return constraint.object
    case .contentSize(let item, let axis): return contentSizeConstraint(ofItem: item, axis)
    case .autoresizing(let item, let attribute): return autoresizingConstraint(ofItem: item, attribute)
    case .fittingTarget(let axis):
      guard case .fitting(let target, let horizontal, let vertical) = role else { return nil }
      let isAcross = axis == .horizontal
      let constraint = SystemLayoutConstraint(
        root, isAcross ? .width : .height, .equal, nil, .notAnAttribute, 1,
        Double(isAcross ? target.width : target.height).engineLength)
      constraint.storedPriority = isAcross ? horizontal : vertical
      constraint.identifier = isAcross ? "fittingSizeHTarget" : "fittingSizeVTarget"
      constraint.container = root
      return constraint
    }
  }

  private func contentSizeConstraint(ofItem item: Int32, _ axis: LayoutAxis) -> NSLayoutConstraint? {
    guard let view = entries[Int(item)].view else { return nil }
    let isAcross = axis == .horizontal
    let size = entries[Int(item)].contentRows.size
    let constraint = NSContentSizeLayoutConstraint(
      view, isAcross ? .width : .height, .equal, nil, .notAnAttribute, 1,
      Double(isAcross ? size.width : size.height).engineLength)
    constraint.hugging = view.contentPriorities.hugging(isAcross ? .horizontal : .vertical)
    constraint.compression = view.contentPriorities.compression(isAcross ? .horizontal : .vertical)
    constraint.container = view
    return constraint
  }

  private func autoresizingConstraint(
    ofItem item: Int32, _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint? {
    guard let view = entries[Int(item)].view else { return nil }
    if let encapsulated = view.encapsulatedConstraint(attribute) { return encapsulated }
    var share = 0.0
    var constant = 0.0
    if let superview = view.storedSuperview, view !== root {
      guard let line = autoresizingLines(of: view, in: superview).first(where: { $0.attribute == attribute }) else {
        return nil
      }
      share = line.share
      constant = line.constant
    } else {
      constant = attribute == .width ? view.bounds.width : attribute == .height ? view.bounds.height : 0
    }
    let constraint = NSAutoresizingMaskLayoutConstraint.make(view, attribute, constant.engineLength)
    constraint.share = CGFloat(share)
    constraint.maskText = view.maskDescription
    constraint.container = view.storedSuperview ?? view
    return constraint
  }

  /// The constraints that the system made on `view`: its content size, and the autoresizing masks of its subviews.
  func generatedConstraints(on view: UIView) -> [NSLayoutConstraint] {
    let index = view.layoutItem.live
    guard index >= 0 else { return [] }
    var result: [NSLayoutConstraint] = []
    let rows = entries[Int(index)].contentRows
    if rows.atMostWidth != nil { contentSizeConstraint(ofItem: index, .horizontal).map { result.append($0) } }
    if rows.atMostHeight != nil { contentSizeConstraint(ofItem: index, .vertical).map { result.append($0) } }
    for attribute in [NSLayoutConstraint.Attribute.width, .height] {
      view.encapsulatedConstraint(attribute).map { result.append($0) }
    }
    for subview in view.storedSubviews
    where subview.layoutItem.live >= 0 && subview.storedTranslatesAutoresizingMask {
      let holdsSize = !subview.marks.contains(.isEncapsulated)
      for attribute in [NSLayoutConstraint.Attribute.left, .width, .top, .height]
      where holdsSize || attribute == .left || attribute == .top {
        autoresizingConstraint(ofItem: subview.layoutItem.live, attribute).map { result.append($0) }
      }
    }
    return result
  }
}

extension NSAutoresizingMaskLayoutConstraint {
  /// Makes a constraint for the position or size that an autoresizing mask gives. It is only for display.
  static func make(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) -> NSAutoresizingMaskLayoutConstraint {
    let isSize = attribute == .width || attribute == .height
    return NSAutoresizingMaskLayoutConstraint(
      view, attribute, .equal, isSize ? nil : view.superview ?? view, isSize ? .notAnAttribute : attribute, 1,
      constant)
  }
}

extension UIView {
  /// `h=--& v=--&`: left or top margin, size, and right or bottom margin on each axis, with `&` for flexible ones.
  var maskDescription: String {
    func axis(_ parts: [AutoresizingMask]) -> String {
      var flags = parts.map { autoresizingMask.contains($0) }
      // When nothing is flexible, the right or bottom margin is.
      if !flags.contains(true) { flags[2] = true }
      return flags.map { $0 ? "&" : "-" }.joined()
    }
    return "h=\(axis([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])) "
      + "v=\(axis([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]))"
  }
}
