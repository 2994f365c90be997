// SPDX-License-Identifier: MIT

import LayoutChecks
import LayoutModel
import ObjectiveC
import Pictures
import Tinamou

/// An audit of a screen for readers of all kinds: what is there for eyes, fingers and assistive technology.
///
/// Parts that UIKit makes, such as items of bars, are not the author's and are left out.
@MainActor
package struct AccessibilityAudit {
  /// A kind of problem that an audit looks for.
  package enum Kind: CaseIterable, Sendable {
    case contrast, elementDetection, hitRegion, sufficientElementDescription, dynamicType, textClipped, trait
  }

  /// A finding with the view that it is about.
  package struct Issue {
    package let kind: Kind
    package let view: UIView
    package let finding: Finding
  }

  let root: UIView
  let description: LiveDescription
  /// The visible views that an author made.
  let views: [UIView]
  /// The views that assistive technology reads.
  let spoken: [UIView]

  /// Prepares an audit of the views below `root`, which must have been laid out.
  package init(of root: UIView) {
    self.root = root
    description = LiveDescription(root: root)
    views = description.views.filter { Self.isVisible($0, in: root) && !Self.isPartOfUIKit($0) }
    spoken = SpokenElement.views(in: root)
  }

  /// Returns the issues of some kinds, by kind and in the order of the views.
  package func issues(of kinds: some Sequence<Kind>) -> [Issue] {
    kinds.flatMap { kind in
      switch kind {
      case .contrast: contrastIssues
      case .elementDetection: undetectedElements
      case .hitRegion: ruleIssues(kind, [TouchTargetRule.self])
      case .sufficientElementDescription: descriptionIssues
      case .dynamicType: fixedFonts
      case .textClipped: ruleIssues(kind, LayoutRules.ofText)
      case .trait: traitIssues
      }
    }
  }

  func issue(
    _ kind: Kind, _ rule: RuleID, _ view: UIView, _ message: String, _ advice: String, severity: Severity? = nil
  ) -> Issue {
    let subject = description.subject(of: view)
    let name = subject.name ?? subject.text.map { "“\($0)”" } ?? subject.className
    let finding = Finding(
      rule, severity: severity, subjects: [subject],
      details: .advised("\(name) \(message)", advice: advice, replacement: nil),
      at: nil)
    return Issue(kind: kind, view: view, finding: finding)
  }

  private func ruleIssues(_ kind: Kind, _ rules: [any LayoutRule.Type]) -> [Issue] {
    let found = CheckedLayout(description).findings(rules)
    let byID = Dictionary(views.map { (description.subject(of: $0).id, $0) }) { first, _ in first }
    return found.compactMap { finding in
      finding.subjects.first.flatMap { byID[$0.id] }.map { Issue(kind: kind, view: $0, finding: finding) }
    }
  }

  // MARK: Views

  private static func isVisible(_ view: UIView, in root: UIView) -> Bool {
    for current in sequence(first: view, next: \.superview) {
      if current.isHidden || current.alpha < 0.01 || current.bounds.isEmpty { return false }
      if current === root { break }
    }
    return view.convert(view.bounds, to: root).intersects(root.bounds)
  }

  /// Whether the system made the view: what stands in a bar and is not a view of the author's.
  private static func isPartOfUIKit(_ view: UIView) -> Bool {
    guard TypeName(type(of: view)).isOfFramework else { return false }
    return sequence(first: view, next: \.superview).dropFirst().contains {
      $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar || $0 is UISearchBar
    }
  }

  /// The views of the author with a text that they show.
  var texts: [(view: UIView, text: String)] {
    views.compactMap { view in ShownText.text(of: view).map { (view, $0) } }
  }
}
