// SPDX-License-Identifier: MIT

import LayoutChecks
import Reports
import RunningTests
import Tinamou

/// A check of a view tree with rules of `LayoutChecks`. It fails the test with the findings of the rules.
@MainActor
struct FindingCheck {
  let rules: [any LayoutRule.Type]
  /// The views that the rules ignore, including all their descendants. The default is an empty array.
  var ignored: [UIView] = []
  let location: CodeLocation

  /// Applies the rules to the views below `root`.
  ///
  /// - Returns: Whether there are no findings.
  func run(_ root: UIView) -> Bool {
    let findings = PseudoLanguage.whileShown(in: root) {
      root.topmostSuperview.layoutIfNeeded()
      return CheckedLayout(LiveDescription(root: root)).findings(rules).filter { !isIgnored($0, in: root) }
    }
    guard !findings.isEmpty else { return true }
    Failure.record(findings.map(text).joined(separator: "\n"), at: location)
    return false
  }

  private func text(_ finding: Finding) -> String {
    ([FindingMessages.sentence(for: finding)] + FindingMessages.lines(below: finding).map { "    " + $0 })
      .joined(separator: "\n")
  }

  private func isIgnored(_ finding: Finding, in root: UIView) -> Bool {
    guard !ignored.isEmpty else { return false }
    let description = LiveDescription(root: root)
    let views = description.views.filter { view in ignored.contains { view.isDescendant(of: $0) } }
    let ids = Set(views.map { description.subject(of: $0).id })
    return finding.subjects.contains { ids.contains($0.id) }
  }
}
