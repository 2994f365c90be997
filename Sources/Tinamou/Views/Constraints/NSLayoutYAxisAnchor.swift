// SPDX-License-Identifier: MIT

/// A place downwards: an edge, a centre or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to `otherAnchor`, positive when that lies below.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }

  /// This anchor lies the standard space, `multiplier` times, below `anchor`; between baselines that of the fonts.
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { spaced(.equal, below: anchor, multiplier) }
  /// At least `multiplier` times the system's distance below `anchor`.
  open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { spaced(.greaterThanOrEqual, below: anchor, multiplier) }
  /// At most `multiplier` times the system's distance below `anchor`.
  open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { spaced(.lessThanOrEqual, below: anchor, multiplier) }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    var spacing = SymbolicSpacing(kind: .siblings, factor: multiplier)
    if let lower = textView, let upper = anchor.textView {
      spacing = SymbolicSpacing(kind: .baselines, view: lower, other: upper, factor: multiplier)
    }
    return related(relation, anchor, 0, symbolic: spacing)
  }

  /// The view with text whose baseline this anchor is, if it is one.
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
