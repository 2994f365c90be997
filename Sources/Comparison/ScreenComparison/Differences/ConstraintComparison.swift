// SPDX-License-Identifier: MIT

import LayoutModel

/// The changes of the constraints of a screen.
struct ConstraintComparison {
  private let before: ComparedScreen
  private let after: ComparedScreen
  private let matching: ScreenMatching
  private let oldWords: ConstraintNaming
  private let newWords: ConstraintNaming

  init(
    _ before: ComparedScreen, _ after: ComparedScreen, _ matching: ScreenMatching, _ oldNames: ElementNames,
    _ newNames: ElementNames
  ) {
    self.before = before
    self.after = after
    self.matching = matching
    (oldWords, newWords) = (ConstraintNaming(before, oldNames), ConstraintNaming(after, newNames))
  }

  /// The changes of constraints by the element that their sentences are about.
  var changes: [Int: [Change]] {
    var result: [Int: [Change]] = [:]
    for pair in ConstraintMatching(before, after, elements: matching).pairs {
      let (old, new) = (pair.before.map { before.constraints[$0] }, pair.after.map { after.constraints[$0] })
      let superviews = superviews(old, new)
      func isSame(_ one: Int, _ other: Int) -> Bool {
        matching.after[one] == other || superviews.map { $0.0 == one && $0.1 == other } ?? false
      }
      if let old, let new, old.isSame(as: new, isSame) { continue }
      if let old, new == nil, old.isNeverInstalled { continue }
      // A constraint of an element that is new or gone is part of that.
      if let new, superviews == nil, touchesLone(new, matching.before) { continue }
      if let old, new == nil, touchesLone(old, matching.after) { continue }
      guard let owner = new.map(newWords.owner) ?? old.flatMap({ matching.after[oldWords.owner($0)] }) else { continue }
      let turn = new.map(newWords.owner)
      for condition in conditions(old, new, isSame) {
        var earlier = old.map { oldWords.named($0, about: turn.flatMap { matching.before[$0] }, condition) }
        let later = new.map { newWords.named($0, about: turn, condition) }
        // An element may have another number than before.
        if let one = other(old, than: turn.flatMap { matching.before[$0] }),
          let two = other(new, than: turn), isSame(one, two), let name = later?.second?.name
        {
          earlier?.second?.name = name
        }
        result[owner, default: []].append(.constraint(before: earlier, after: later))
      }
    }
    return result.mapValues {
      $0.enumerated().sorted { ($0.element.edge, $0.offset) < ($1.element.edge, $1.offset) }.map(\.element)
    }
  }

  /// The element that a constraint relates to another one; `nil` if there is none.
  private func other(_ constraint: ComparedConstraint?, than element: Int?) -> Int? {
    guard let constraint, let second = constraint.second, let element else { return nil }
    return constraint.first.element == element ? second.element : constraint.first.element
  }

  /// The superviews of an element to which two constraints tie it before and after it is put into another one; `nil` for other constraints.
  private func superviews(_ old: ComparedConstraint?, _ new: ComparedConstraint?) -> (Int, Int)? {
    guard let one = old.flatMap({ before.tie(of: $0) }), let other = new.flatMap({ after.tie(of: $0) }),
      matching.after[one.subview] == other.subview
    else { return nil }
    return (one.superview, other.superview)
  }

  /// The conditions under which two constraints differ; `nil` for no condition.
  private func conditions(
    _ old: ComparedConstraint?, _ new: ComparedConstraint?, _ isSame: (Int, Int) -> Bool
  ) -> [String?] {
    guard let old, let new else { return [nil] }
    var result: [String?] = old.hasSameValues(as: new, isSame) ? [] : [nil]
    for condition in Set(old.variations.keys).union(new.variations.keys).sorted()
    where old.variations[condition] != new.variations[condition] { result.append(condition) }
    return result
  }

  private func touchesLone(_ constraint: ComparedConstraint, _ matched: [Int: Int]) -> Bool {
    [constraint.first, constraint.second].compactMap { $0?.element }.contains { matched[$0] == nil }
  }
}

extension ComparedConstraint {
  /// Whether the constraint is installed under no condition.
  fileprivate var isNeverInstalled: Bool {
    !isInstalled && !variations.values.contains { $0["isInstalled"] == .flag(true) }
  }

  /// Whether nothing of the constraint differs.
  fileprivate func isSame(as other: ComparedConstraint, _ isSame: (Int, Int) -> Bool) -> Bool {
    hasSameValues(as: other, isSame) && variations == other.variations
  }

  /// Whether the statements are the same, in whichever way the sides are written.
  fileprivate func hasSameValues(as other: ComparedConstraint, _ isSame: (Int, Int) -> Bool) -> Bool {
    isEqual(to: other, isSame) || exchanged.map { $0.isEqual(to: other, isSame) } ?? false
  }

  private func isEqual(to other: ComparedConstraint, _ isSame: (Int, Int) -> Bool) -> Bool {
    guard relation == other.relation, isInstalled == other.isInstalled else { return false }
    let distances = [
      abs(constant - other.constant), 10 * abs(multiplier - other.multiplier),
      Double(abs(priority - other.priority)) / 10,
    ]
    guard distances.allSatisfy({ $0 < 0.001 }) else { return false }
    return Self.isSame(first, other.first, isSame) && Self.isSame(second, other.second, isSame)
  }

  private static func isSame(_ side: Side?, _ other: Side?, _ isSame: (Int, Int) -> Bool) -> Bool {
    guard let side, let other else { return side == nil && other == nil }
    return isSame(side.element, other.element) && side.guide == other.guide
      && side.attribute == other.attribute
  }
}

extension Change {
  /// The place of a constraint's edge in a sentence: its order in a document says nothing.
  fileprivate var edge: Int {
    guard case .constraint(let before, let after) = self, let attribute = (after ?? before)?.first.attribute else {
      return 0
    }
    return attribute.place
  }
}
