// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

/// The result of a chain such as `make.left.top.equalTo(view).offset(8)`: one constraint or several.
///
/// Store it to change its constants later, or to deactivate it.
@preconcurrency @MainActor
public class MASConstraint {
  weak var maker: MASConstraintMaker?

  /// The constraints for one attribute each. A subclass overrides it.
  var parts: [MASViewConstraint] { [] }

  /// Adds a constraint for another attribute to the chain. A subclass overrides it.
  func adding(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint { self }

  /// Relates the chain to another side. A subclass overrides it.
  func related(_ relation: NSLayoutConstraint.Relation, to other: Any) -> MASConstraint { self }

  private func each(_ body: (MASViewConstraint) -> Void) -> MASConstraint {
    for part in parts { body(part) }
    return self
  }

  // MARK: Attributes

  /// Adds the left edge.
  public var left: MASConstraint { adding(.left) }
  /// Adds the top edge.
  public var top: MASConstraint { adding(.top) }
  /// Adds the right edge.
  public var right: MASConstraint { adding(.right) }
  /// Adds the bottom edge.
  public var bottom: MASConstraint { adding(.bottom) }
  /// Adds the leading edge.
  public var leading: MASConstraint { adding(.leading) }
  /// Adds the trailing edge.
  public var trailing: MASConstraint { adding(.trailing) }
  /// Adds the width.
  public var width: MASConstraint { adding(.width) }
  /// Adds the height.
  public var height: MASConstraint { adding(.height) }
  /// Adds the horizontal center.
  public var centerX: MASConstraint { adding(.centerX) }
  /// Adds the vertical center.
  public var centerY: MASConstraint { adding(.centerY) }
  /// Adds the baseline of the last line of text.
  public var baseline: MASConstraint { adding(.lastBaseline) }
  /// Adds the baseline of the first line of text.
  public var firstBaseline: MASConstraint { adding(.firstBaseline) }
  /// Adds the baseline of the last line of text.
  public var lastBaseline: MASConstraint { adding(.lastBaseline) }
  /// Adds the left margin.
  public var leftMargin: MASConstraint { adding(.leftMargin) }
  /// Adds the right margin.
  public var rightMargin: MASConstraint { adding(.rightMargin) }
  /// Adds the top margin.
  public var topMargin: MASConstraint { adding(.topMargin) }
  /// Adds the bottom margin.
  public var bottomMargin: MASConstraint { adding(.bottomMargin) }
  /// Adds the leading margin.
  public var leadingMargin: MASConstraint { adding(.leadingMargin) }
  /// Adds the trailing margin.
  public var trailingMargin: MASConstraint { adding(.trailingMargin) }
  /// Adds the horizontal center of the area inside the margins.
  public var centerXWithinMargins: MASConstraint { adding(.centerXWithinMargins) }
  /// Adds the vertical center of the area inside the margins.
  public var centerYWithinMargins: MASConstraint { adding(.centerYWithinMargins) }

  // MARK: Conjunctions

  /// The chain itself, for readability.
  public var with: MASConstraint { self }
  /// The chain itself, for readability.
  public var and: MASConstraint { self }

  // MARK: Relations

  /// Makes the attributes equal to the other side: a number, size, point or insets; a view, a guide or an attribute
  /// of one; or an array of these, with a constraint for each element.
  @discardableResult
  public func equalTo(_ other: Any) -> MASConstraint { related(.equal, to: other) }

  /// Makes the attributes greater than or equal to the other side.
  @discardableResult
  public func greaterThanOrEqualTo(_ other: Any) -> MASConstraint { related(.greaterThanOrEqual, to: other) }

  /// Makes the attributes less than or equal to the other side.
  @discardableResult
  public func lessThanOrEqualTo(_ other: Any) -> MASConstraint { related(.lessThanOrEqual, to: other) }

  /// The spelling of `equalTo` for numbers and structures, which must be boxed in Objective-C.
  @discardableResult
  public func mas_equalTo(_ other: Any) -> MASConstraint { equalTo(other) }

  /// The spelling of `greaterThanOrEqualTo` for numbers and structures, which must be boxed in Objective-C.
  @discardableResult
  public func mas_greaterThanOrEqualTo(_ other: Any) -> MASConstraint { greaterThanOrEqualTo(other) }

  /// The spelling of `lessThanOrEqualTo` for numbers and structures, which must be boxed in Objective-C.
  @discardableResult
  public func mas_lessThanOrEqualTo(_ other: Any) -> MASConstraint { lessThanOrEqualTo(other) }

  // MARK: Constants

  /// Moves edges inward, in points. Other attributes keep their constants.
  @discardableResult
  public func insets(_ insets: UIEdgeInsets) -> MASConstraint { each { $0.setInsets(insets) } }

  /// Moves all edges inward by the same distance, in points. Other attributes keep their constants.
  @discardableResult
  public func inset(_ inset: CGFloat) -> MASConstraint { each { $0.setInset(inset) } }

  /// Adds a size to widths and heights, in points. Other attributes keep their constants.
  @discardableResult
  public func sizeOffset(_ offset: CGSize) -> MASConstraint { each { $0.setSizeOffset(offset) } }

  /// Adds a distance to centers, in points. Other attributes keep their constants.
  @discardableResult
  public func centerOffset(_ offset: CGPoint) -> MASConstraint { each { $0.setCenterOffset(offset) } }

  /// Adds a number to every attribute, in points.
  @discardableResult
  public func offset(_ offset: CGFloat) -> MASConstraint { each { $0.setOffset(offset) } }

  /// Sets constants from a number, size, point or insets.
  @discardableResult
  public func valueOffset(_ value: Any) -> MASConstraint { each { $0.setConstant(from: value) } }

  /// The spelling of `valueOffset` for numbers and structures, which must be boxed in Objective-C.
  @discardableResult
  public func mas_offset(_ value: Any) -> MASConstraint { valueOffset(value) }

  // MARK: Constants of installed constraints

  /// Moves edges inward, in points, also after installation. Other attributes keep their constants.
  public func setInsets(_ insets: UIEdgeInsets) { self.insets(insets) }
  /// Moves all edges inward by the same distance, in points, also after installation.
  public func setInset(_ inset: CGFloat) { self.inset(inset) }
  /// Sets the constants of widths and heights, in points, also after installation.
  public func setSizeOffset(_ offset: CGSize) { sizeOffset(offset) }
  /// Sets the constants of centers, in points, also after installation.
  public func setCenterOffset(_ offset: CGPoint) { centerOffset(offset) }
  /// Sets the constant of every attribute, in points, also after installation.
  public func setOffset(_ offset: CGFloat) { self.offset(offset) }

  // MARK: Factors, priorities and keys

  /// Multiplies the other side. The default is 1. For an installed constraint, raises an exception and does not
  /// change the factor.
  @discardableResult
  public func multipliedBy(_ multiplier: CGFloat) -> MASConstraint { each { $0.setMultiplier(multiplier) } }

  /// Divides the other side.
  @discardableResult
  public func dividedBy(_ divider: CGFloat) -> MASConstraint { multipliedBy(1 / divider) }

  /// Sets the priority. The default is required. For an installed constraint, raises an exception and does not change
  /// the priority.
  @discardableResult
  public func priority(_ priority: MASLayoutPriority) -> MASConstraint { each { $0.setPriority(priority) } }

  /// Sets the priority, greater than 0 and at most 1000.
  @discardableResult
  public func priority(_ priority: Float) -> MASConstraint { self.priority(MASLayoutPriority(priority)) }

  /// Sets the priority to 250.
  @discardableResult
  public func priorityLow() -> MASConstraint { priority(MASLayoutPriorityDefaultLow) }

  /// Sets the priority to 500.
  @discardableResult
  public func priorityMedium() -> MASConstraint { priority(MASLayoutPriorityDefaultMedium) }

  /// Sets the priority to 750.
  @discardableResult
  public func priorityHigh() -> MASConstraint { priority(MASLayoutPriorityDefaultHigh) }

  /// Sets the name of the constraints in descriptions. If there are several, the names consist of the key and an
  /// index, `key[1]`.
  @discardableResult
  public func key(_ key: Any) -> MASConstraint {
    let parts = parts
    for (index, part) in parts.enumerated() { part.key = parts.count == 1 ? "\(key)" : "\(key)[\(index)]" }
    return self
  }

  // MARK: Activation

  /// Activates the constraints.
  public func activate() { install() }
  /// Deactivates the constraints.
  public func deactivate() { uninstall() }

  /// Installs the constraints. Their layout constraints are created the first time.
  public func install() {
    for part in parts { part.installLayoutConstraint() }
  }

  /// Uninstalls the constraints. They can be installed again.
  public func uninstall() {
    for part in parts { part.uninstallLayoutConstraint() }
  }
}
