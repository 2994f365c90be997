// SPDX-License-Identifier: MIT

import LayoutModel

/// Choosing the required constraint to break in a conflict, and describing conflicts in terms of views.
extension LayoutHost {
  /// The conflicts at the last solution, in the order in which they were found.
  var conflicts: [ConstraintConflict] { visibleConflicts.map { described($0) } }

  /// The conflicts that can be seen. Constraints that differ by less than a thousandth of a pixel, as thirds and other rounded
  /// numbers do, do not contradict each other.
  var visibleConflicts: [LayoutConflict] { engine.conflicts.filter { isVisible($0) } }

  private func isVisible(_ conflict: LayoutConflict) -> Bool {
    conflict.distance * Double(root.displayScale) >= 0.001
  }

  /// Whether a constraint is broken because of a conflict that can be seen.
  func isBroken(_ row: ConstraintID) -> Bool {
    engine.conflicts.contains { $0.isBroken && $0.brokenConstraint == row && isVisible($0) }
  }

  private func described(_ conflict: LayoutConflict) -> ConstraintConflict {
    ConstraintConflict(
      members: conflict.members.compactMap { member, multiplier in
        guard case .constraint(let row) = member, let constraint = describedConstraint(ofRow: row) else { return nil }
        return ConstraintConflict.Member(constraint: constraint, multiplier: multiplier, number: Int(row.index))
      },
      bounds: conflict.members.compactMap { member, multiplier in
        guard case .size(let size) = member else { return nil }
        let entry = entries[Int(size.item.index)]
        guard let item: AnyObject = entry.view ?? entry.guide else { return nil }
        return ConstraintConflict.Bound(item: item, attribute: size.attribute, multiplier: multiplier)
      },
      brokenConstraint: describedConstraint(ofRow: conflict.brokenConstraint), contradiction: conflict.contradiction,
      remainder: { self.remainder(of: conflict, without: $0) })
  }

  /// Returns the constraints that contradict each other without the rows of these numbers; `nil` if the others hold.
  private func remainder(
    of conflict: LayoutConflict, without numbers: Set<Int>
  ) -> [(number: Int, constraint: NSLayoutConstraint)]? {
    let known = Set(conflict.constraints + engine.conflicts.flatMap(\.constraints))
    let removed = known.filter { numbers.contains(Int($0.index)) }
    guard !removed.isDisjoint(with: conflict.constraints) else { return named(conflict.constraints) }
    let other = engine.conflicts.first { other in
      other.brokenConstraint != conflict.brokenConstraint && removed.isDisjoint(with: other.constraints)
        && areOneProblem(conflict, other)
    }
    return (other?.constraints ?? engine.remainder(without: removed)).map(named)
  }

  /// The constraints of rows, with the numbers of the rows.
  private func named(_ rows: [ConstraintID]) -> [(number: Int, constraint: NSLayoutConstraint)] {
    rows.compactMap { row in describedConstraint(ofRow: row).map { (Int(row.index), $0) } }
  }

  /// Whether two conflicts have to be resolved together: they share sizes that a stack view makes equal, or several of the author's
  /// constraints. Those of two views in one container do not.
  private func areOneProblem(_ first: LayoutConflict, _ second: LayoutConflict) -> Bool {
    let shared = Set(first.constraints).intersection(second.constraints).compactMap { describedConstraint(ofRow: $0) }
    return shared.contains { $0.inspection.origin == .stackDistribution }
      || shared.count { $0.inspection.origin == .author } > 1
  }

  /// Writes the messages about a conflict, unless they were written before.
  func report(_ conflict: LayoutConflict) {
    let row = conflict.brokenConstraint
    guard isVisible(conflict) else { return }
    if !isKnownToBeBroken(row), ConflictReports.isFirst(of: statement(of: row)) {
      ConflictReports.write(described(conflict))
    }
  }

