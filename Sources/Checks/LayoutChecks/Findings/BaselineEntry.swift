// SPDX-License-Identifier: MIT

/// The part of a finding that a baseline stores: what stays the same when lines move and numbers change.
public struct BaselineEntry: Sendable, Codable, Hashable {
  /// The name of the file.
  public let file: String
  /// The rule.
  public let rule: RuleID
  /// The scene of the document; `nil` if there is only one.
  public private(set) var scene: String?
  /// The identities of the views.
  public private(set) var subjects: [String]
  /// The constraint that the finding is about, if any.
  public private(set) var constraint: String?

  /// Creates the entry for a finding in the file named `file`.
  public init(_ finding: Finding, in file: String) {
    self.file = file
    rule = finding.rule
    scene = finding.scene
    subjects = finding.subjects.map(\.id)
    constraint = finding.constraintID
  }

  /// Returns the entry with other identifiers of its scene, views and constraints.
  package func renamed(_ name: (String) -> String) -> BaselineEntry {
    var copy = self
    copy.scene = scene.map(name)
    copy.subjects = subjects.map(name)
    copy.constraint = constraint?.split(separator: " ").map { name(String($0)) }.sorted().joined(separator: " ")
    return copy
  }

  /// All parts except the file, as text.
  public var parts: [String] { [rule.rawValue, scene ?? "", constraint ?? ""] + subjects }
}
