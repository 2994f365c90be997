// SPDX-License-Identifier: MIT

import LayoutModel

/// The words for one change, as what is said of its element.
enum ChangeWords {
  static func clause(_ change: Change) -> String {
    switch change {
    case .added(let container): "is new" + (container.map { " in " + $0 } ?? "")
    case .removed(let container): "is gone" + (container.map { " from " + $0 } ?? "")
    case .encloses(let names): "contains \(DifferenceSentences.names(names)) now"
    case .released(let names): "does not contain \(DifferenceSentences.names(names)) any more"
    case .moved(let from, let to): "is in \(to) (in \(from) before)"
    case .reordered(let previous, let isArranged): order(previous, isArranged)
    case .className(let before, let after): "is of the class \(after) (\(before) before)"
    case .text(let before, let after): text(before, after)
    case .property(let name, let condition, let before, let after):
      PropertyWords.clause(name, condition: condition, before, after)
    case .constraint(let before, let after): ConstraintWords.clause(before, after)
    case .connection(let before, let after): ConnectionWords.clause(before, after)
    case .frame(let before, let after): frame(before, after)
    case .shortage(let before, let after): shortage(before, after)
    case .cover(let name, let before, let after): cover(name, before, after)
    case .finding(let finding, let isNew): isNew ? finding.message : "no longer has the finding \(finding.rule)"
    case .speech(let before, let after): speech(before, after)
    }
  }

  private static func order(_ previous: String?, _ isArranged: Bool) -> String {
    guard let previous else { return isArranged ? "comes first" : "is behind the other views" }
    return isArranged ? "comes after \(previous)" : "is drawn in front of \(previous)"
  }

  private static func text(_ before: String?, _ after: String?) -> String {
    guard let after, !after.isEmpty else {
      return "has no text (\(before.map { ValueWords.quoted($0) } ?? "none") before)"
    }
    guard let before else { return "says \(ValueWords.quoted(after)) (no text before)" }
    let (now, earlier) = ValueWords.quoted(after, besides: before)
    return "says \(now) (\(earlier) before)"
  }

  private static func frame(_ before: Rectangle, _ after: Rectangle) -> String {
    func text(_ frame: Rectangle) -> String { frame.values.map(ValueWords.number).joined(separator: " ") }
    func size(_ frame: Rectangle) -> String { "\(ValueWords.number(frame.width))×\(ValueWords.number(frame.height))" }
    func origin(_ frame: Rectangle) -> String { "\(ValueWords.number(frame.x)), \(ValueWords.number(frame.y))" }
    if before.x == after.x, before.y == after.y { return "has the stored size \(size(after)) (\(size(before)) before)" }
    if size(before) == size(after) { return "is stored at \(origin(after)) (\(origin(before)) before)" }
    return "has the stored frame \(text(after)) (\(text(before)) before)"
  }

  private static func shortage(_ before: ComparedShortage?, _ after: ComparedShortage?) -> String {
    func room(_ shortage: ComparedShortage) -> String {
      "\(ValueWords.points(shortage.available)) of \(shortage.dimension) for \(ValueWords.number(shortage.needed))"
    }
    guard let after else { return "is not cut any more" }
    return before == nil ? "is cut: it has " + room(after) : "is still cut, with " + room(after)
  }

  private static func cover(_ name: String, _ before: Size?, _ after: Size?) -> String {
    guard let after else { return "is not covered by \(name) any more" }
    let extent = min(after.width, after.height)
    let earlier = before.map { " (\(ValueWords.number(min($0.width, $0.height))) before)" } ?? ""
    return "is covered by \(name), by \(ValueWords.points(extent))" + earlier
  }

  private static func speech(_ before: ComparedSpeech?, _ after: ComparedSpeech?) -> String {
    func words(_ speech: ComparedSpeech) -> String {
      ([speech.label, speech.value].compactMap { $0.map { ValueWords.quoted($0) } } + speech.traits).joined(
        separator: ", ")
    }
    guard let after else { return "is not read any more" }
    return "is read as \(words(after)) (\(before.map(words) ?? "not at all") before)"
  }
}

/// The forms of what is said of an element.
enum ClauseWords {
  /// The clause about the time before a change.
  static func past(_ clause: String) -> String {
    let verbs = ["is": "was", "has": "had", "calls": "called", "leads": "led", "says": "said"]
    guard let verb = clause.split(separator: " ").first, let past = verbs[String(verb)] else { return clause }
    return past + clause.dropFirst(verb.count)
  }
}

/// The words for connections.
enum ConnectionWords {
  static func clause(_ before: NamedConnection?, _ after: NamedConnection?) -> String {
    switch (before, after) {
    case (let before?, let after?) where statement(before) == statement(after):
      statement(after) + " (another object than before)"
    case (let before?, let after?):
      statement(after) + " (before, it " + ClauseWords.past(statement(before)) + ")"
    case (nil, let after?): "now " + statement(after)
    case (let before?, nil): "no longer " + statement(before)
    case (nil, nil): "has another connection"
    }
  }

  /// Clauses in which the outlets that are new, and those that are gone, are one each.
  static func merged(_ clauses: [String]) -> [String] {
    ["now has ", "no longer has "].reduce(clauses) { clauses, start in
      let form = start + "an outlet to "
      let names = clauses.filter { $0.hasPrefix(form) }.map { String($0.dropFirst(form.count)) }
      guard names.count > 1, let first = clauses.firstIndex(where: { $0.hasPrefix(form) }) else { return clauses }
      var rest = clauses.filter { !$0.hasPrefix(form) }
      rest.insert(start + "outlets to " + DifferenceSentences.joined(names), at: first)
      return rest
    }
  }

  static func statement(_ connection: NamedConnection) -> String {
    switch connection.kind {
    case .outlet where connection.target == "`\(connection.name)`": "has an outlet to `\(connection.name)`"
    case .outlet: "has the outlet `\(connection.name)` to \(connection.target ?? "nothing")"
    case .action: "calls `\(connection.name)`" + (connection.detail.map { " on \($0)" } ?? "")
    case .segue where connection.detail == "relationship":
      "leads to \(connection.target ?? "nothing") "
        + (connection.name.hasSuffix("s") ? "as one of its" : "as its") + " `\(connection.name)`"
    case .segue:
      "leads to \(connection.target ?? "nothing")" + (connection.detail.map { " by a segue of kind \($0)" } ?? "")
        + (connection.name.isEmpty
          ? ""
          : (connection.detail?.contains(" with ") == true ? " and" : " with") + " the identifier `\(connection.name)`")
    }
  }
}
