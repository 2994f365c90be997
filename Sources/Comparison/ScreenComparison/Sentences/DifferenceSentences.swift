// SPDX-License-Identifier: MIT

import LayoutModel

/// The sentences for the differences of a screen: the cause before the consequence, one for each changed element.
package struct DifferenceSentences: Sendable {
  private let difference: ScreenDifference

  /// The number of clauses about one element that are not shortened; `nil` for all.
  private let clauseLimit: Int?

  /// Creates the sentences for a difference, with all clauses unless a limit is given.
  package init(_ difference: ScreenDifference, clauseLimit: Int? = nil) {
    self.difference = difference
    self.clauseLimit = clauseLimit
  }

  /// The sentence for a screen on which nothing changes.
  package static let nothing = "nothing changes on the screen"

  /// The sentences, in the order of the changes; one that says so if nothing changes.
  package var all: [String] { statements.map(\.sentence) }

  /// The sentences, each as what it is about and what it says of that.
  package var statements: [Statement] { told.map(\.statement) }

  /// A statement with what it tells of.
  struct Told {
    /// The statement.
    var statement: Statement
    /// The changes.
    var changes: [ElementChange] = []
    /// The frames that change without one of ``changes``.
    var otherEffects: [FrameEffect] = []
  }

  /// The statements, each with what it tells of.
  var told: [Told] {
    switch difference.presence {
    case .added: return [Told(statement: Statement(["the screen"], "is new"))]
    case .removed: return [Told(statement: Statement(["the screen"], "is gone"))]
    case .both: break
    }
    if difference.isEmpty {
      return [Told(statement: Statement(["nothing"], String(Self.nothing.dropFirst("nothing ".count))))]
    }
    return SentenceGroups(difference).all.map { Told(statement: statement($0), changes: $0.changes + $0.outlets) }
      + toldOfOthers
  }

  // MARK: Groups

  /// The statement of a group. Elements with the same change share one.
  private func statement(_ group: SentenceGroups.Group) -> Statement {
    let subjects = group.changes.map(\.subject)
    switch group.form {
    case .heldInPlace:
      return Statement([Self.names(subjects)], isEach: true, "now has constraints, which leave it where it was")
    case .presence: return Self.presence(group)
    case .storedMove(let move):
      let own = Set(group.changes.compactMap(\.after))
      let others = group.changes.flatMap(\.effects).filter { !own.contains($0.element) }
      return Statement(
        subjects, "is stored further " + EffectWords.direction(move), EffectWords.consequence(others, of: nil))
    case .clauses:
      return Statement(subjects, clauses(group), Self.outlets(group) ?? Self.consequence(group.changes))
    }
  }

  private func clauses(_ group: SentenceGroups.Group) -> String {
    // Of several constraints that say the same, it is said once.
    var said: Set<String> = []
    let selection = ClauseSelection(group.changes, limit: clauseLimit)
    let clauses = ConnectionWords.merged(
      SaidClause.clauses(about: selection.changes).filter { said.insert($0).inserted })
    let list =
      selection.omitted == 0
      ? Self.joined(clauses)
      : (clauses + ["and differs in \(selection.omitted) other values"]).joined(separator: ", ")
    return list + (group.outlets.isEmpty ? "" : Self.consequence(group.changes).map { ", " + $0 } ?? "")
  }

  private static func consequence(_ changes: [ElementChange]) -> String? {
    let effects = changes.flatMap(\.effects)
    guard changes.count == 1 else { return EffectWords.consequence(effects, of: nil) }
    return EffectWords.consequence(
      effects, of: changes[0].after, saysSize: changes[0].changes.contains(where: \.isOwnSize),
      saysFrame: changes[0].changes.contains(where: \.isOwnFrame))
  }

  /// The statement about elements that are new, or gone: in each superview, which are, and the outlets that lead to them.
  private static func presence(_ group: SentenceGroups.Group) -> Statement {
    var places: [(clause: String, subjects: [String])] = []
    for change in group.changes {
      let clause = ChangeWords.clause(change.changes[0])
      if let index = places.firstIndex(where: { $0.clause == clause }) {
        places[index].subjects.append(change.subject)
      } else {
        places.append((clause, [change.subject]))
      }
    }
    // Those at the top level have no place that could stand after the others.
    places = places.filter { isWithoutPlace($0.clause) } + places.filter { !isWithoutPlace($0.clause) }
    let rest = places.dropFirst().map { place in
      subject(place.subjects) + " " + place.clause.split(separator: " ", maxSplits: 2).dropFirst(2).joined()
    }
    let list = ([places[0].clause] + rest.dropLast()).joined(separator: ", ") + (rest.last.map { ", and " + $0 } ?? "")
    let tails = [remaining(group.changes), outlets(group)].compactMap { $0 }
    return Statement(places[0].subjects, list, tails.isEmpty ? nil : tails.joined(separator: ", "))
  }

  /// The words for what was in views that are gone: “and `title`, which was in it, remains”.
  private static func remaining(_ changes: [ElementChange]) -> String? {
    let released = changes.flatMap(\.released)
    guard !released.isEmpty else { return nil }
    let container = changes.count == 1 ? "it" : "them"
    return "and \(names(released)), which \(released.count == 1 ? "was" : "were") in \(container), "
      + (released.count == 1 ? "remains" : "remain")
  }

  private static func isWithoutPlace(_ clause: String) -> Bool { clause == "is new" || clause == "is gone" }

  /// The words for the outlets that are new or gone with the elements to which they lead: “and the screen now has an outlet to `title`”.
  private static func outlets(_ group: SentenceGroups.Group) -> String? {
    guard !group.outlets.isEmpty else { return nil }
    return "and "
      + joined(
        group.outlets.map { $0.subject + " " + joined(ConnectionWords.merged($0.changes.map(ChangeWords.clause))) })
  }

  /// The sentences for frames that change without a change of the screen. Frames with the same change share one.
  private var toldOfOthers: [Told] {
    var groups: [[FrameEffect]] = []
    for effect in difference.otherEffects {
      if let index = groups.firstIndex(where: { EffectWords.common($0 + [effect], isSingular: false) != nil }) {
        groups[index].append(effect)
      } else {
        groups.append([effect])
      }
    }
    return groups.compactMap { group in
      guard let verb = group.count == 1 ? EffectWords.own(group[0]) : EffectWords.common(group, isSingular: false)
      else { return nil }
      return Told(statement: Statement([Self.names(group.map(\.subject))], verb), otherEffects: group)
    }
  }

  /// The names of some views: of many, the first two and the number of the others.
  static func names(_ names: [String]) -> String {
    names.count <= 3 ? joined(names) : joined(names.prefix(2) + ["\(names.count - 2) other views"])
  }

  private static func subject(_ names: [String]) -> String { Statement(names, "").subject }

  static func joined(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension ElementChange {
  /// The statements about the element, a clause for each change.
  package var clauses: [String] { changes.map(ChangeWords.clause) }
}

extension Change {
  /// Whether the change is said as a size of the element itself.
  fileprivate var isOwnSize: Bool {
    switch self {
    case .constraint(_, let after?): after.second == nil && after.first.attribute.isSize
    default: false
    }
  }

  /// Whether the change is said as the frame of the element itself.
  fileprivate var isOwnFrame: Bool {
    if case .frame = self { true } else { false }
  }
}
