// SPDX-License-Identifier: MIT

import Tinamou

/// A view among constrained views has no constraints, so it keeps a fixed frame or has none.
public enum MissingConstraintsRule: LayoutRule {
  /// The identifier of the rule.
  public static let id = RuleID.missingConstraints

  /// The minimum number of views in a superview that are reported together, if none of the superview's subviews has
  /// constraints.
  private static let manyViews = 3

  /// Returns the findings of the rule in `layout`.
  public static func findings(in layout: CheckedLayout) -> [Finding] {
    let views = layout.description.views.filter { applies(to: $0, in: layout) && layout.isShown($0) }
    let drawn = drawnContainers(of: views, in: layout)
    var reported: Set<ObjectIdentifier> = []
    return views.compactMap { view in
      guard let container = view.superview, let count = drawn[ObjectIdentifier(container)] else {
        return finding(
          about: view, .unconstrained(isMovedByMask: isMovedByMask(view)), severity: severity(for: view, in: layout),
          remedy: .addConstraints, in: layout)
      }
      guard reported.insert(ObjectIdentifier(container)).inserted else { return nil }
      let areMoved = views.contains { $0.superview === container && isMovedByMask($0) }
      return finding(
        about: container, .unconstrainedSubviews(count: count, areMovedByMasks: areMoved), remedy: .addConstraints,
        in: layout)
    }
  }

  /// Returns whether the view moves or changes its size when its superview grows.
  private static func isMovedByMask(_ view: UIView) -> Bool {
    view.translatesAutoresizingMaskIntoConstraints
      && !view.autoresizingMask.isDisjoint(with: [
        .flexibleLeftMargin, .flexibleTopMargin, .flexibleWidth, .flexibleHeight,
      ])
  }

  private static func finding(
    about view: UIView, _ details: FindingDetails, severity: Severity? = nil, remedy: Remedy, in layout: CheckedLayout
  ) -> Finding {
    Finding(
      id, severity: severity, subjects: [layout.description.subject(of: view)], details: details, remedy: remedy,
      at: layout.description.location(of: view, .whole))
  }

  /// Returns the superviews that contain several of `views` and no view with constraints, with the number of `views` in
  /// each.
  private static func drawnContainers(of views: [UIView], in layout: CheckedLayout) -> [ObjectIdentifier: Int] {
    let containers = Dictionary(grouping: views.compactMap(\.superview)) { ObjectIdentifier($0) }
    return containers.compactMapValues { copies in
      let isDrawn = copies[0].subviews.allSatisfy { !layout.isDescribed($0) || !layout.isReferenced($0) }
      let isStored =
        layout.isDescribed(copies[0])
        && views.allSatisfy {
          $0.superview !== copies[0] || layout.description.intentions(of: $0).contains(.hasFixedFrame)
        }
      return isDrawn && isStored && copies.count >= manyViews ? copies.count : nil
    }
  }

  /// Returns whether constraints must position the view but none of the author's constraints refers to it.
  static func applies(to view: UIView, in layout: CheckedLayout) -> Bool {
    if layout.description.intentions(of: view).contains(.isPlacedByLoader) { return false }
    if layout.description.intentions(of: view).contains(.hasFixedFrame) { return !layout.isReferenced(view) }
    guard !view.translatesAutoresizingMaskIntoConstraints, view !== layout.root, let superview = view.superview else {
      return false
    }
    let isArranged = (superview as? UIStackView)?.arrangedSubviews.contains { $0 === view } ?? false
    return !isArranged && layout.isDescribed(superview) && !layout.isReferenced(view)
  }

  /// A view without a stored frame has no position at all, which is an error.
  private static func severity(for view: UIView, in layout: CheckedLayout) -> Severity? {
    layout.description.intentions(of: view).contains(.hasFixedFrame) || !layout.isAmbiguous(view) ? nil : .error
  }
}

extension CheckedLayout {
  /// Returns whether one of the author's constraints positions or sizes the view.
  func isReferenced(_ view: UIView) -> Bool { referencedViews.contains(ObjectIdentifier(view)) }
}
