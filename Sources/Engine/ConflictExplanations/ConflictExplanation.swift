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
    let scale = Self.scale(of: members)
    self.members = scale > 0 ? members.map { $0.scaled(by: 1 / scale) } : members
    self.broken = broken
    self.contradiction = scale > 0 ? contradiction / scale : contradiction
    fixes = SuggestionFinder(self, in: trial ?? .alone(members)).texts()
  }

  /// The factor of the proof by which it is divided.
  ///
  /// A proof may be of a multiple. It is divided so that positions have the factor 1, or so that sizes have it where a center ties them
  /// to positions: what is missing on one side of a center is missing on the other side, too.
  private static func scale(of members: [ExplainedConstraint]) -> Double {
    let ties = members.filter { $0.multiplier == 1 }
    let positions = ties.filter { $0.second != nil && !$0.first.isSize }.map { abs($0.factor) }.max() ?? 1
    let isCentered = ties.contains {
      $0.first.attribute.hasPrefix("center") || $0.second?.attribute.hasPrefix("center") == true
    }
    // One half is the size of the view to whose center a position is compared. More are what stands on both sides of a center.
    let halves = ties.count { abs(abs($0.factor) - positions / 2) < 1e-9 * positions }
    return isCentered && halves > 1 ? positions / 2 : positions
  }

  // MARK: Rounding

  /// The contradiction in points below which no screen shows it: a third of a point is a pixel.
  private static let pixel = 0.33

  /// Whether the contradiction is smaller than a pixel, so that it comes from rounding.
  public var isRounding: Bool { abs(contradiction) < Self.pixel }

  /// Returns whether a contradiction of `members` is smaller than a pixel.
  public static func isRounding(_ contradiction: Double, of members: [ExplainedConstraint]) -> Bool {
    let scale = scale(of: members)
    return scale > 0 && abs(contradiction / scale) < pixel
  }

  /// The distance that is missing, such as `16 points`.
  public var distance: String { PointFormat.distance(abs(contradiction)) }

  /// The addition to a sentence that says how far apart constraints are.
  public var distanceNote: String { isRounding ? ", which no screen shows: it is rounding" : "" }

  /// The proof: the sum of all constraints, each multiplied by its factor. Views cancel and numbers remain.
  ///
  /// Numbers of the same sign are on the same side: `10 + 60 + 30 = 100 would have to be 80`. The contributions of
  /// margins, safe areas and alignment rectangles are not constants of a constraint and are stated separately.
  public var arithmetic: String {
    let decimals = PointFormat.decimals(showing: contradiction)
    let least = PointFormat.leastShown(decimals)
    var constants = members.flatMap { member -> [Double] in
      let isTwice = abs(abs(member.factor) - 2) < 1e-9 && member.multiplier == 1
      let constant = member.factor * member.constant
      return isTwice ? [constant / 2, constant / 2] : [constant]
    }
    let leftover = self.leftover
    if abs(leftover) >= least { constants.append(leftover) }
    let positive = constants.filter { $0 >= least }
    let negative = constants.filter { $0 <= -least }.map { -$0 }
    let (more, less) = positive.reduce(0, +) > negative.reduce(0, +) ? (positive, negative) : (negative, positive)
    let isExact = members.allSatisfy { $0.relation == .equal }
    let margins =
      abs(leftover) >= least
      ? "; \(PointFormat.text(abs(leftover), decimals: decimals)) of it are margins and insets" : ""
    return
      "added up, the views cancel out, and \(Self.side(more, decimals)) would have to be \(isExact ? "" : "at most ")"
      + "\(Self.side(less, decimals))\(margins)"
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

  private static func side(_ numbers: [Double], _ decimals: Int) -> String {
    guard !numbers.isEmpty else { return "0" }
    func text(_ value: Double) -> String { PointFormat.text(value, decimals: decimals) }
    let terms = numbers.map(text).joined(separator: " + ")
    return numbers.count == 1 ? terms : "\(terms) = \(text(numbers.reduce(0, +)))"
  }
}
