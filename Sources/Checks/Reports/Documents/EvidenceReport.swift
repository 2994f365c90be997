// SPDX-License-Identifier: MIT

import InterfaceBuilder

/// The evidence for the rules of the canvas, as text and as JSON.
public struct EvidenceReport: Sendable {
  /// The rules, in the order of their table.
  public let entries: [RuleEvidence]

  /// Creates a report on `entries`.
  public init(_ entries: [RuleEvidence]) {
    self.entries = entries
  }

  /// Whether enough repositories support every rule.
  public var isClean: Bool { entries.allSatisfy(\.isSupported) }

  /// Returns a table with one row for each rule, followed by what the rules say.
  public func text(style: ReportStyle) -> String {
    var table = TextTable([
      ("rule", .left), ("versions", .left), ("documents for", .right), ("against", .right),
      ("repositories for", .right), ("against", .right), ("views", .right), ("", .left),
    ])
    for entry in entries {
      table.add([
        entry.rule.rawValue, Self.text(entry.rule.versions), "\(entry.documentsFor)", "\(entry.documentsAgainst)",
        "\(entry.repositoriesFor.count)", "\(entry.repositoriesAgainst.count)", "\(entry.views)",
        entry.isSupported ? (entry.rule.isDocumented ? "documented" : "") : "not supported",
      ])
    }
    let statements = entries.map { "\($0.rule.rawValue): \($0.rule.statement)\n" }
    return table.lines(headerStyle: style.bold).joined(separator: "\n") + "\n\n" + statements.joined()
  }

  /// All numbers, and the names of the repositories.
  public var json: JSONValue {
    .object([
      ("schema", .integer(1)),
      (
        "rules",
        .array(
          entries.map { entry in
            .object([
              ("rule", .string(entry.rule.rawValue)), ("statement", .string(entry.rule.statement)),
              ("versions", .string(Self.text(entry.rule.versions))), ("documentsFor", .integer(entry.documentsFor)),
              ("documentsAgainst", .integer(entry.documentsAgainst)),
              ("repositoriesFor", .array(entry.repositoriesFor.map { .string($0) })),
              ("repositoriesAgainst", .array(entry.repositoriesAgainst.map { .string($0) })),
              ("views", .integer(entry.views)), ("supported", .bool(entry.isSupported)),
            ])
          })
      ),
    ])
  }

  private static func text(_ versions: Range<Int>) -> String {
    switch (versions.lowerBound, versions.upperBound) {
    case (0, .max): "all"
    case (0, let end): "before \(end)"
    case (let start, .max): "from \(start)"
    case (let start, let end): "\(start) to \(end - 1)"
    }
  }
}
