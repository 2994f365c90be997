// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

/// The constraints of one chain, one for each attribute.
///
/// Store it to change its constant or priority later, or to deactivate it:
///
/// ```swift
/// view.snp.makeConstraints { make in
///   height = make.height.equalTo(100).constraint
/// }
/// height.update(offset: 40)
/// ```
@preconcurrency @MainActor
public final class Constraint {
  let location: CallLocation
  let label: String?
  private let from: ConstraintItem
  private let to: ConstraintItem
  private let relation: LayoutRelation
  private let multiplier: CGFloat
  private var constant: any ConstraintConstantTarget { didSet { applyConstant() } }
  private var priority: LayoutPriority { didSet { applyPriority() } }

  /// The layout constraints, one for each attribute of the chain.
  public private(set) var layoutConstraints: [LayoutConstraint] = []

  init(
    item: any LayoutConstraintItem, attributes: AttributeMask, relation: LayoutRelation, to other: ConstraintItem,
    multiplier: CGFloat, constant: any ConstraintConstantTarget, priority: LayoutPriority, label: String?,
    location: CallLocation
  ) {
    from = ConstraintItem(target: item, attributes: attributes)
    to = other
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.label = label
    self.location = location
    layoutConstraints = attributes.attributes.map { makeLayoutConstraint($0, of: item) }
  }

  private func makeLayoutConstraint(_ attribute: LayoutAttribute, of item: any LayoutConstraintItem)
    -> LayoutConstraint
  {
    let otherAttribute = attributeOfOther(for: attribute)
    var other = to.target
    if other == nil, !otherAttribute.isSize { other = ConstrainedItem.parent(of: item) }
    let layoutConstraint = LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant.constant(for: otherAttribute))
    layoutConstraint.label = label
    layoutConstraint.priority = priority
    layoutConstraint.location = location
    return layoutConstraint
  }

  /// Returns the attribute of the other side that corresponds to `attribute` of this side.
  private func attributeOfOther(for attribute: LayoutAttribute) -> LayoutAttribute {
    if to.attributes.isEmpty {
      // A center that is a number is the distance from the superview's left or top edge.
      guard to.target == nil else { return attribute }
      switch attribute {
      case .centerX: return .left
      case .centerY: return .top
      default: return attribute
      }
    }
    return from.attributes.counterpart(of: attribute, in: to.attributes) ?? to.attributes.attributes[0]
  }

  // MARK: Activation

  /// Whether any of the layout constraints is active. Setting it activates or deactivates all of them.
  public var isActive: Bool {
    get { layoutConstraints.contains { $0.isActive } }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates the layout constraints.
  public func activate() {
    guard let made = from.layoutItem?.made else { return }
    NSLayoutConstraint.activate(layoutConstraints)
    made.insert(self)
  }

  /// Deactivates the layout constraints. They can be activated again.
  public func deactivate() {
    NSLayoutConstraint.deactivate(layoutConstraints)
    from.layoutItem?.made?.remove(self)
  }

  // MARK: Updates

  /// Sets the constants to an offset, in points. It replaces an earlier offset or inset.
  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    constant = offset
    return self
  }

  /// Sets the constants so that edges move inward, in points. It replaces an earlier offset or inset.
  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint {
    constant = inset.insets
    return self
  }

  /// Sets the constants so that edges move inward, in points. It replaces an earlier offset or inset.
  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    constant = inset.directionalInsets
    return self
  }

  /// Sets the priority of the optional constraints to another optional priority.
  ///
  /// Required constraints remain required, and no constraint becomes required.
  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    self.priority = LayoutPriority(priority.constraintPriorityTargetValue)
    return self
  }

  /// Sets the priority of the optional constraints to another optional priority.
  ///
  /// Required constraints remain required, and no constraint becomes required.
  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint { update(priority: priority.value) }

  private func applyConstant() {
    for layoutConstraint in layoutConstraints { layoutConstraint.constant = constant(of: layoutConstraint) }
  }

  private func applyPriority() {
    guard priority < .required else { return }
    for layoutConstraint in layoutConstraints where layoutConstraint.priority < .required {
      layoutConstraint.priority = priority
    }
  }

  /// Returns the constant of a layout constraint according to this chain.
  private func constant(of layoutConstraint: NSLayoutConstraint) -> CGFloat {
    let second = layoutConstraint.secondAttribute
    return constant.constant(for: second == .notAnAttribute ? layoutConstraint.firstAttribute : second)
  }

  // MARK: Updating existing constraints

  /// An existing constraint and its new constant.
  struct Change {
    let existing: LayoutConstraint
    let constant: CGFloat
  }

  /// Returns the changes that set the constants of the item's existing constraints to those of this chain.
  ///
  /// Each layout constraint must differ from an existing one in its constant only.
  func changes(to existing: [LayoutConstraint]) throws(UpdateMismatch) -> [Change] {
    try layoutConstraints.map { layoutConstraint throws(UpdateMismatch) in
      guard let match = existing.first(where: { $0.hasShape(of: layoutConstraint) }) else {
        throw UpdateMismatch(constraint: layoutConstraint, existing: existing)
      }
      return Change(existing: match, constant: constant(of: layoutConstraint))
    }
  }
}

extension LayoutPriority {
  fileprivate static func < (left: LayoutPriority, right: LayoutPriority) -> Bool { left.rawValue < right.rawValue }
}
