// SPDX-License-Identifier: MIT

import LayoutChecks

/// The messages for constraints that cannot all hold.
enum ConflictMessages {
  static func sentence(for conflict: ConflictDetails, about subjects: [Subject]) -> String {
    let count = conflict.members.count
    let names = SubjectNames.list(of: subjects)
    let start =
      count == 1 ? "the constraint on \(names) can never hold" : "\(count) constraints on \(names) cannot all hold"
    return "\(start): they are \(FindingMessages.distance(abs(conflict.contradiction))) apart"
  }

  /// Returns the constraints, the arithmetic, and the broken constraint.
  static func notes(for conflict: ConflictDetails) -> [String] {
    var notes = conflict.members.map { ConstraintMessages.line(for: $0.constraint) }
    notes.append(arithmetic(of: conflict))
    if let broken = conflict.broken {
      notes.append("\(ConstraintMessages.equation(conflict.members[broken].constraint)) was broken")
    }
    return notes
  }

  /// Returns the proof: the sum of all constraints, each multiplied by its factor. Views cancel and numbers remain.
  ///
  /// Numbers of the same sign are on the same side: `10 + 60 + 30 = 100 would have to be 80`. The contributions of
  /// margins, safe areas and alignment rectangles are not constants of a constraint and are stated separately.
  private static func arithmetic(of conflict: ConflictDetails) -> String {
    var constants = conflict.members.map { $0.factor * $0.constraint.constant }
    // The sign of the contradiction is arbitrary, so the sign that is closer to the sum of the constants is used.
    let sum = constants.reduce(0, +)
    let leftover =
      abs(sum + conflict.contradiction) < abs(sum - conflict.contradiction)
      ? -conflict.contradiction - sum : conflict.contradiction - sum
    if abs(leftover) >= 0.005 { constants.append(leftover) }
    let positive = constants.filter { $0 >= 0.005 }
    let negative = constants.filter { $0 <= -0.005 }.map { -$0 }
    let (more, less) = positive.reduce(0, +) > negative.reduce(0, +) ? (positive, negative) : (negative, positive)
    let demand =
      conflict.members.allSatisfy { $0.constraint.relation == .equal } ? "would have to be" : "would have to be at most"
    let margins =
      abs(leftover) >= 0.005 ? "; \(FindingMessages.points(abs(leftover))) of it are margins and insets" : ""
    return "added up, the views cancel out, and \(side(more)) \(demand) \(side(less))\(margins)"
  }

  private static func side(_ numbers: [Double]) -> String {
    guard !numbers.isEmpty else { return "0" }
    let terms = numbers.map(FindingMessages.points).joined(separator: " + ")
    return numbers.count == 1 ? terms : "\(terms) = \(FindingMessages.points(numbers.reduce(0, +)))"
  }
}
