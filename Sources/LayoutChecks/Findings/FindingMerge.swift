// SPDX-License-Identifier: MIT

/// Brings the findings of the cells of a matrix together: what is found in several of them is told once.
public struct FindingMerge: Sendable {
  private var order: [Finding.Identity] = []
  private var findings: [Finding.Identity: Finding] = [:]

  /// Nothing found yet.
  public init() {}

  /// Adds what was found in one cell. Text that is fixed in size and cut in a later cell counts as found before.
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

  /// Every finding once, in the order of the file.
  public var merged: [Finding] {
    let all = order.compactMap { findings[$0] }
    // The sort must be stable, so that equal places keep the order in which rules speak.
    return all.enumerated()
      .sorted { ($0.element.location ?? .start, $0.offset) < ($1.element.location ?? .start, $1.offset) }
      .map(\.element)
  }
}
