// SPDX-License-Identifier: MIT

import Tinamou

/// A view among constrained ones has no constraint at all, so that it stays at a fixed place or has none.
public enum MissingConstraintsRule: LayoutRule {
  /// What the rule is called.
  public static let id = RuleID.missingConstraints

  /// What the rule finds in `layout`.
  public static func findings(in layout: CheckedLayout) -> [LayoutFinding] {
    layout.description.views.filter { applies(to: $0, in: layout) && layout.isShown($0) }.map { view in
      LayoutFinding(
        id, severity: severity(for: view, in: layout), subjects: [layout.description.subject(of: view)],
        facts: .unconstrained,
        remedy: .addConstraints, at: layout.description.place(of: view, .whole))
    }
  }

  /// Whether no constraint of the author speaks of the view although constraints are to place it.
  static func applies(to view: UIView, in layout: CheckedLayout) -> Bool {
    if layout.description.intentions(of: view).contains(.hasFixedFrame) { return !layout.isMentioned(view) }
    guard !view.translatesAutoresizingMaskIntoConstraints, view !== layout.root, let superview = view.superview else {
      return false
    }
    let isArranged = (superview as? UIStackView)?.arrangedSubviews.contains { $0 === view } ?? false
    return !isArranged && layout.isDescribed(superview) && !layout.isMentioned(view)
  }

  /// What has no stored frame either is nowhere.
  private static func severity(for view: UIView, in layout: CheckedLayout) -> Severity? {
    layout.description.intentions(of: view).contains(.hasFixedFrame) || !view.hasAmbiguousLayout ? nil : .error
  }
}

extension CheckedLayout {
  /// Whether a constraint of the author speaks of the view or of a guide of it together with something outside.
  func isMentioned(_ view: UIView) -> Bool { mentionedViews.contains(ObjectIdentifier(view)) }
}
