// SPDX-License-Identifier: MIT

internal import ConflictExplanations
import LayoutModel

/// The message that explains a conflict of constraints after UIKit's own.
@MainActor
enum ConflictMessage {
  static func text(of conflict: ConstraintConflict) -> String {
    let explanation = explanation(of: conflict)
    let count = explanation.members.count
    let distance = PointFormat.distance(abs(explanation.contradiction))
    let start =
      count == 1 ? "This constraint can never hold" : "These \(count) constraints contradict each other by \(distance)"
    var lines = [start + ":"] + explanation.members.map { "    " + $0.line }
    lines.append("    " + explanation.arithmetic)
    lines += explanation.fixes.enumerated().map { "    \($0.offset + 1). \($0.element)" }
    return lines.joined(separator: "\n")
  }

  private static func explanation(of conflict: ConstraintConflict) -> ConflictExplanation {
    let items =
      conflict.constraints.flatMap(\.statedItems) + conflict.bounds.map(\.item)
    let names = AuthorNames(of: items)
    let members = conflict.members.map { ExplainedConstraint($0.constraint, factor: $0.multiplier, names) }
    let bounds = conflict.bounds.map {
      ExplainedConstraint(
        ConstraintStatement(ExplainedConstraint.Side(names.name(of: $0.item), $0.attribute.name), .greaterThanOrEqual),
        origin: .bound, factor: $0.multiplier)
    }
    return ConflictExplanation(
      members: members + bounds,
      broken: conflict.members.firstIndex { $0.constraint === conflict.brokenConstraint },
      contradiction: conflict.contradiction)
  }
}

extension NSLayoutConstraint {
  /// The items that the constraint's statement names.
  @MainActor
  var statedItems: [AnyObject] { [firstItem, secondItem, statement.second?.item].compactMap { $0 } }
}

extension ExplainedConstraint {
  /// Creates the explanation of a constraint, with the file and line that made it in debug builds.
  @MainActor
  init(_ constraint: NSLayoutConstraint, factor: Double = 1, _ names: AuthorNames<ObjectIdentifier>) {
    let origin = constraint.inspection.origin
    self.init(
      constraint.statement.map { ExplainedConstraint.Side(names.name(of: $0.item), $0.attribute.name) },
      origin: origin, place: origin == .author ? constraint.callSite.place?.text : nil, factor: factor)
  }
}
