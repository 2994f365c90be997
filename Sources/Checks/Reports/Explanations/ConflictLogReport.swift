// SPDX-License-Identifier: MIT

import ConflictExplanations

/// A report on the conflicts in a console log, as text and as JSON.
public struct ConflictLogReport {
  private let log: ConflictLog
  private let explanations: [LogExplanation]

  /// Explains the conflicts of `log`.
  public init(_ log: ConflictLog) {
    self.log = log
    explanations = log.conflicts.map { LogExplanation($0) }
  }

  /// Whether the log has a conflict.
  public var isEmpty: Bool { explanations.isEmpty }

  /// The explanations, in the order of the log.
  public func text(style: TextStyle) -> String {
    var blocks = explanations.map { text(of: $0, style) }
    if !log.unread.isEmpty {
      let lines = log.unread.map { "    line \($0.line): \($0.text.shortened(to: 200))".singleLine }
      blocks.append(([style.bold("not understood")] + lines).joined(separator: "\n") + "\n")
    }
    return blocks.joined(separator: "\n")
  }

  private func text(of explanation: LogExplanation, _ style: TextStyle) -> String {
    var lines: [String] = []
    let times = explanation.logged.count > 1 ? ", logged \(explanation.logged.count) times" : ""
    let start = "line \(explanation.logged.line)\(times): "
    if explanation.conflicts.isEmpty {
      lines.append(style.bold(start) + "the constraints of this list can all hold; the log lacks what contradicts them")
    }
    for conflict in explanation.conflicts {
      lines.append(style.bold(start) + Self.sentence(for: conflict))
      lines += conflict.members.map { "    " + $0.line.singleLine }
      if let path = AxisPath(conflict.members) { lines += [""] + path.lines.map { "    " + $0.singleLine } + [""] }
      lines.append("    " + conflict.arithmetic)
      if let broken = conflict.broken { lines.append("    \(conflict.members[broken].equation.singleLine) was broken") }
      lines += conflict.fixes.enumerated().map { "    \($0.offset + 1). \($0.element.singleLine)" }
    }
    if !explanation.bystanders.isEmpty {
      let count = explanation.bystanders.count
      lines.append("    \(count == 1 ? "1 constraint takes" : "\(count) constraints take") no part in it:")
      lines += explanation.bystanders.map { "      " + $0.line.singleLine }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func sentence(for conflict: ConflictExplanation) -> String {
    let count = conflict.members.count
    let start = count == 1 ? "the constraint can never hold" : "\(count) constraints cannot all hold"
    return "\(start): they are \(PointFormat.distance(abs(conflict.contradiction))) apart"
  }

  // MARK: JSON

  /// `{"schema":1,"conflicts":[…],"unread":[…]}`.
  public var json: JSONValue {
    .object([
      ("schema", .integer(1)), ("conflicts", .array(explanations.map(json(of:)))),
      (
        "unread",
        .array(log.unread.map { .object([("line", .integer($0.line)), ("text", .string($0.text))]) })
      ),
    ])
  }

  private func json(of explanation: LogExplanation) -> JSONValue {
    .object([
      ("line", .integer(explanation.logged.line)), ("count", .integer(explanation.logged.count)),
      ("sets", .array(explanation.conflicts.map(json(of:)))),
      ("bystanders", .array(explanation.bystanders.map { .string($0.line) })),
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
