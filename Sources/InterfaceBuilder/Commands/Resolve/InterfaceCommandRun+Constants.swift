// SPDX-License-Identifier: MIT

import InterfaceDocuments

extension InterfaceCommandRun {
  /// Gives the constraints between a view of `ids`, or what is in it, and something outside the constants that the
  /// stored frames show.
  ///
  /// A constraint stays as it is where it holds on the stored frames but for their rounding; where layout puts its items
  /// just there with the constants as they are; and, if it is optional, where it gives way.
  func updateConstants(of ids: Set<String>) {
    for root in roots {
      let stored = before.layout(of: root, framesFrom: .document)
      let solved = before.layout(of: root, framesFrom: .constraints)
      for constraint in root.tree.flatMap({ $0.constraints(under: document.traits) }) {
        guard let draft = InterfaceConstraintDraft(constraint, under: document.traits),
          isWithin(ids, draft, stored), let shown = stored.constant(of: draft),
          draft.violation(by: shown) != nil, !isRounding(draft, stored, solved), !givesWay(draft, stored, solved)
        else { continue }
        editor.setConstant(of: constraint, to: shown)
      }
    }
  }

  /// Whether the items of `draft` are stored where layout puts them, so that what is off comes from rounding: with a
  /// factor, or between middles, half points add up.
  private func isRounding(_ draft: InterfaceConstraintDraft, _ stored: StoredLayout, _ solved: StoredLayout) -> Bool {
    guard draft.second != nil else { return false }
    return zip(stored.spans(of: draft), solved.spans(of: draft)).allSatisfy { stored, solved in
      LayoutStatus.isSame(stored.start, solved.start) && LayoutStatus.isSame(stored.length, solved.length)
    }
  }

  /// Whether `draft` is between one of `views` and something else, or between what is in one and what is not: what is in a
  /// view moves with it.
  private func isWithin(_ views: Set<String>, _ draft: InterfaceConstraintDraft, _ stored: StoredLayout) -> Bool {
    draft.items.contains(where: views.contains)
      || views.contains { view in Set(draft.items.map { stored.contains(view, $0) }).count == 2 }
  }

  /// Whether `draft` is optional and has to give way on the stored frames: as far as layout has it give way; or on the same
  /// side, or being no stronger than contents hug, where it is about a size, or an item is where a required constraint puts it, so
  /// that what contents measure makes the difference.
  private func givesWay(_ draft: InterfaceConstraintDraft, _ stored: StoredLayout, _ solved: StoredLayout) -> Bool {
    guard draft.priority < 1000, let shown = stored.constant(of: draft), let violation = draft.violation(by: shown)
    else { return false }
    let given = solved.constant(of: draft).flatMap(draft.violation)
    if let given, LayoutStatus.isSame(given, violation) { return true }
    let isLikely = given.map { ($0 < 0) == (violation < 0) } ?? (draft.priority <= Self.contentHugging)
    return isLikely && (draft.first.attribute.isDimension || draft.items.contains { isHeld($0, like: draft, stored) })
  }

  /// The priority with which views keep to their contents unless told otherwise.
  private static let contentHugging = 250.0

  /// Whether a required constraint with something outside of `view` holds along the axis of `draft` as the frames are stored.
  private func isHeld(_ view: String, like draft: InterfaceConstraintDraft, _ stored: StoredLayout) -> Bool {
    guard let element = document.layoutItem(view), InterfaceView.isView(element),
      let container = InterfaceView(element, in: document).container
    else { return false }
    let holders = [container] + container.chain.dropFirst()
    return holders.flatMap { $0.constraints(under: document.traits) }.contains { constraint in
      guard let other = InterfaceConstraintDraft(constraint, under: document.traits), other.priority == 1000,
        other.relation == .equal, other.items.contains(view), other.items.count == 2,
        !other.first.attribute.isDimension,
        other.first.attribute.isHorizontal == draft.first.attribute.isHorizontal,
        let shown = stored.constant(of: other)
      else { return false }
      return other.violation(by: shown) == nil
    }
  }
}

extension InterfaceConstraintDraft {
  /// How far the constraint is from holding where its first side is `value` more than its second without the constant;
  /// nil where it holds.
  fileprivate func violation(by value: Double) -> Double? {
    guard abs(value - constant) > rounding else { return nil }
    switch relation {
    case .equal: return value - constant
    case .lessThanOrEqual: return value > constant ? value - constant : nil
    case .greaterThanOrEqual: return value < constant ? value - constant : nil
    }
  }

  /// How far it can be off because stored frames are rounded, in points: edges lie on half points or whole ones, middles
  /// between them, and a factor multiplies what is off.
  private var rounding: Double {
    guard let second else { return LayoutStatus.tolerance }
    let sum = first.attribute.rounding + factor.magnitude * second.attribute.rounding
    return max(LayoutStatus.tolerance, sum)
  }
}

extension InterfaceAttribute {
  /// The share of this attribute in what rounding of frames takes a constraint off by.
  fileprivate var rounding: Double {
    switch self {
    case .centerX, .centerY: LayoutStatus.tolerance * 0.75
    default: LayoutStatus.tolerance / 2
    }
  }
}
