// SPDX-License-Identifier: MIT

import Tinamou

/// A view among constrained ones has no constraint at all, so that it stays at a fixed place or has none.
public enum MissingConstraintsRule: LayoutRule {
  /// What the rule is called.
  public static let id = RuleID.missingConstraints

  /// From how many views on a superview none of whose subviews has constraints is told in their location.
  private static let manyViews = 3

  /// What the rule finds in `layout`.
  public static func findings(in layout: CheckedLayout) -> [Finding] {
    let views = layout.description.views.filter { applies(to: $0, in: layout) && layout.isShown($0) }
    let drawn = drawnContainers(of: views, in: layout)
    var told: Set<ObjectIdentifier> = []
    return views.compactMap { view in
      guard let container = view.superview, let count = drawn[ObjectIdentifier(container)] else {
        return finding(
          about: view, .unconstrained, severity: severity(for: view, in: layout), remedy: .addConstraints, in: layout)
      }
      guard told.insert(ObjectIdentifier(container)).inserted else { return nil }
      return finding(about: container, .unconstrainedSubviews(count: count), remedy: .addConstraints, in: layout)
    }
  }

  private static func finding(
    about view: UIView, _ facts: FindingFacts, severity: Severity? = nil, remedy: Remedy, in layout: CheckedLayout
  ) -> Finding {
    Finding(
      id, severity: severity, subjects: [layout.description.subject(of: view)], facts: facts, remedy: remedy,
      at: layout.description.location(of: view, .whole))
  }

  /// The superviews that hold several of `views` and no view that a constraint speaks of, with how many they hold.
  private static func drawnContainers(of views: [UIView], in layout: CheckedLayout) -> [ObjectIdentifier: Int] {
    let containers = Dictionary(grouping: views.compactMap(\.superview)) { ObjectIdentifier($0) }
    return containers.compactMapValues { copies in
      let isDrawn = copies[0].subviews.allSatisfy { !layout.isDescribed($0) || !layout.isMentioned($0) }
      let isStored =
        layout.isDescribed(copies[0])
        && views.allSatisfy {
          $0.superview !== copies[0] || layout.description.intentions(of: $0).contains(.hasFixedFrame)
        }
      return isDrawn && isStored && copies.count >= manyViews ? copies.count : nil
    }
  }

  /// Whether no constraint of the author speaks of the view although constraints are to place it.
  static func applies(to view: UIView, in layout: CheckedLayout) -> Bool {
    if layout.description.intentions(of: view).contains(.isPlacedByLoader) { return false }
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
