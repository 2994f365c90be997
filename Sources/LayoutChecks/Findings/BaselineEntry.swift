// SPDX-License-Identifier: MIT

/// What a baseline remembers of a finding: what stays the same while lines move and numbers change.
public struct BaselineEntry: Sendable, Codable, Hashable {
  /// The file.
  public let file: String
  /// The rule.
  public let rule: RuleID
  /// The scene of the document; nil where there is only one.
  public let scene: String?
  /// The views, under what tells them apart.
  public let subjects: [String]
  /// The constraint, where the finding is about one.
  public let constraint: String?

  /// What to remember of a finding in the file called `file`.
  public init(_ finding: Finding, in file: String) {
    self.file = file
    rule = finding.rule
    scene = finding.scene
    subjects = finding.subjects.map(\.id)
    constraint = finding.constraintID
  }

  /// All but the file, as texts.
  public var parts: [String] { [rule.rawValue, scene ?? "", constraint ?? ""] + subjects }
}
