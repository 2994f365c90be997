// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

/// The constraint of a chain for one attribute.
@preconcurrency @MainActor
public final class MASViewConstraint: MASConstraint {
  /// The attribute of the view.
  public let firstViewAttribute: MASViewAttribute
  /// The attribute of the other side; `nil` for a number.
  public private(set) var secondViewAttribute: MASViewAttribute?

  var updatesExisting = false
  var key: String? { didSet { layoutConstraint?.mas_key = key } }

  private var relation: NSLayoutConstraint.Relation?
  private var multiplier: CGFloat = 1
  private var priority = MASLayoutPriorityRequired
  private var constant: CGFloat = 0 { didSet { layoutConstraint?.constant = constant } }
  private var layoutConstraint: MASLayoutConstraint?

  init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute, maker: MASConstraintMaker?) {
    firstViewAttribute = MASViewAttribute(view: view, layoutAttribute: attribute)
    super.init()
    self.maker = maker
  }

  /// Returns the installed constraints of a view.
  public static func installedConstraints(for view: UIView) -> [MASConstraint] {
    MadeConstraints<MASViewConstraint>.of(view)?.all ?? []
  }

  override var parts: [MASViewConstraint] { [self] }

  private var attribute: NSLayoutConstraint.Attribute { firstViewAttribute.layoutAttribute }

  // MARK: Chaining

  override func adding(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    guard mayBeExtended(), let maker else { return self }
    return maker.extend(self, with: attribute)
  }

  /// Returns whether attributes can be added, which is possible before there is a relation. Raises an exception
  /// otherwise.
  func mayBeExtended() -> Bool {
    if relation != nil {
      raise("Attributes should be chained before defining the constraint relation. \(words) has a relation already.")
    }
    return relation == nil
  }

  override func related(_ relation: NSLayoutConstraint.Relation, to other: Any) -> MASConstraint {
    if let others = other as? [Any] { return related(relation, toEach: others) }
    let value = MASConstantValue(other)
    // A relation to a number can be repeated to change the number.
    guard self.relation == nil || self.relation == relation && value != nil else {
      raise("Redefinition of constraint relation. \(words) has a relation already; start another chain.")
      return self
    }
    if let value {
      setConstant(value)
    } else if let attribute = sideAttribute(of: other) {
      secondViewAttribute = attribute
    } else {
      raise(
        "attempting to add unsupported attribute: \(other). Pass a number, size, point or insets, a view, a guide or an "
          + "attribute of one, or an array of these.")
      return self
    }
    self.relation = relation
    return self
  }

  private func related(_ relation: NSLayoutConstraint.Relation, toEach others: [Any]) -> MASConstraint {
    guard self.relation == nil else {
      raise("Redefinition of constraint relation. \(words) has a relation already; start another chain.")
      return self
    }
    let children = others.map { copied().related(relation, to: $0) }
    let composite = MASCompositeConstraint(children, maker: maker)
    maker?.replace(self, by: composite)
    return composite
  }

  private func copied() -> MASViewConstraint {
    guard let view = firstViewAttribute.view else { return self }
    let copy = MASViewConstraint(view, attribute, maker: maker)
    copy.constant = constant
    copy.multiplier = multiplier
    copy.priority = priority
    copy.key = key
    return copy
  }

  /// Returns the attribute of the other side from `other`; `nil` if it is neither a view, a guide nor an attribute.
  private func sideAttribute(of other: Any) -> MASViewAttribute? {
    switch other {
    case let side as MASViewAttribute where side.layoutAttribute == .notAnAttribute:
      MASViewAttribute(view: side.view, item: side.item, layoutAttribute: attribute)
    case let side as MASViewAttribute: side
    case let view as UIView: MASViewAttribute(view: view, layoutAttribute: attribute)
    case let guide as UILayoutGuide:
      MASViewAttribute(view: guide.owningView, item: guide, layoutAttribute: attribute)
    default: nil
    }
  }

  // MARK: Values

  override public func setInsets(_ insets: UIEdgeInsets) {
    guard AttributeMask.edges.union(.directionalEdges).contains(AttributeMask(attribute)) else { return }
    constant = EdgeInsetRule().edge(attribute, insets) ?? constant
  }

  override public func setInset(_ inset: CGFloat) {
    setInsets(UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
  }

  override public func setSizeOffset(_ offset: CGSize) {
    if attribute == .width { constant = offset.width }
    if attribute == .height { constant = offset.height }
  }

  override public func setCenterOffset(_ offset: CGPoint) {
    if attribute == .centerX { constant = offset.x }
    if attribute == .centerY { constant = offset.y }
  }

  override public func setOffset(_ offset: CGFloat) { constant = offset }

  /// Sets the constant from a number, size, point or insets.
  func setConstant(from value: Any) {
    guard let value = MASConstantValue(value) else {
      raise("attempting to set layout constant with unsupported value: \(value). Pass a number, size, point or insets.")
      return
    }
    setConstant(value)
  }

  private func setConstant(_ value: MASConstantValue) {
    switch value {
    case .number(let number): setOffset(number)
    case .size(let size): setSizeOffset(size)
    case .point(let point): setCenterOffset(point)
    case .insets(let insets): setInsets(insets)
    }
  }

  func setMultiplier(_ multiplier: CGFloat) {
    guard mayChange("multiplier") else { return }
    self.multiplier = multiplier
  }

  func setPriority(_ priority: MASLayoutPriority) {
    guard mayChange("priority") else { return }
    self.priority = priority
  }

  /// Returns whether there is no layout constraint yet. Raises an exception otherwise.
  private func mayChange(_ property: String) -> Bool {
    if layoutConstraint != nil {
      raise(
        "Cannot modify constraint \(property) after it has been installed. Use mas_remakeConstraints to replace \(words)."
      )
    }
    return layoutConstraint == nil
  }

  // MARK: Installation

  func installLayoutConstraint() {
    guard let view = firstViewAttribute.view, relation != nil else { return }
    if let layoutConstraint {
      layoutConstraint.isActive = true
      MadeConstraints.of(view)?.insert(self)
      return
    }
    let made = makeLayoutConstraint(for: view)
    guard let holder = holder(of: made, for: view) else { return }
    if updatesExisting, let existing = existing(like: made, on: holder) {
      existing.constant = made.constant
      layoutConstraint = existing
    } else {
      holder.addConstraint(made)
      layoutConstraint = made
      MadeConstraints.of(view)?.insert(self)
    }
  }

  func uninstallLayoutConstraint() {
    layoutConstraint?.isActive = false
    if let view = firstViewAttribute.view { MadeConstraints.of(view)?.remove(self) }
  }

  private func makeLayoutConstraint(for view: UIView) -> MASLayoutConstraint {
    var item = secondViewAttribute?.item
    var second = secondViewAttribute?.layoutAttribute ?? .notAnAttribute
    if secondViewAttribute == nil, !firstViewAttribute.isSizeAttribute {
      // A position that is a number is relative to the same attribute of the superview.
      item = view.superview
      second = attribute
    }
    let made = MASLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation ?? .equal, toItem: item, attribute: second,
      multiplier: multiplier, constant: constant)
    made.priority = priority
    made.mas_key = key
    return made
  }

  /// Returns the view on which the constraint is installed. Raises an exception if the two views have no common
  /// superview.
  private func holder(of made: MASLayoutConstraint, for view: UIView) -> UIView? {
    guard let second = secondViewAttribute else { return firstViewAttribute.isSizeAttribute ? view : view.superview }
    guard let other = second.view, let common = view.mas_closestCommonSuperview(other) else {
      let name = second.item.map { "\($0)" } ?? "(null)"
      raise(
        "couldn't find a common superview for \(view) and \(name). Add both to one hierarchy before making constraints."
      )
      return nil
    }
    return common
  }

  /// Returns the last constraint of a chain on `holder` that differs only in its constant.
  private func existing(like made: MASLayoutConstraint, on holder: UIView) -> MASLayoutConstraint? {
    for case let existing as MASLayoutConstraint in holder.constraints.reversed() where existing.hasShape(of: made) {
      return existing
    }
    return nil
  }

  private func raise(_ reason: String) { LayoutException.handler(.internalInconsistency, reason) }

  private var words: String {
    let name = firstViewAttribute.view.map {
      ConstrainedItem.describe($0, named: MadeConstraints<MASViewConstraint>.of($0)?.name)
    }
    return "\(name ?? "(null)").\(attribute.name)"
  }
}
