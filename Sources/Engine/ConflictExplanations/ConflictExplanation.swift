// SPDX-License-Identifier: MIT

/// Constraints that cannot all hold, with the proof, in the names of their author.
///
/// The set is minimal: without any one member, the others can hold. A size that is never negative is a member if the
/// proof needs it.
public struct ConflictExplanation: Hashable, Sendable {
  /// The members of the conflict.
  public let members: [ExplainedConstraint]
  /// The index of the member that was broken; `nil` if that is not known.
  public let broken: Int?
  /// The size of the contradiction, in points.
  public let contradiction: Double
  /// The possible changes, the best first. Each was tried in the list or layout that the conflict is part of.
  public private(set) var fixes: [String] = []

  /// Creates an explanation, and tries the changes in `trial`; without one, each that resolves this conflict is possible.
  public init(members: [ExplainedConstraint], broken: Int?, contradiction: Double, trial: ConflictTrial? = nil) {
    // The proof may be of a multiple, as that of centers is: it is divided so that positions have the factor 1.
    let scale =
      members.filter { $0.second != nil && !$0.first.isSize && $0.multiplier == 1 }.map { abs($0.factor) }.max() ?? 1
    self.members = scale > 0 ? members.map { $0.scaled(by: 1 / scale) } : members
    self.broken = broken
    self.contradiction = scale > 0 ? contradiction / scale : contradiction
    fixes = SuggestionFinder(self, in: trial ?? .alone(members)).texts()
  }

  /// The proof: the sum of all constraints, each multiplied by its factor. Views cancel and numbers remain.
  ///
  /// Numbers of the same sign are on the same side: `10 + 60 + 30 = 100 would have to be 80`. The contributions of
  /// margins, safe areas and alignment rectangles are not constants of a constraint and are stated separately.
  public var arithmetic: String {
    var constants = members.map { $0.factor * $0.constant }
    let leftover = self.leftover
    if abs(leftover) >= 0.005 { constants.append(leftover) }
    let positive = constants.filter { $0 >= 0.005 }
    let negative = constants.filter { $0 <= -0.005 }.map { -$0 }
    let (more, less) = positive.reduce(0, +) > negative.reduce(0, +) ? (positive, negative) : (negative, positive)
    let isExact = members.allSatisfy { $0.relation == .equal }
    let margins =
      abs(leftover) >= 0.005 ? "; \(PointFormat.rounded(abs(leftover))) of it are margins and insets" : ""
    return "added up, the views cancel out, and \(Self.side(more)) would have to be \(isExact ? "" : "at most ")"
      + "\(Self.side(less))\(margins)"
  }

  /// The part of the contradiction that no constant contributes: margins and insets.
  var leftover: Double {
    let sum = members.reduce(0) { $0 + $1.factor * $1.constant }
    // The sign of the contradiction is arbitrary, so the sign that is closer to the sum of the constants is used.
    return abs(sum + contradiction) < abs(sum - contradiction) ? -contradiction - sum : contradiction - sum
  }

  /// The statements of the members, by the classes of their views instead of the views themselves: equal for every row of a table.
  public var signature: [String] {
    var numbers: [String: Int] = [:]
    func text(_ side: ExplainedConstraint.Side) -> String {
      let number = numbers[side.name] ?? numbers.count
      numbers[side.name] = number
      return "\(side.className.isEmpty ? side.name : side.className)#\(number).\(side.attribute)"
    }
    return members.map { member in
      ExplainedConstraint(member.statement.map { ExplainedConstraint.Side(text($0), "") }).equation
        + (member.place ?? "")
    }
  }

  /// Lines that explain the conflict: the members, the arithmetic, the broken member and the possible changes, the best
  /// first.
  public var lines: [String] {
    var lines = members.map(\.line)
    lines.append(arithmetic)
    if let broken { lines.append("\(members[broken].equation) was broken") }
    return lines + fixes
  }

  private static func side(_ numbers: [Double]) -> String {
    guard !numbers.isEmpty else { return "0" }
    let terms = numbers.map(PointFormat.rounded).joined(separator: " + ")
    return numbers.count == 1 ? terms : "\(terms) = \(PointFormat.rounded(numbers.reduce(0, +)))"
  }
}
