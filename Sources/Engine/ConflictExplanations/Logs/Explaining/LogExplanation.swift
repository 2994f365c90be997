// SPDX-License-Identifier: MIT

/// A logged conflict, explained.
public struct LogExplanation: Sendable {
  /// The conflict as the log reports it.
  public let logged: LoggedConflict
  /// The minimal sets of constraints that cannot all hold. Empty if the constraints, as far as the log has them, can hold.
  public let conflicts: [ConflictExplanation]
  /// The constraints that take no part in any of them.
  public let bystanders: [ExplainedConstraint]

  /// The usual cause of a reported list in which nothing contradicts and no constraint is the author's; `nil` for others.
  public let systemCause: String?
  /// The positions and sizes that a list from a debugger does not determine, such as `title.width`; empty for a conflict.
  public let openValues: [String]

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
    let explained = all.map { $0.explained(names) }
    let numbers = found.map { Set(system.members(of: $0).compactMap(\.number)) }
    conflicts = found.indices.map { position in
      let conflict = found[position]
      let others = numbers.indices.filter { $0 != position }.map { numbers[$0] }
      let members = system.members(of: conflict)
      parts.formUnion(members.compactMap(\.index))
      let order = AxisPath(members.map(\.constraint))?.order ?? Array(members.indices)
      let ordered = order.map { members[$0] }
      let broken = ordered.firstIndex { member in
        member.index.map { all[$0].identity == logged.broken?.identity } ?? false
      }
      let trial = ConflictTrial(
        numbers: ordered.map(\.number), members: explained, leastSize: { system.leastSize(ofNumber: $0) }
      ) { change in
        change.isEmpty
          ? ordered.compactMap(LogSystem.remainder)
          : system.remainder(after: change, ofConflictAmong: Set(ordered.compactMap(\.number)), others)
      }
      return ConflictExplanation(
        members: ordered.map(\.constraint), broken: broken, contradiction: conflict.contradiction, trial: trial)
    }
    let isOfSystem = found.isEmpty && logged.isReported && !all.isEmpty && !all.contains { $0.origin.isOfAuthor }
    systemCause =
      isOfSystem
      ? SystemCause.text(for: explained, Set(explained.flatMap { [$0.first.className, $0.second?.className ?? ""] }))
      : nil
    openValues =
      found.isEmpty && !logged.isReported ? LogSystem(all, names: names, assumingMargins: true).openValues() : []
    bystanders = all.indices.filter { !parts.contains($0) }.map { explained[$0] }
  }
}
