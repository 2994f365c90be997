// SPDX-License-Identifier: MIT

import LayoutChecks

/// The words for constraints that cannot hold together.
enum ConflictMessages {
  static func sentence(for conflict: ConflictFacts, about subjects: [Subject]) -> String {
    let count = conflict.members.count
    let names = SubjectNames.list(of: subjects)
    let start =
      count == 1 ? "the constraint on \(names) can never hold" : "\(count) constraints on \(names) cannot all hold"
    return "\(start): they are \(FindingMessages.distance(abs(conflict.contradiction))) apart"
  }

  /// The constraints, the arithmetic, and which of them gave way.
  static func notes(for conflict: ConflictFacts) -> [String] {
    var notes = conflict.members.map { ConstraintMessages.line(for: $0.constraint) }
    notes.append(arithmetic(of: conflict))
    if let broken = conflict.broken {
      notes.append("\(ConstraintMessages.equation(conflict.members[broken].constraint)) gave way")
    }
    return notes
  }

  /// The proof: every constraint, taken as often as it counts, added up; views cancel and numbers remain.
  ///
  /// The numbers of one sign stand on one side: `10 + 60 + 30 = 100 would have to be 80`. What margins, safe areas and
  /// alignment rectangles add is no constant of a constraint and is stated separately.
  private static func arithmetic(of conflict: ConflictFacts) -> String {
    var constants = conflict.members.map { $0.factor * $0.constraint.constant }
    // Of a lone sum, the sign is that of the contradiction, whose own sign says nothing.
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
