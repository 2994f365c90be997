// SPDX-License-Identifier: MIT

import LayoutChecks

/// The report of an audit: whether an app is ready for windows of any size, and what to change, by weight.
public struct AuditReport: Sendable {
  /// The weight of a finding.
  public enum Weight: Int, Sendable, CaseIterable, Comparable {
    /// The app does not start or is not shown, or its layout contradicts itself.
    case inTheWay
    /// A layout breaks in some windows or for some readers.
    case breaksSomewhere
    /// A habit that may be meant.
    case worthALook

    init(_ severity: Severity) {
      switch severity {
      case .error: self = .inTheWay
      case .warning: self = .breaksSomewhere
      case .note: self = .worthALook
      }
    }

    /// The heading of the findings.
    public var title: String {
      switch self {
      case .inTheWay: "Stands in the way"
      case .breaksSomewhere: "Breaks in some windows or for some readers"
      case .worthALook: "Worth a look"
      }
    }

    /// Compares two weights: what stands in the way comes first.
    public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  /// A finding with its file.
  public struct Entry: Sendable {
    /// The path of the file.
    public let path: String
    /// The finding.
    public let finding: Finding

    /// The path with the line.
    public var place: String { "\(path.singleLine):\(finding.location?.line ?? 1)" }
  }

  /// The findings of one rule.
  public struct Group: Sendable {
    /// The rule.
    public let rule: RuleID
    /// The findings, in the order of the files. There is at least one.
    public let entries: [Entry]

    /// The number of files with such findings.
    public var fileCount: Int { Set(entries.map(\.path)).count }
  }

  /// The report on the files.
  public let report: CheckReport
  /// The parts that were not examined, with the reason, one sentence each. Empty if everything was.
  public let omissions: [String]

  /// Creates a report on files that were checked in the settings of a matrix.
  public init(_ files: [CheckedFile], matrix: [Setting], suppressedCount: Int, omissions: [String]) {
    report = CheckReport(files: files, matrix: matrix, suppressedCount: suppressedCount)
    self.omissions = omissions
  }

  /// The findings of a weight, by rule: those of the most places first.
  public func groups(of weight: Weight) -> [Group] {
    let entries = report.files.flatMap { file in
      file.findings.filter { Weight($0.severity) == weight }.map { Entry(path: file.path, finding: $0) }
    }
    return Dictionary(grouping: entries, by: \.finding.rule)
      .map { Group(rule: $0.key, entries: $0.value) }
      .sorted { ($0.entries.count, $1.rule.rawValue) > ($1.entries.count, $0.rule.rawValue) }
  }

  /// Whether nothing stands in the way.
  public var isReady: Bool { groups(of: .inTheWay).isEmpty }

  /// The first line: whether the app is ready, or what stands in the way.
  public var verdict: String {
    let obstacles = groups(of: .inTheWay)
    guard obstacles.isEmpty else {
      let words = obstacles.prefix(4).map { group in
        let place = group.entries[0].place
        let count = group.entries.count
        return "\(group.rule.rawValue) (\(count == 1 ? place : "\(place) and \(count - 1) more"))"
      }
      let more = obstacles.count > 4 ? "; and \(obstacles.count - 4) more rules" : ""
      return "not ready: " + words.joined(separator: "; ") + more
    }
    let count = groups(of: .breaksSomewhere).reduce(0) { $0 + $1.entries.count }
    return count == 0
      ? "ready"
      : "ready to start; \(count) \(count == 1 ? "finding breaks" : "findings break") layouts in some windows or for some readers"
  }

  // MARK: Text

  /// The verdict, and the findings by weight. What is worth a look is one line for each rule, unless all is listed.
  public func text(listsAll: Bool, style: ReportStyle) -> String {
    var parts = [style.bold(verdict)]
    for weight in Weight.allCases {
      let groups = groups(of: weight)
      guard !groups.isEmpty else { continue }
      let lines = groups.map { group in
        weight == .worthALook && !listsAll ? summary(of: group) : text(of: group, style: style)
      }
      parts.append(style.bold(weight.title) + "\n\n" + lines.joined(separator: "\n"))
    }
    parts.append(closing)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func text(of group: Group, style: ReportStyle) -> String {
    group.entries.map { entry in
      entry.finding.text(path: entry.path, message: report.message(for: entry.finding), style: style)
    }.joined()
  }

  private func summary(of group: Group) -> String {
    let first = group.entries[0]
    let places =
      group.entries.count == 1
      ? first.place
      : "\(counted(group.entries.count, "place")) in \(counted(group.fileCount, "file")), first \(first.place)"
    let advice = FindingMessages.suggestions(for: first.finding).first.map { "\n    " + $0.singleLine } ?? ""
    return "\(group.rule.rawValue): \(places)\(advice)"
  }

  private var closing: String {
    var lines = ["\(counted(report.files.count, "file")) examined"]
    if report.suppressedCount > 0 {
      lines[0] += ", \(counted(report.suppressedCount, "finding")) of the baseline not listed"
    }
    lines += omissions.map { "not examined: " + $0.singleLine }
    return lines.joined(separator: "\n")
  }

  private func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

  // MARK: JSON

  /// `{"schema":1,"ready":…,"verdict":…,"omissions":[…],"check":{…}}`, with the report of `tinamou check`.
  public var json: JSONValue {
    .object([
      ("schema", .integer(1)), ("ready", .bool(isReady)), ("verdict", .string(verdict)),
      ("omissions", .array(omissions.map { .string($0) })), ("check", report.json),
    ])
  }
}
