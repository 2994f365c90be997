// SPDX-License-Identifier: MIT

/// A vertical edge, center or baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  deinit { handle?.verticalAnchors.remove(self) }

  /// The distance from this anchor to `otherAnchor`, positive when `otherAnchor` is below.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }

  /// `self = anchor + multiplier × standard spacing`, downward. The spacing between baselines depends on the fonts.
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { spaced(.equal, below: anchor, multiplier) }
  /// `self >= anchor + multiplier × standard spacing`, downward.
  open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { spaced(.greaterThanOrEqual, below: anchor, multiplier) }
  /// `self <= anchor + multiplier × standard spacing`, downward.
  open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { spaced(.lessThanOrEqual, below: anchor, multiplier) }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    var spacing = SymbolicSpacing(kind: .siblings, factor: multiplier, isOfAnchor: true)
    if let lower = textView, let upper = anchor.textView {
      spacing = SymbolicSpacing(
        kind: .baselines, view: lower, other: upper, factor: multiplier, isOfAnchor: true)
    }
    return related(relation, anchor, 0, symbolic: spacing)
  }

  /// The view that provides this baseline; `nil` for an anchor that is not a baseline of text.
  private var textView: UIView? {
    guard let view = anchorItem as? UIView else { return nil }
    switch attribute {
    case .firstBaseline: return view.firstBaselineView
    case .lastBaseline: return view.lastBaselineView
    default: return nil
    }
  }

  override var anchorClassName: String { "NSLayoutYAxisAnchor" }
}
