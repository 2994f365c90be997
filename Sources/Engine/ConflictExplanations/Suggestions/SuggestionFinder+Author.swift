// SPDX-License-Identifier: MIT

import LayoutModel

/// Suggestions about the author's own constraints.
extension SuggestionFinder {
  // MARK: A size below 0

  /// A negative size, which action sheets have in some versions of iOS.
  func impossibleSuggestions() -> [Suggestion] {
    shape.authors.filter { shape.isConstantSize($0) && shape.members[$0].constant < 0 }.map { index in
      Suggestion(
        text:
          "delete \(shape.members[index].named): a size cannot be negative. If you did not write it, an action sheet of iOS 12 or 13 "
          + "(UIAlertController) made it, and it does no harm", givesUp: [index],
        yields: index)
    }
  }

  // MARK: Twice the same

  /// Two constraints of the author that give one attribute two values.
  func repetitionSuggestions() -> [Suggestion] {
    for (position, index) in shape.authors.enumerated() {
      for other in shape.authors[..<position] where areOfOneAttribute(index, other) {
        guard let own = weakest(among: shape.yielding.filter { $0 == index || $0 == other }) else { continue }
        return [
          Suggestion(
            text: repetitionText(
              shape.members[min(index, other)], shape.members[max(index, other)], shape.members[own]),
            givesUp: [own])
        ]
      }
    }
    return []
  }

  private func repetitionText(
    _ first: ExplainedConstraint, _ second: ExplainedConstraint, _ weakest: ExplainedConstraint
  ) -> String {
    guard first.second == second.second else {
      return
        "\(first.first.text) is tied to two positions, \(first.rightSide) and \(second.rightSide): delete \(weakest.named)"
    }
    let what = first.second.map { "the distance of \(first.first.text) from \($0.text)" } ?? first.first.text
    let values = "\(PointFormat.rounded(first.constant)) and to \(PointFormat.rounded(second.constant))"
    if let source = first.source, source == second.source {
      return
        "\(what) is constrained twice by \(source), to \(values): change or replace the first constraint there instead of "
        + "making another one, for example delete \(weakest.named)"
    }
    return "\(what) is constrained twice, to \(values): delete \(weakest.named), or deactivate one before the other is "
      + "activated; to change a value, set the constant of the first constraint"
  }

  /// Whether two constraints are equations about one attribute: with the same other side, or the only two of the author.
  private func areOfOneAttribute(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (shape.members[a], shape.members[b])
    guard first.relation == .equal, second.relation == .equal, first.first == second.first else { return false }
    if first.second == second.second, first.multiplier == second.multiplier { return true }
    return shape.authors.count == 2 && !first.first.isSize && first.second != nil && second.second != nil
  }

  // MARK: Sizes

  /// A share of another size between bounds: it gives way, so that it holds as far as the bounds allow.
  func shareSuggestions() -> [Suggestion] {
    guard !shape.isExact || shape.authors.allSatisfy({ !shape.isConstantSize($0) }) else { return [] }
    guard let share = weakest(among: shape.yielding.filter { shape.isProportional($0) }) else { return [] }
    return [
      Suggestion(
        text:
          "give the proportional \(shape.members[share].named) a priority of 999, so that it holds as far as the others "
          + "allow", givesUp: [share], yields: share)
    ]
  }

  /// A constant size that the others determine already.
  func deletionSuggestions() -> [Suggestion] {
    guard shape.isExact, repetitionSuggestions().isEmpty else { return [] }
    let sizes = shape.yielding.filter { index in
      guard shape.isConstantSize(index), let needed = shape.neededConstant(of: index) else { return false }
      return needed > 0 && !collapses(index, to: needed)
    }
    guard let own = weakest(among: sizes), let needed = shape.neededConstant(of: own) else { return [] }
    let member = shape.members[own]
    return [
      Suggestion(
        text: "delete \(member.named): \(determination(of: member)) already, as \(PointFormat.rounded(needed))",
        givesUp: [own])
    ]
  }

