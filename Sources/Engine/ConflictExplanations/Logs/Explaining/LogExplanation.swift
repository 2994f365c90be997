// SPDX-License-Identifier: MIT

/// A logged conflict, explained.
public struct LogExplanation: Sendable {
  /// The conflict as the log reports it.
  public let logged: LoggedConflict
  /// The minimal sets of constraints that cannot all hold. Empty if the constraints, as far as the log has them, can hold.
  public let conflicts: [ConflictExplanation]
  /// The constraints that take no part in any of them.
  public let bystanders: [ExplainedConstraint]

  /// Explains a conflict of a log.
  public init(_ logged: LoggedConflict) {
    self.logged = logged
    let all = logged.constraints
    let names = LogNames(all.flatMap { [$0.first.item] + ($0.second.map { [$0.item] } ?? []) })
    var system = LogSystem(all, names: names, assumingMargins: false)
    var found = system.conflicts()
    if found.isEmpty {
      // Margins are not in the log. With the usual ones the constraints may contradict each other.
      system = LogSystem(all, names: names, assumingMargins: true)
      found = system.conflicts()
    }
    var parts: Set<Int> = []
    conflicts = found.map { conflict in
      let (members, indices) = system.members(of: conflict)
      parts.formUnion(indices)
      let broken = logged.broken.flatMap { broken in
        indices.firstIndex { all[$0].identity == broken.identity }
      }
      let path = AxisPath(members)
      let order = path?.order ?? Array(members.indices)
      let brokenMember = broken.flatMap { position in
        members.indices.filter { isLogged(members[$0]) }.dropFirst(position).first
      }
      return ConflictExplanation(
        members: order.map { members[$0] }, broken: brokenMember.flatMap { order.firstIndex(of: $0) },
        contradiction: conflict.contradiction)
    }
    bystanders = all.indices.filter { !parts.contains($0) }.map { all[$0].explained(names) }
  }
}

/// Whether the constraint is in the log itself.
private func isLogged(_ constraint: ExplainedConstraint) -> Bool {
  constraint.origin != .bound && constraint.place != "assumed"
}
