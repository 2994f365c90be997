// SPDX-License-Identifier: MIT

import UIKit

/// A new hierarchy in the state of another one: the same views, guides and constraints, without the other's history.
@MainActor
public struct HierarchyCopy {
  /// The root of the new hierarchy.
  public let root: UIView
  private var copies: [ObjectIdentifier: AnyObject] = [:]

  /// Copies the views below `root`, which are plain views, sized views, labels, stack views and scroll views, and activates
  /// copies of `constraints` in their order. Constraints that are not active in the hierarchy are left out.
  public init(of root: UIView, constraints: [NSLayoutConstraint] = []) {
    self.root = Self.emptyCopy(of: root)
    addCopy(self.root, of: root)
    for constraint in constraints { activateCopy(of: constraint) }
  }

  /// The copy of a view or guide; `nil` if it is not in the hierarchy.
  public func copy<Item: AnyObject>(of item: Item) -> Item? { copies[ObjectIdentifier(item)] as? Item }

  // MARK: Views

  private mutating func addCopy(_ copy: UIView, of view: UIView) {
    copies[ObjectIdentifier(view)] = copy
    for guide in view.layoutGuides where guide.isOwn {
      let other = UILayoutGuide()
      copy.addLayoutGuide(other)
      copies[ObjectIdentifier(guide)] = other
    }
    for subview in view.subviews {
      let other = Self.emptyCopy(of: subview)
      copy.addSubview(other)
      addCopy(other, of: subview)
    }
    if let stack = view as? UIStackView, let other = copy as? UIStackView { arrange(other, as: stack) }
  }

  /// A view of the same class with the same properties, without subviews.
  private static func emptyCopy(of view: UIView) -> UIView {
    let copy = sameClass(as: view)
    copy.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
    copy.autoresizingMask = view.autoresizingMask
    let givesFrame = view.superview == nil || view.translatesAutoresizingMaskIntoConstraints
    if givesFrame || view.subviews.contains(where: \.translatesAutoresizingMaskIntoConstraints) {
      // Frames by autoresizing masks follow the exact size of the superview.
      copy.frame = view.superview.flatMap { _ in view.inspection.unroundedFrame } ?? view.frame
    }
    if view.bounds.origin != .zero { copy.bounds.origin = view.bounds.origin }
    copy.isHidden = view.isHidden
    copy.semanticContentAttribute = view.semanticContentAttribute
    if view.layoutMargins != copy.layoutMargins { copy.layoutMargins = view.layoutMargins }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      copy.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
      copy.setContentCompressionResistancePriority(view.contentCompressionResistancePriority(for: axis), for: axis)
    }
    return copy
  }

  private static func sameClass(as view: UIView) -> UIView {
    switch view {
    case let label as UILabel:
      let copy = UILabel()
      copy.text = label.text
      copy.font = label.font
      copy.numberOfLines = label.numberOfLines
      return copy
    case let stack as UIStackView:
      let copy = UIStackView()
      copy.axis = stack.axis
      copy.distribution = stack.distribution
      copy.alignment = stack.alignment
      copy.spacing = stack.spacing
      copy.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
      copy.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
      return copy
    case is UIScrollView: return UIScrollView()
    case let sized as SizedView: return SizedView(sized.natural.width, sized.natural.height)
    default: return UIView()
    }
  }

  private func arrange(_ copy: UIStackView, as stack: UIStackView) {
    for view in stack.arrangedSubviews {
      guard let other = self.copy(of: view) else { continue }
      copy.addArrangedSubview(other)
      let spacing = stack.customSpacing(after: view)
      if spacing != UIStackView.spacingUseDefault { copy.setCustomSpacing(spacing, after: other) }
    }
  }

  // MARK: Constraints

  private func activateCopy(of constraint: NSLayoutConstraint) {
    guard constraint.isActive, let first = item(constraint.firstItem) else { return }
    let second = item(constraint.secondItem)
    guard constraint.secondItem == nil || second != nil else { return }
    let copy = NSLayoutConstraint(
      item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation, toItem: second,
      attribute: constraint.secondAttribute, multiplier: constraint.multiplier, constant: constraint.constant)
    copy.priority = constraint.priority
    copy.identifier = constraint.identifier
    copy.isActive = true
  }

  /// The copy of an item of a constraint: a view, a guide, or the guide for the margins of a view.
  private func item(_ item: AnyObject?) -> AnyObject? {
    guard let item else { return nil }
    if let copy = copies[ObjectIdentifier(item)] { return copy }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView, let other = copy(of: owner) else {
      return nil
    }
    if guide === owner.layoutMarginsGuide { return other.layoutMarginsGuide }
    if guide === owner.safeAreaLayoutGuide { return other.safeAreaLayoutGuide }
    guard let scroll = owner as? UIScrollView, let otherScroll = other as? UIScrollView else { return nil }
    return guide === scroll.contentLayoutGuide ? otherScroll.contentLayoutGuide : otherScroll.frameLayoutGuide
  }
}

extension UILayoutGuide {
  /// Whether a program added the guide, not a view for itself.
  fileprivate var isOwn: Bool { type(of: self) == UILayoutGuide.self && !identifier.hasPrefix("UI") }
}
