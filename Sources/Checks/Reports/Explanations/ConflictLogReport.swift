// SPDX-License-Identifier: MIT

import ConflictExplanations

/// A report on the conflicts and ambiguities in a console log, as text and as JSON.
public struct ConflictLogReport {
  private let log: ConflictLog
  private let explanations: [LogExplanation]

  /// Explains the conflicts of `log`.
  public init(_ log: ConflictLog) {
    self.log = log
    explanations = log.conflicts.map { LogExplanation($0) }
  }

  /// Whether the log has nothing to explain.
  public var isEmpty: Bool {
    log.ambiguities.isEmpty
      && explanations.allSatisfy {
        $0.logged.constraints.isEmpty && $0.logged.unread.isEmpty && !$0.logged.isHidden
      }
  }

  /// The explanations, in the order of the log.
  public func text(style: ReportStyle) -> String {
    let blocks = explanations.map { text(of: $0, style) } + log.ambiguities.map { Self.text(of: $0, style) }
    return blocks.joined(separator: "\n")
  }

  private static func text(of ambiguity: LoggedAmbiguity, _ style: ReportStyle) -> String {
    let lines = [style.bold("line \(ambiguity.line): ") + ambiguity.sentence.singleLine] + numbered(ambiguity.advice)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func numbered(_ suggestions: [String]) -> [String] {
    suggestions.enumerated().map { "    \($0.offset + 1). \($0.element.singleLine)" }
  }

  /// The lines of the list that could not be read, before anything is said about it.
  private static func unreadLines(of logged: LoggedConflict, _ style: ReportStyle) -> [String] {
    guard !logged.unread.isEmpty else { return [] }
    let count = logged.unread.count
    let heading = "line \(logged.line): \(count == 1 ? "1 line was" : "\(count) lines were") not understood"
    return [style.bold(heading)]
      + logged.unread.map { "    line \($0.line): \($0.text.shortened(to: 200))".singleLine }
  }

  /// The statement about a list whose constraints can all hold.
  private static func verdict(on explanation: LogExplanation) -> String {
    let logged = explanation.logged
    if logged.isHidden {
      return logged.constraints.isEmpty
        ? "the system hid the constraints of this conflict from the log"
        : "the system hid constraints of this conflict from the log; those that are left can all hold"
    }
    if logged.constraints.isEmpty { return "" }
    if !logged.unread.isEmpty {
      return "the constraints that were understood can all hold, so what contradicts them is among the lines above"
    }
    let count = logged.constraints.count
    guard logged.isReported else {
      return count == 1 ? "this constraint can hold" : "these \(count) constraints can all hold"
    }
    return "the constraints of this list can all hold; the log lacks what contradicts them"
  }

  /// The ways to see constraints that the system hid.
  private static let hiddenAdvice = [
    "run the app from Xcode and copy the log from its console: the system hides values (<private>) only where no debugger is attached",
    "or set a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints, which stops where the conflict appears",
    "on a device without Xcode, install a logging profile that enables private data for com.apple.UIKit",
  ]

  /// The changes for a list in which nothing contradicts.
  private static func advice(on explanation: LogExplanation) -> [String] {
    explanation.logged.isHidden ? hiddenAdvice : explanation.systemCause.map { [$0] } ?? []
  }

  private func text(of explanation: LogExplanation, _ style: ReportStyle) -> String {
    let logged = explanation.logged
    var lines = Self.unreadLines(of: logged, style)
    let times = logged.count > 1 ? ", logged \(logged.count) times" : ""
    let others =
      logged.linesOfOthers.isEmpty
      ? "" : " (for other views on line \(logged.linesOfOthers.map(String.init).joined(separator: ", ")))"
    let start = "line \(logged.line)\(times)\(others): "
    let verdict = explanation.conflicts.isEmpty ? Self.verdict(on: explanation) : ""
    if !verdict.isEmpty { lines.append(style.bold(start) + verdict) }
    if !explanation.openValues.isEmpty {
      let subject = logged.constraints.count == 1 ? "it does" : "they do"
      lines.append("    \(subject) not determine \(explanation.openValues.joined(separator: ", "))".singleLine)
    }
    if explanation.conflicts.isEmpty { lines += Self.numbered(Self.advice(on: explanation)) }
    var said: [String] = []
    for conflict in explanation.conflicts {
      lines.append(style.bold(start) + Self.sentence(for: conflict))
      lines += conflict.members.map { "    " + $0.line.singleLine }
      if let path = AxisPath(conflict.members) { lines += [""] + path.lines.map { "    " + $0.singleLine } + [""] }
      lines.append("    " + conflict.arithmetic)
      if let broken = conflict.broken { lines.append("    \(conflict.members[broken].equation.singleLine) was broken") }
      // Several conflicts of one list often have one remedy.
      if conflict.fixes != said { lines += Self.numbered(conflict.fixes) }
      said = conflict.fixes
    }
    if !explanation.bystanders.isEmpty {
      let count = explanation.bystanders.count
      lines.append("    \(Self.bystanders(count, of: explanation)):")
      lines += explanation.bystanders.map { "      " + $0.line.singleLine }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func bystanders(_ count: Int, of explanation: LogExplanation) -> String {
    if explanation.conflicts.isEmpty { return count == 1 ? "the constraint" : "the constraints" }
    return count == 1 ? "1 constraint takes no part in it" : "\(count) constraints take no part in it"
  }

  private static func sentence(for conflict: ConflictExplanation) -> String {
    let count = conflict.members.count
    let start = count == 1 ? "the constraint can never hold" : "\(count) constraints cannot all hold"
    return "\(start): they are \(conflict.distance) apart\(conflict.distanceNote)"
  }

  // MARK: JSON

  /// `{"schema":1,"conflicts":[…],"unread":[…],"ambiguities":[…]}`.
  public var json: JSONValue {
    .object([
      ("schema", .integer(1)), ("conflicts", .array(explanations.map(json(of:)))),
      (
        "unread",
        .array(log.unread.map { .object([("line", .integer($0.line)), ("text", .string($0.text))]) })
      ),
      ("ambiguities", .array(log.ambiguities.map(json(of:)))),
    ])
  }

  private func json(of ambiguity: LoggedAmbiguity) -> JSONValue {
    .object([
      ("line", .integer(ambiguity.line)), ("view", ambiguity.view.map { .string($0) } ?? .null),
      ("open", .array(ambiguity.parts.map { .string($0.rawValue) })),
      ("suggestions", .array(ambiguity.advice.map { .string($0) })),
    ])
  }

  private func json(of explanation: LogExplanation) -> JSONValue {
    .object([
      ("line", .integer(explanation.logged.line)), ("count", .integer(explanation.logged.count)),
      ("reported", .bool(explanation.logged.isReported)), ("hidden", .bool(explanation.logged.isHidden)),
      ("sets", .array(explanation.conflicts.map(json(of:)))),
      ("open", .array(explanation.openValues.map { .string($0) })),
      ("bystanders", .array(explanation.bystanders.map { .string($0.line) })),
      ("suggestions", .array(explanation.conflicts.isEmpty ? Self.advice(on: explanation).map { .string($0) } : [])),
    ])
  }

  private func json(of conflict: ConflictExplanation) -> JSONValue {
    .object([
      (
        "members",
        .array(
          conflict.members.map { member in
            .object([
              ("equation", .string(member.equation)), ("place", member.place.map { .string($0) } ?? .null),
              ("origin", .string(member.origin.phrase ?? "author")), ("factor", .number(member.factor)),
            ])
          })
      ),
      ("contradiction", .number(abs(conflict.contradiction))), ("arithmetic", .string(conflict.arithmetic)),
      ("broken", conflict.broken.map { .integer($0) } ?? .null),
      ("suggestions", .array(conflict.fixes.map { .string($0) })),
    ])
  }

  // MARK: Picture

  /// The conflicts as a picture in SVG: for each, two rows of distances between the same two edges. `nil` if no conflict
  /// is a row of distances along an axis.
  public var svg: String? {
    let paths = explanations.flatMap(\.conflicts).compactMap { conflict in
      AxisPath(conflict.members).map { (path: $0, title: Self.sentence(for: conflict)) }
    }
    guard !paths.isEmpty else { return nil }
    return AxisPicture(paths).svg
  }
}
