// SPDX-License-Identifier: MIT

import ConflictExplanations
import LayoutModel
import Tinamou

/// Required constraints cannot all hold. Each finding contains a minimal conflicting set and the arithmetic that proves
/// the conflict.
///
/// A conflict with a stack view that hides its arranged view does not affect the result, so it is less severe.
/// Placeholder constraints, which the running program replaces, can also cause conflicts.
///
/// A conflict with a size that only the document draws, such as that of a cell, is a note, because code decides that size.
/// So is a conflict that rests on a predicted size or inset while the stored frames satisfy the author's constraints:
/// Interface Builder, which stored them, had no conflict. So is one that is smaller than a pixel. Of conflicts between equal constraints only the first is reported.
public enum ConflictRule: LayoutRule {
  /// The identifier of the rule.
  public static let id = RuleID.conflictingConstraints

  /// Returns the findings of the rule in `layout`.
  public static func findings(in layout: CheckedLayout) -> [Finding] {
    let stored = StoredFrames(layout)
    var told: Set<Set<ConstraintTerms>> = []
    return layout.root.inspection.conflicts
      .filter { conflict in
        !conflict.constraints.contains(where: layout.description.isPlaceholder)
          && told.insert(Set(conflict.constraints.map(ConstraintTerms.init))).inserted
      }
      .map { finding(of: $0, stored, in: layout) }
  }

  private static func finding(
    of conflict: ConstraintConflict, _ stored: StoredFrames, in layout: CheckedLayout
  ) -> Finding {
    let constraints = conflict.members.map {
      ConflictDetails.Member(constraint: layout.details(of: $0.constraint), factor: $0.multiplier)
    }
    let bounds = conflict.bounds.map {
      ConflictDetails.Member(
        constraint: ConstraintDetails($0, in: layout.description), factor: $0.multiplier)
    }
    let broken = conflict.members.firstIndex { $0.constraint === conflict.brokenConstraint }
    let ground = ground(of: conflict, constraints + bounds, stored, in: layout)
    let details = ConflictDetails(
      members: constraints + bounds, broken: broken, contradiction: conflict.contradiction,
      sufficient: sufficientMembers(of: conflict), ground: ground)
    var subjects: [Subject] = []
    for constraint in conflict.constraints {
      for view in layout.views(of: constraint) where layout.isDescribed(view) {
        let subject = layout.description.subject(of: view)
        if !subjects.contains(subject) { subjects.append(subject) }
      }
    }
    let isOfHiding = conflict.constraints.contains { $0.inspection.origin == .stackHiding }
    return Finding(
      id, severity: ground != .constraints ? .note : isOfHiding ? .warning : nil, subjects: subjects,
      details: .conflict(details), remedy: .loosenOneConstraint, at: location(of: conflict, in: layout))
  }

  /// The number of members that are tried.
  private static let trialLimit = 32

  /// The members of which each alone resolves the conflict in the whole layout.
  private static func sufficientMembers(of conflict: ConstraintConflict) -> Set<Int>? {
    guard conflict.members.count <= trialLimit else { return nil }
    return Set(conflict.members.indices.filter { conflict.remainder([conflict.members[$0].number]) == nil })
  }

  // MARK: Grounds

  private static func ground(
    of conflict: ConstraintConflict, _ members: [ConflictDetails.Member], _ stored: StoredFrames,
    in layout: CheckedLayout
  ) -> ConflictDetails.Ground {
    if conflict.constraints.contains(where: { isFreeSize($0, in: layout) }) { return .freeSize }
    if isRounding(conflict.contradiction, of: members) { return .rounding }
    guard restsOnPrediction(conflict, in: layout) else { return .constraints }
    let written = conflict.constraints.filter(layout.description.isWritten)
    let isSatisfied = !written.isEmpty && written.allSatisfy { stored.allow($0) }
    return isSatisfied ? .prediction : .constraints
  }

  /// Returns whether no screen shows the contradiction.
  private static func isRounding(_ contradiction: Double, of members: [ConflictDetails.Member]) -> Bool {
    let explained = members.map { member in
      ExplainedConstraint(
        member.constraint.statement.map { ExplainedConstraint.Side("", $0.attribute.name) }, factor: member.factor)
    }
    return ConflictExplanation.isRounding(contradiction, of: explained)
  }

  /// Returns whether the constraint is the size that the document draws for a view whose size code decides.
  private static func isFreeSize(_ constraint: NSLayoutConstraint, in layout: CheckedLayout) -> Bool {
    guard constraint.inspection.isMadeBySystem, constraint.secondItem == nil,
      let view = constraint.firstItem as? UIView,
      let axis = constraint.firstAttribute.axis, constraint.firstAttribute.kind == .size
    else { return false }
    switch constraint.inspection.origin {
    case .autoresizing, .encapsulatedSize, .system, .fittingTarget: return layout.freeAxes(of: view).contains(axis)
    default: return false
    }
  }

  /// Returns whether sizes of contents, margins or guides of the system contribute to the contradiction.
  private static func restsOnPrediction(_ conflict: ConstraintConflict, in layout: CheckedLayout) -> Bool {
    if conflict.constraints.contains(where: isOfPredictedContent) { return true }
    let involved = conflict.constraints.contains { constraint in
      constraint.firstAttribute.dependsOnMargins || constraint.secondAttribute.dependsOnMargins
        || constraint.firstItem is UILayoutGuide || constraint.secondItem is UILayoutGuide
    }
    return involved && !marginsCancel(in: conflict)
  }

  /// Returns whether the constants of the author's constraints alone contradict each other, so that margins and insets
  /// do not matter.
  private static func marginsCancel(in conflict: ConstraintConflict) -> Bool {
    let own = conflict.members.filter { !isOfMargin($0.constraint) }
    let sum = own.reduce(0) { $0 + $1.multiplier * Double($1.constraint.constant) }
    return abs(abs(sum) - abs(conflict.contradiction)) < 0.005
  }

  private static func isOfMargin(_ constraint: NSLayoutConstraint) -> Bool {
    switch constraint.inspection.origin {
    case .margin, .safeArea, .readableWidth, .keyboard, .bar: true
    default: false
    }
  }

  /// Returns whether the constraint is the size of content whose measure is predicted. The document states the sizes of
  /// images.
  private static func isOfPredictedContent(_ constraint: NSLayoutConstraint) -> Bool {
    guard case .contentSize = constraint.inspection.origin else { return false }
    return !(constraint.firstItem is UIImageView)
  }

  /// Returns the location of the broken constraint, or else of the last constraint of the conflict that has one.
  private static func location(of conflict: ConstraintConflict, in layout: CheckedLayout) -> FileRange? {
    if let broken = conflict.brokenConstraint, let location = layout.description.location(of: broken, .constant) {
      return location
    }
    return conflict.constraints.compactMap { layout.description.location(of: $0, .constant) }.max()
  }
}
