// SPDX-License-Identifier: MIT

internal import ConflictExplanations
import LayoutModel

/// The message that explains a conflict of constraints after UIKit's own.
@MainActor
struct ConflictMessage {
  private let explanation: ConflictExplanation

  init(of conflict: ConstraintConflict) { explanation = Self.explanation(of: conflict) }

  /// The constraints, the arithmetic and the possible changes.
  var text: String {
    let count = explanation.members.count
    let distance = explanation.distance + explanation.distanceNote
    let start =
      count == 1 ? "This constraint can never hold" : "These \(count) constraints contradict each other by \(distance)"
    var lines = [start + ":"] + explanation.members.map { "    " + $0.line }
    lines.append("    " + explanation.arithmetic)
    lines += explanation.fixes.enumerated().map { "    \($0.offset + 1). \($0.element)" }
    return lines.joined(separator: "\n")
  }

  /// The constraint that was broken and the best change, in one line.
  var line: String {
    let distance = explanation.distance + explanation.distanceNote
    let start = "\(explanation.members.count) constraints contradict each other by \(distance)"
    return start + (explanation.broken == nil ? "" : "; \(name) was broken")
      + (explanation.fixes.first.map { ": \($0)" } ?? "")
  }

  /// The constraint that was broken, such as `card.height == 20 (Card.swift:34)`.
  var name: String { (explanation.broken.map { explanation.members[$0] } ?? explanation.members.first)?.named ?? "" }

  /// The statements of the conflict, by the classes of its views instead of the views themselves.
  var signature: [String] { explanation.signature }

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
      contradiction: conflict.contradiction, trial: trial(of: conflict, members + bounds, names))
  }

  /// The layout of the conflict, in which changes are tried.
  private static func trial(
    of conflict: ConstraintConflict, _ members: [ExplainedConstraint], _ names: AuthorNames<ObjectIdentifier>
  ) -> ConflictTrial {
    let numbers = conflict.members.map { Optional($0.number) } + conflict.bounds.map { _ in nil }
    let own = zip(numbers, members).compactMap { number, member in
      number.map { ConflictTrial.Remainder(number: $0, constraint: member) }
    }
    return ConflictTrial(numbers: numbers, members: members) { change in
      guard !change.isEmpty else { return own }
      // The explanation is made at once, on the main actor.
      return MainActor.assumeIsolated {
        conflict.remainder(change.concerned)?.map { number, constraint in
          ConflictTrial.Remainder(number: number, constraint: ExplainedConstraint(constraint, names))
        }
      }
    }
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
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
    let container = items.count == 2 ? items.first { container in items.contains { $0.superview === container } } : nil
    self.init(
      constraint.statement.map { side in
        ExplainedConstraint.Side(
          names.name(of: side.item), side.attribute.name,
          className: side.item.map { ConstraintText.className(of: $0) } ?? "")
      },
      origin: origin, place: origin == .author ? constraint.callSite.place?.text : nil,
      container: container.map { names.name(of: $0) }, factor: factor)
  }
}
