// SPDX-License-Identifier: MIT

import LayoutChecks

/// The documentation of a rule. It is the only table of rules: `tinamou check --rules`, the rules of a SARIF log and
/// the article Checks are generated from it.
public struct RuleGuide: Sendable {
  /// The rule.
  public let rule: RuleID
  /// The summary of a finding, in one sentence.
  public let summary: String
  /// The reason why it matters.
  public let reason: String
  /// Instructions for fixing it.
  public let remedy: String
  /// The cases in which the rule does not report; `nil` if it always reports.
  public let exceptions: String?
  /// An example from a document or a layout file.
  public let example: String
  /// The example after the change, in which the rule reports nothing; `nil` where the remedy says it all.
  public let after: String?

  init(
    _ rule: RuleID, _ summary: String, reason: String, remedy: String, exceptions: String? = nil, example: String,
    after: String? = nil
  ) {
    self.rule = rule
    self.summary = summary
    self.reason = reason
    self.remedy = remedy
    self.exceptions = exceptions
    self.example = example
    self.after = after
  }

  /// All rules, in the order in which they report.
  public static let all: [RuleGuide] =
    constraintGuides + frameGuides + contentGuides + writingGuides
    + documentGuides + settingsGuides + measureGuides + surroundingsGuides + readerGuides + fileGuides
}

extension RuleGuide {
  /// Returns the rules with their severities and summaries, one on each line.
  public static func text(style: ReportStyle) -> String {
    var table = TextTable([("rule", .left), ("severity", .left), ("says", .left)])
    for guide in all { table.add([guide.rule.rawValue, guide.rule.severity.rawValue, guide.summary]) }
    return table.lines(headerStyle: style.bold).joined(separator: "\n") + "\n"
  }

  /// `{"schema":1,"rules":[…]}` with the complete documentation of each rule.
  public static var json: JSONValue {
    let rules = all.map { guide -> JSONValue in
      .object([
        ("id", .string(guide.rule.rawValue)), ("severity", .string(guide.rule.severity.rawValue)),
        ("summary", .string(guide.summary)), ("reason", .string(guide.reason)), ("remedy", .string(guide.remedy)),
        ("exceptions", guide.exceptions.map { .string($0) } ?? .null), ("example", .string(guide.example)),
        ("after", guide.after.map { .string($0) } ?? .null),
      ])
    }
    return .object([("schema", .integer(1)), ("rules", .array(rules))])
  }

  /// The rules as sections of the article Checks.
  public static var markdown: String { all.map(\.section).joined(separator: "\n") }

  /// The page about the rule, for a terminal.
  public func page(style: ReportStyle) -> String {
    var parts = [
      style.bold(rule.rawValue) + " (\(rule.severity.rawValue)): \(summary)", "Why. \(reason)", "How to fix. \(remedy)",
    ]
    if let exceptions { parts.append("Not reported when. \(exceptions)") }
    parts.append("Example\n\n" + Self.indented(example))
    if let after { parts.append("After the change\n\n" + Self.indented(after)) }
    parts.append("The same with pictures: Documentation/Rules/\(rule.rawValue).md in the repository")
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n")
  }

  private var section: String {
    var lines = ["### \(rule.rawValue)", "", "*\(rule.severity.rawValue)* — \(summary)", "", "**Why.** \(reason)", ""]
    lines += ["**How to fix.** \(remedy)", ""]
    if let exceptions { lines += ["**Not reported when.** \(exceptions)", ""] }
    lines += ["```", example, "```", ""]
    if let after { lines += ["After the change:", "", "```", after, "```", ""] }
    return lines.joined(separator: "\n")
  }
}
