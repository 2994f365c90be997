// SPDX-License-Identifier: MIT

extension ConflictExplanation {
  /// The possible changes, the best first. A rule of the system is never to be removed; the change that gives way to it
  /// is named instead.
  public var fixes: [String] {
    var fixes: [String] = []
    for member in members {
      if let fix = fix(for: member), !fixes.contains(fix) { fixes.append(fix) }
    }
    if let constant = constantFix, fixes.count < 3 { fixes.append(constant) }
    if fixes.isEmpty || fixes.count < 2, let fix = priorityFix { fixes.append(fix) }
    return Array(fixes.prefix(3))
  }

  private var authors: [ExplainedConstraint] { members.filter(\.origin.isOfAuthor) }

  /// The author's constraint that is the easiest to give up: the broken one, else a constant size, else a far edge, else
  /// the last one.
  private var weakest: ExplainedConstraint? {
    if let broken, members[broken].origin.isOfAuthor { return members[broken] }
    return authors.first { $0.second == nil && $0.first.isSize && $0.relation == .equal }
      ?? authors.first { $0.second == nil && $0.first.isSize }
      ?? authors.last { ["trailing", "right", "bottom"].contains($0.first.attribute) } ?? authors.last
  }

  private func named(_ constraint: ExplainedConstraint) -> String {
    constraint.equation + (constraint.place.map { " (\($0))" } ?? "")
  }

  // MARK: Rules of the system

  /// The change that gives way to a rule of the system; `nil` for the author's constraints and for rules that need none.
  private func fix(for member: ExplainedConstraint) -> String? {
    let name = member.first.name
    switch member.origin {
    case .stackHiding:
      let own = weakest.map { "give \(named($0)) a priority of 999" } ?? "give your constraints a priority of 999"
      return "\(name) is hidden in a stack view, which wants its \(member.first.attribute) 0 (UISV-hiding): \(own)"
    case .encapsulatedSize, .temporary:
      return sizeFix(for: member)
    case .autoresizing where weakest != nil:
      return member.first.isSize || member.second != nil
        ? "\(name) keeps its frame: set \(name).translatesAutoresizingMaskIntoConstraints = false if constraints are meant "
          + "to position it" : nil
    case .contentSize(let hugging, let compression):
      let word = compression >= 1000 && !(hugging >= 1000) ? "compression resistance" : "content hugging"
      guard hugging >= 1000 || compression >= 1000 else { return nil }
      return
        "give \(name) a \(member.first.attribute == "height" ? "vertical" : "horizontal") \(word) priority below 1000"
    case .stackSpacing:
      guard let own = authorAmong(member) else { return nil }
      return
        "delete \(named(own)): the stack view already spaces \(name), by \(PointFormat.rounded(abs(member.constant)))"
    case .stackAlignment, .stackEdge, .stackDistribution:
      guard authors.count == 1 else { return nil }
      return "delete \(named(authors[0])): the stack view already positions its arranged views"
    case .fittingTarget: return nil
    default: return nil
    }
  }

  /// The author's constraint between the same two views as `member`.
  private func authorAmong(_ member: ExplainedConstraint) -> ExplainedConstraint? {
    let names = Set([member.first.name, member.second?.name ?? ""])
    return authors.first { Set([$0.first.name, $0.second?.name ?? ""]) == names }
      ?? (authors.count == 1 ? authors[0] : nil)
  }

  private func sizeFix(for member: ExplainedConstraint) -> String? {
    guard let weakest else { return nil }
    let subject = "\(member.first.name) has \(member.first.attribute) \(PointFormat.rounded(member.constant))"
    let reason =
      member.constant == 0
      ? "\(subject) only at first, before it has been laid out"
      : member.first.attribute == "height"
        ? "\(subject), as the table or the collection view says" : "\(subject), as its container says"
    return "\(reason): give \(named(weakest)) a priority of 999"
  }

  // MARK: The author's constraints

  /// The constant that would let all members hold.
  private var constantFix: String? {
    guard members.allSatisfy({ $0.origin != .stackHiding && $0.origin != .temporary }),
      let candidate = [weakest].compactMap({ $0 }).first(where: { $0.second == nil && $0.first.isSize })
        ?? authors.first(where: { $0.second == nil && $0.first.isSize }) ?? (authors.count == 1 ? authors[0] : nil),
      abs(candidate.factor) > 1e-9
    else { return nil }
    let total = members.reduce(leftover) { $0 + $1.factor * $1.constant }
    let constant = candidate.constant - total / candidate.factor
    guard !candidate.first.isSize || candidate.second != nil || constant > 0 else { return nil }
    var changed = candidate.statement
    changed.constant = constant
    return "change \(named(candidate)) to \(ExplainedConstraint(changed).equation)"
  }

  private var priorityFix: String? {
    guard let weakest else { return nil }
    if authors.count == 1 { return "remove \(named(weakest)), or give it a priority below 1000" }
    let equations = members.allSatisfy { $0.relation == .equal }
    return "remove one of your \(authors.count) constraints, \(equations ? "relax one to >= or <=, " : "")"
      + "or give one a priority below 1000, such as \(named(weakest))"
  }
}
