// SPDX-License-Identifier: MIT

/// A width, a height or a distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  private let storedOrigin: OffsetOrigins.Origin?

  override init(_ handle: LayoutItemHandle?, _ attribute: NSLayoutConstraint.Attribute) {
    storedOrigin = nil
    super.init(handle, attribute)
  }

  /// The distance `end - start`.
  init<Axis>(from start: NSLayoutAnchor<Axis>, to end: NSLayoutAnchor<Axis>) {
    storedOrigin = start.handle.map { OffsetOrigins.Origin(item: $0, attribute: start.attribute) }
    super.init(end.handle, end.attribute)
  }

  deinit { handle?.dimensions.remove(self) }

  override var origin: OffsetOrigins.Origin? { storedOrigin }

  /// `self = c`, in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fixed(.equal, c) }
  /// `self >= c`, in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    fixed(.greaterThanOrEqual, c)
  }
  /// `self <= c`, in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fixed(.lessThanOrEqual, c) }

  /// `self = m × anchor`.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    related(.equal, anchor, 0, multiplier: m)
  }
  /// `self >= m × anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, 0, multiplier: m)
  }
  /// `self <= m × anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, 0, multiplier: m)
  }
  /// `self = m × anchor + c`, in points.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  { related(.equal, anchor, c, multiplier: m) }
  /// `self >= m × anchor + c`, in points.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  { related(.greaterThanOrEqual, anchor, c, multiplier: m) }
  /// `self <= m × anchor + c`, in points.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  { related(.lessThanOrEqual, anchor, c, multiplier: m) }

  private func fixed(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(
      handle: handle, attribute, relation, nil, .notAnAttribute, 1, constant,
      origins: origin.map { OffsetOrigins(first: $0, second: nil) })
  }

  override var anchorClassName: String { "NSLayoutDimension" }
}
