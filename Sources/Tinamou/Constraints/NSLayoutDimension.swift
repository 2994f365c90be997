// SPDX-License-Identifier: MIT

/// A width, a height, or a distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  private weak var originItem: AnyObject?
  private let originAttribute: NSLayoutConstraint.Attribute

  override init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    originAttribute = .notAnAttribute
    super.init(item, attribute)
  }

  /// The distance `end - start`.
  init<Axis>(from start: NSLayoutAnchor<Axis>, to end: NSLayoutAnchor<Axis>) {
    originItem = start.anchorItem
    originAttribute = start.attribute
    super.init(end.anchorItem, end.attribute)
  }

  override var origin: (AnyObject, NSLayoutConstraint.Attribute)? { originItem.map { ($0, originAttribute) } }

  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fixed(.equal, c) }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    fixed(.greaterThanOrEqual, c)
  }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fixed(.lessThanOrEqual, c) }

  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    related(.equal, anchor, 0, multiplier: m)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, 0, multiplier: m)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, 0, multiplier: m)
  }
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  { related(.equal, anchor, c, multiplier: m) }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  { related(.greaterThanOrEqual, anchor, c, multiplier: m) }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  { related(.lessThanOrEqual, anchor, c, multiplier: m) }

  private func fixed(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(
      anchorItem ?? UIView(), attribute, relation, nil, .notAnAttribute, 1, constant,
      origins: origin.map { OffsetOrigins(first: $0, second: nil) })
  }

  override var anchorClassName: String { "NSLayoutDimension" }
}
