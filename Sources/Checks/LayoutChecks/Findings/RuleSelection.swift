// SPDX-License-Identifier: MIT

/// The findings that are reported, and their severities.
public struct RuleSelection: Sendable, Equatable {
  /// A finding that is known and accepted: of a rule, if one is named, about an object.
  public struct Exception: Sendable, Equatable {
    /// The rule; `nil` for every rule.
    public let rule: RuleID?
    /// The identifier or name of a view or constraint.
    public let object: String

    /// Creates an exception. The default is one for every rule.
    public init(rule: RuleID? = nil, object: String) {
      self.rule = rule
      self.object = object
    }

    /// Whether a finding is accepted.
    public func covers(_ finding: Finding) -> Bool {
      guard rule == nil || rule == finding.rule else { return false }
      let constraints = finding.constraintID?.split(separator: " ").map(String.init) ?? []
      return constraints.contains(object) || finding.subjects.contains { $0.id == object || $0.name == object }
    }
  }

  /// The rules that are not reported. Empty by default.
  public var disabled: Set<RuleID> = []
  /// The only rules that are reported; `nil` for all, which is the default.
  public var only: Set<RuleID>?
  /// Other severities than those that the rules give. Empty by default.
  public var severities: [RuleID: Severity] = [:]
  /// The accepted findings. Empty by default.
  public var exceptions: [Exception] = []

  /// Creates a selection of all rules.
  public init() {}

  /// Faults of files and of the program are always reported.
  private static let always: Set<RuleID> = [.unreadableFile, .internalFault]

  /// Returns the findings that are reported, with their severities. A severity replaces that of errors and warnings;
  /// notes about exceptions to a rule stay notes.
  public func apply(to findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      if Self.always.contains(finding.rule) { return finding }
      guard !disabled.contains(finding.rule), only?.contains(finding.rule) ?? true,
        !exceptions.contains(where: { $0.covers(finding) })
      else { return nil }
      var copy = finding
      if let severity = severities[finding.rule],
        finding.severity == finding.rule.severity || severity < finding.severity
      {
        copy.severity = severity
      }
      return copy
    }
  }
}
