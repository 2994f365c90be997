// SPDX-License-Identifier: MIT

import ConflictExplanations
import LayoutChecks

/// The messages for constraints that cannot all hold.
enum ConflictMessages {
  static func sentence(for conflict: ConflictDetails, about subjects: [Subject]) -> String {
    let count = conflict.members.count
    let names = SubjectNames.list(of: subjects)
    let start =
      count == 1 ? "the constraint on \(names) can never hold" : "\(count) constraints on \(names) cannot all hold"
    let end =
      switch conflict.ground {
      case .constraints: ""
      case .freeSize: ", at the size that the document draws; code decides the size in the app"
      case .prediction: ", with predicted sizes or insets; the stored frames satisfy them"
      case .rounding: ", which no screen shows: it is rounding"
      }
    return "\(start): they are \(explanation(of: conflict).distance) apart\(end)"
  }

  /// Returns the constraints, the arithmetic, and the broken constraint.
  static func notes(for conflict: ConflictDetails) -> [String] {
    let explanation = explanation(of: conflict)
    return Array(explanation.lines.dropLast(explanation.fixes.count))
  }

  /// Returns the possible changes, the best first.
  static func fixes(for conflict: ConflictDetails) -> [String] { explanation(of: conflict).fixes }

  private static func explanation(of conflict: ConflictDetails) -> ConflictExplanation {
    let members = conflict.members.map { ConstraintMessages.explained($0.constraint, factor: $0.factor) }
    return ConflictExplanation(
      members: members, broken: conflict.broken, contradiction: conflict.contradiction,
      trial: conflict.sufficient.map { trial($0, members) })
  }

  /// The layout as it was when each member was tried.
  private static func trial(_ sufficient: Set<Int>, _ members: [ExplainedConstraint]) -> ConflictTrial {
    ConflictTrial(numbers: Array(members.indices), members: members) { change in
      guard change.concerned.isDisjoint(with: sufficient) else { return nil }
      return members.indices.filter { !change.concerned.contains($0) }.map {
        ConflictTrial.Remainder(number: $0, constraint: members[$0])
      }
    }
  }
}
