// SPDX-License-Identifier: MIT

/// A horizontal edge or center.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  deinit { handle?.horizontalAnchors.remove(self) }

  /// The distance from this anchor to `otherAnchor`, positive when `otherAnchor` is to the right.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }

  /// `self = anchor + multiplier × standard spacing`, in reading direction.
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { spaced(.equal, after: anchor, multiplier) }
  /// `self >= anchor + multiplier × standard spacing`, in reading direction.
  open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { spaced(.greaterThanOrEqual, after: anchor, multiplier) }
  /// `self <= anchor + multiplier × standard spacing`, in reading direction.
  open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { spaced(.lessThanOrEqual, after: anchor, multiplier) }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutXAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(
      relation, anchor, 0, symbolic: SymbolicSpacing(kind: .siblings, factor: multiplier, isOfAnchor: true))
  }

  override var anchorClassName: String { "NSLayoutXAxisAnchor" }
}