  /// `both edges determine it`, or that other constraints do.
  private func determination(of member: ExplainedConstraint) -> String {
    let isAcross = member.first.attribute == "width"
    let edges = shape.members.flatMap { [$0.first, $0.second].compactMap { $0 } }.filter { side in
      side.name == member.first.name && !side.isSize
        && ["left", "leading", "right", "trailing"].contains(side.attribute) == isAcross
    }
    return Set(edges.map(\.attribute)).count > 1 ? "both edges determine it" : "the other constraints determine it"
  }

  /// The constant with which a constant size would satisfy the others.
  func constantSuggestions() -> [Suggestion] {
    let isMomentary = shape.members.contains { $0.origin == .stackHiding || $0.origin == .temporary }
    guard !isMomentary, repetitionSuggestions().isEmpty else { return [] }
    let constants = shape.yielding.filter { shape.isConstantSize($0) }
    let differences = shape.yielding.filter { shape.isDifferenceOfSizes($0) }
    return (constants.isEmpty ? differences : constants).prefix(2).compactMap { index in
      guard let needed = shape.neededConstant(of: index), needed > 0.005 || constants.isEmpty,
        !squeezes(index, to: needed)
      else { return nil }
      guard let written = writtenNumber(needed, for: index) else { return nil }
      let member = shape.members[index]
      var changed = member.statement
      changed.constant = written
      let limit = shape.isExact ? "" : shape.isTooSmall(index) ? ", the least that fits" : ", the most that fits"
      return Suggestion(
        text: "change \(member.named) to \(ExplainedConstraint(changed).equation)\(limit)", constants: [index: written])
    }
  }

  /// The number to write for a constant that an author can type: beside `needed` on the side on which it is enough; `nil` if only a number
  /// without end would be right.
  private func writtenNumber(_ needed: Double, for index: Int) -> Double? {
    let tens = (needed * 10_000).rounded() / 10_000
    if abs(tens - needed) < 1e-9 { return needed }
    if shape.isExact { return nil }
    return (needed * 100).rounded(shape.isTooSmall(index) ? .up : .down) / 100
  }

  /// Whether a size would take the room away that its author gives a view at least, or that a container makes when it measures its
  /// content.
  private func squeezes(_ index: Int, to needed: Double) -> Bool {
    let member = shape.members[index]
    guard needed < member.constant else { return false }
    if member.relation == .greaterThanOrEqual, needed < member.constant / 2 { return true }
    if collapses(index, to: needed) { return true }
    return shape.members.contains { size in
      guard size.second == nil, size.constant > 0 else { return false }
      switch size.origin {
      case .encapsulatedSize, .temporary: return MeasuredView(size.first, in: trial.classNames) != nil
      default: return false
      }
    }
  }

  /// Whether so little would be left of a size that its author cannot have meant it, such as 2 of the 48 points of a button.
  private func collapses(_ index: Int, to needed: Double) -> Bool {
    shape.isConstantSize(index) && needed < shape.members[index].constant / 4
  }

  // MARK: Priorities

  /// A constraint that becomes optional, or an inequality.
  func prioritySuggestions() -> [Suggestion] {
    // It says nothing new about a constraint that can be deleted.
    guard deletionSuggestions().isEmpty, let own = weakest() else { return [] }
    let member = shape.members[own]
    if shape.authors.count == 1, shape.members.count <= 2 {
      return [Suggestion(text: "delete \(member.named), or give it a priority of 999", givesUp: [own], yields: own)]
    }
    var relaxed = member.statement
    relaxed.relation = shape.isTooSmall(own) ? .greaterThanOrEqual : .lessThanOrEqual
    let relaxing = member.relation == .equal ? ", or change it to \(ExplainedConstraint(relaxed).equation)" : ""
    return [Suggestion(text: "give \(member.named) a priority of 999\(relaxing)", givesUp: [own], yields: own)]
  }
}
