// SPDX-License-Identifier: MIT

/// Facts about the members of a conflict from which suggestions follow.
struct ConflictShape {
  let members: [ExplainedConstraint]
  let broken: Int?
  /// The sum of the constants, each multiplied by its factor, and of margins and insets. It would have to be 0.
  let total: Double
  /// The names of the views in which members place others, and which none places inside another.
  private let containers: Set<String>
  /// The indices of the author's constraints.
  let authors: [Int]
  /// Whether the members are equations, so that without one of them the others determine it.
  let isExact: Bool
  /// Whether the contradiction is smaller than a pixel.
  let isRounding: Bool

  init(_ explanation: ConflictExplanation) {
    members = explanation.members
    broken = explanation.broken
    isRounding = explanation.isRounding
    let nestings = explanation.members.compactMap(Self.nesting)
    containers = Set(nestings.map(\.outer)).subtracting(nestings.map(\.inner))
    total = explanation.members.reduce(explanation.leftover) { $0 + $1.factor * $1.constant }
    authors = explanation.members.indices.filter { explanation.members[$0].origin.isOfAuthor }
    isExact = explanation.members.allSatisfy { member in
      if case .contentSize = member.origin { return false }
      return member.relation == .equal
    }
  }

  /// The constant with which a member would satisfy the others; `nil` if it does not change anything.
  func neededConstant(of index: Int) -> Double? {
    let member = members[index]
    return abs(member.factor) > 1e-9 ? member.constant - total / member.factor : nil
  }

  /// Whether the others need a larger constant of a member. Then it acts as an upper bound: an equation can be relaxed to `>=`.
  func isTooSmall(_ index: Int) -> Bool { (neededConstant(of: index) ?? 0) > members[index].constant }

  /// Whether a member gives a size as a constant.
  func isConstantSize(_ index: Int) -> Bool { members[index].second == nil && members[index].first.isSize }

  /// Whether a member gives a size as a share of another one.
  func isProportional(_ index: Int) -> Bool {
    members[index].first.isSize && members[index].second?.isSize == true && members[index].multiplier != 1
  }

  /// Whether a member makes a size as large as another one, but for a constant.
  func isDifferenceOfSizes(_ index: Int) -> Bool {
    let member = members[index]
    return member.first.isSize && member.second?.attribute == member.first.attribute && member.multiplier == 1
  }

  /// The author's constraints, the easiest to give up first: the broken one, then constant sizes, shares, far edges.
  var yielding: [Int] {
    authors.enumerated().sorted { a, b in
      let (first, second) = (cost(of: a.element), cost(of: b.element))
      return first == second ? a.offset > b.offset : first < second
    }.map(\.element)
  }

  private func cost(of index: Int) -> Int {
    if index == broken { return 0 }
    if isConstantSize(index) {
      // Of a view and what is inside it, the inner one is easier to change.
      if containers.contains(members[index].first.name) { return 3 }
      return members[index].relation == .equal ? 1 : 2
    }
    if isProportional(index) { return 4 }
    return ["trailing", "right", "bottom"].contains(members[index].first.attribute) ? 5 : 6
  }

  // MARK: Who contains whom

  /// The view that is inside the other one of a constraint between the same edges of two views, with the other one.
  func nesting(of index: Int) -> (inner: String, outer: String)? { Self.nesting(of: members[index]) }

  private static func nesting(of member: ExplainedConstraint) -> (inner: String, outer: String)? {
    guard let second = member.second else { return nil }
    if let container = member.container {
      return (container == second.name ? member.first.name : second.name, container)
    }
    let near: Set = ["left", "leading", "top"]
    let far: Set = ["right", "trailing", "bottom"]
    let isNear = near.contains(member.first.attribute) && near.contains(second.attribute)
    let isFar = far.contains(member.first.attribute) && far.contains(second.attribute)
    let isCenter = member.first.attribute.hasPrefix("center") && second.attribute.hasPrefix("center")
    guard isNear || isFar || isCenter else { return nil }
    let isTurned = (isNear && member.constant < 0) || (isFar && member.constant > 0)
    return isTurned ? (second.name, member.first.name) : (member.first.name, second.name)
  }

  /// Whether the author's constraints place the view itself, not only what is inside it.
  func isPlacedByAuthor(_ name: String) -> Bool {
    authors.contains { index in
      let member = members[index]
      guard member.first.name == name || member.second?.name == name else { return false }
      guard let second = member.second else { return member.first.name == name }
      guard let nesting = nesting(of: index) else { return member.first.name == name || second.name == name }
      return nesting.inner == name
    }
  }
}