  /// Whether a fitting computation breaks a constraint that is also broken in the displayed layout, which reported it.
  private func isKnownToBeBroken(_ row: ConstraintID) -> Bool {
    guard !isLive, case .constraint(let constraint) = owner(of: row) else { return false }
    return constraint.object.isBroken
  }

  /// The statement that a row makes, which remains the same when another row replaces it.
  private func statement(of row: ConstraintID) -> ConflictReports.Statement? {
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
  /// Source: seventeen recorded logs (Facts, “Recorded logs”); recorded documents with views that hug their content at
  /// 1000 and have another height, and with hidden arranged views as wide as a scroll view. Apple's documentation says
  /// only that one of the constraints is broken.
  func rowToBreak(of conflict: LayoutConflict) -> ConstraintID {
    rowToBreak(among: conflict.constraints) ?? conflict.brokenConstraint
  }

  private func rowToBreak(among rows: [ConstraintID]) -> ConstraintID? {
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
  private func collapsedItems(among rows: [ConstraintID]) -> [AnyObject] {
    rows.compactMap { row in
      guard case .constraint(let constraint) = owner(of: row), constraint.object.identifier == "UISV-hiding"
      else { return nil }
      return constraint.object.firstItem
    }
  }

  private func refersToAny(of items: [AnyObject], _ row: ConstraintID) -> Bool {
    guard case .constraint(let constraint) = owner(of: row) else { return false }
    return items.contains { $0 === constraint.object.firstItem || $0 === constraint.object.secondItem }
  }

  private func isContentSize(_ row: ConstraintID) -> Bool {
    if case .contentSize = owner(of: row) { true } else { false }
  }

  private func isConstantSize(_ row: ConstraintID) -> Bool {
    guard case .constraint(let constraint) = owner(of: row) else { return false }
    return constraint.object.secondItem == nil && constraint.object.relation == .equal
  }

  /// The rank for breaking a user's row: right, bottom and trailing edges above other positions and sizes, those above
  /// left, top and leading edges; later rows above earlier ones.
  private func userRank(_ row: ConstraintID) -> (Int, UInt32) {
    let age = engine.age(of: row)
    guard case .constraint(let constraint) = owner(of: row) else { return (-1, age) }
    switch constraint.object.firstAttribute {
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: return (2, age)
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: return (0, age)
    default: return (1, age)
    }
  }

  /// The rank for breaking a system row: fitting targets first, then spacings, then other constraints of stack views, then
  /// right and bottom edges of guides. A hidden view keeps its length of 0 as long as one of these can be broken.
  ///
  /// Source: a recorded log of a hidden stack view with spacing (Facts, “Recorded logs”).
  private func systemRank(_ row: ConstraintID) -> (SystemRank, UInt32) {
    let age = engine.age(of: row)
    switch owner(of: row) {
    case .constraint(let constraint): return (SystemRank(identifier: constraint.object.identifier ?? ""), age)
    case .fittingTarget: return (.fittingTarget, age)
    case .contentSize: return (.contentSize, age)
    case .autoresizing, .nobody, .presentSize: return (.fixed, age)
    }
  }

  /// The kinds of system rows. Those that come last are broken first.
  private enum SystemRank: Int, Comparable {
    case fixed, hiding, contentSize, guide, farEdgeOfGuide, stackView, spacing, fittingTarget

    init(identifier: String) {
      self =
        switch identifier {
        case "UISV-hiding": .hiding
        case "UISV-spacing": .spacing
        case _ where identifier.hasPrefix("UISV"): .stackView
        case _ where identifier.contains("bottom") || identifier.contains("right"): .farEdgeOfGuide
        default: .guide
        }
    }

    static func < (first: SystemRank, second: SystemRank) -> Bool { first.rawValue < second.rawValue }
  }

  // MARK: Rows as constraints

  /// The constraint that a row stands for. It is made for a row that has no object of its own.
  func describedConstraint(ofRow row: ConstraintID) -> NSLayoutConstraint? {
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
