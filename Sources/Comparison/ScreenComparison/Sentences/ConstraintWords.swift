// SPDX-License-Identifier: MIT

import LayoutModel

/// The words for constraints, as what is said of a view: “is 16 points from the leading edge”.
enum ConstraintWords {
  /// Returns what is said of a constraint that changes, is new or is gone.
  static func clause(_ before: NamedConstraint?, _ after: NamedConstraint?) -> String {
    switch (before, after) {
    case (let before?, let after?): changed(before, after)
    case (nil, let after?):
      after.isInstalled ? "now " + statement(after) : "has a constraint that is not installed: it " + statement(after)
    case (let before?, nil): "no longer " + statement(before)
    case (nil, nil): "has another constraint"
    }
  }

  private static func changed(_ before: NamedConstraint, _ after: NamedConstraint) -> String {
    let suffix = after.condition.map { " in " + $0 } ?? ""
    if before.isInstalled != after.isInstalled {
      let form = after.isInstalled ? "now " + statement(after) : "no longer " + statement(after)
      return form + suffix
        + (after.isInstalled ? " (the constraint was not installed before)" : " (the constraint is not installed)")
    }
    var (old, new) = (before, after)
    let hasSameSides = old.isAbout(new)
    if hasSameSides, old.priority != new.priority {
      (old.priority, new.priority) = (1000, 1000)
      if old.hasSameNumbers(as: new) {
        return "\(statement(new)) with priority \(priority(after)) (\(priority(before)) before)" + suffix
      }
    }
    guard hasSameSides else {
      return "\(statement(after))\(suffix) (before, it \(ClauseWords.past(statement(before))))"
    }
    return statement(after) + suffix + " (\(shortForm(of: before, besides: after)) before)"
  }

  /// The differing parts of the earlier constraint, as short as possible.
  private static func shortForm(of before: NamedConstraint, besides after: NamedConstraint) -> String {
    var parts: [String] = []
    if before.relation != after.relation {
      let bound = Distance(before)?.bound ?? BoundWords(before.relation, isReversed: false).bound
      parts.append(bound.isEmpty ? "exactly" : bound)
    }
    if before.multiplier != after.multiplier { parts.append(ratio(before)) }
    if before.constant != after.constant || parts.isEmpty || before.relation != after.relation && before.second == nil {
      parts.append(
        before.isStandardSpacing && !after.isStandardSpacing ? "the standard spacing" : length(before, after))
    }
    if before.priority != after.priority { parts.append("with priority " + priority(before)) }
    return parts.joined(separator: " ")
  }

  /// The constant of the earlier constraint as the sentence counts it; with its direction where that changed.
  private static func length(_ before: NamedConstraint, _ after: NamedConstraint) -> String {
    let (old, new) = (Distance(before), Distance(after))
    guard let old, let new else {
      // Beside a width or a height of another item, the sentence says “less” or “plus”.
      let hasSameSign = before.second == nil || before.constant * after.constant > 0
      let length = ValueWords.number(before.second == nil ? before.constant : abs(before.constant))
      return hasSameSign || before.constant == 0 ? length : (before.constant < 0 ? "less " : "plus ") + length
    }
    if old.direction == new.direction || old.points == 0 { return ValueWords.number(old.points) }
    return ValueWords.number(old.points) + (old.direction.isEmpty ? "" : " " + old.direction)
  }

  private static func priority(_ constraint: NamedConstraint) -> String {
    ValueWords.number(Double(constraint.priority))
  }

  // MARK: Statements

  /// Returns what a constraint says of its first element.
  static func statement(_ constraint: NamedConstraint) -> String {
    let words = core(constraint)
    let form = constraint.priority < 1000 ? words + " with priority " + priority(constraint) : words
    return form
  }

  private static func core(_ constraint: NamedConstraint) -> String {
    let prefix = "is " + BoundWords(constraint.relation, isReversed: false).start
    guard let second = constraint.second else {
      let dimension = constraint.first.attribute == .width ? "wide" : "high"
      return prefix + ValueWords.points(constraint.constant) + " " + dimension
    }
    if constraint.first.attribute.isSize, second.attribute.isSize { return prefix + size(constraint, second) }
    guard constraint.multiplier == 1, let distance = Distance(constraint) else { return "has " + equation(constraint) }
    return "is " + distance.text
  }

  private static func size(_ constraint: NamedConstraint, _ second: NamedConstraint.Side) -> String {
    let extra =
      constraint.constant == 0
      ? "" : (constraint.constant < 0 ? " less " : " plus ") + ValueWords.points(abs(constraint.constant))
    if constraint.isToItself {
      let factor = constraint.multiplier == 1 ? "" : ratio(constraint) + " times "
      return
        "\(factor)as \(adjective(constraint.first.attribute)) as it is \(adjective(second.attribute))\(extra)"
    }
    let target = AttributeWords.item(second, isSuperview: constraint.isToSuperview)
    let same = constraint.first.attribute == second.attribute
    let factor = constraint.multiplier == 1 ? "" : ratio(constraint) + " times "
    return
      "\(factor)as \(adjective(constraint.first.attribute)) as \(target)\(same ? "" : " is " + adjective(second.attribute))\(extra)"
  }

  private static func adjective(_ attribute: LayoutAttribute) -> String { attribute == .width ? "wide" : "high" }

  private static func ratio(_ constraint: NamedConstraint) -> String { ValueWords.number(constraint.multiplier) }

  /// The equation of a constraint for which there is no shorter word.
  private static func equation(_ constraint: NamedConstraint) -> String {
    let writer = EquationWriter.plain(number: ValueWords.number, priority: { ValueWords.number(Double($0)) })
    func side(_ side: NamedConstraint.Side) -> String {
      (side.guide.map { "\(side.name).\($0)" } ?? side.name).filter { $0 != "`" } + "." + side.attribute.name
    }
    return "`"
      + writer.text(
        of: ConstraintStatement(
          side(constraint.first), constraint.relation, constraint.second.map(side), multiplier: constraint.multiplier,
          constant: constraint.constant)) + "`"
  }
}

extension NamedConstraint {
  /// Whether another constraint relates the same attributes of the same elements.
  fileprivate func isAbout(_ other: NamedConstraint) -> Bool {
    first.attribute == other.first.attribute && first.guide == other.first.guide
      && second?.attribute == other.second?.attribute && second?.guide == other.second?.guide
      && isToSuperview == other.isToSuperview && (isToSuperview || isToItself || second?.name == other.second?.name)
  }

  fileprivate func hasSameNumbers(as other: NamedConstraint) -> Bool {
    relation == other.relation && abs(constant - other.constant) < 0.001 && abs(multiplier - other.multiplier) < 0.0001
  }
}
