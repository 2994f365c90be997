// SPDX-License-Identifier: MIT

/// Merges the findings of the settings of a matrix, so that a finding that occurs in several settings is reported once.
public struct FindingMerge: Sendable {
  private var order: [Finding.Identity] = []
  private var findings: [Finding.Identity: Finding] = [:]

  /// Creates a merge without findings.
  public init() {}

  /// Adds the findings of one setting. A fixed text size that cuts text only in a later setting counts as already
  /// found.
  public mutating func add(_ found: [Finding], in setting: Setting) {
    for finding in found {
      let identity = finding.identity
      var merged = findings[identity] ?? finding
      if findings[identity] == nil { order.append(identity) }
      if merged.settings.last != setting { merged.settings.append(setting) }
      merged.severity = max(merged.severity, finding.severity)
      findings[identity] = merged
    }
  }

  /// The merged findings, in the order of the file.
  public var merged: [Finding] {
    let all = order.compactMap { findings[$0] }
    // A stable sort keeps findings at the same location in the order of the rules.
    return all.enumerated()
      .sorted { ($0.element.location ?? .start, $0.offset) < ($1.element.location ?? .start, $1.offset) }
      .map(\.element)
  }
}
