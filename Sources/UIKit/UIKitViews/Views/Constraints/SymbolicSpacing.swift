// SPDX-License-Identifier: MIT

/// A constant given by a rule: the standard spacing between views, a margin, or a line distance.
@MainActor
final class SymbolicSpacing {
  /// The kinds of spacing.
  enum Kind {
    /// The spacing between siblings: 8 points.
    case siblings
    /// The spacing between a superview's edge and its content: the superview's margin on that edge.
    case superviewMargin(SpacingEdge)
    /// The spacing from the baseline of the upper text to the baseline of the lower one.
    case baselines
  }

  let kind: Kind
  /// The view whose margin or font determines the spacing.
  private(set) weak var view: UIView?
  /// The second view whose font determines the spacing between baselines.
  private weak var other: UIView?
  /// The multiplier of the spacing; negative when the constraint is written in the opposite direction.
  let factor: CGFloat
  /// Whether an anchor made it, as opposed to a visual format.
  let isOfAnchor: Bool

  init(kind: Kind, view: UIView? = nil, other: UIView? = nil, factor: CGFloat = 1, isOfAnchor: Bool = false) {
    self.kind = kind
    self.view = view
    self.other = other
    self.factor = factor
    self.isOfAnchor = isOfAnchor
  }

  /// The spacing between siblings, in points. Source: Apple, Visual Format Language; Facts, “Recorded documents”.
  static let betweenSiblings: CGFloat = 8

  /// The spacing for the current margins and fonts, in points.
  var value: CGFloat {
    switch kind {
    case .siblings: factor * SymbolicSpacing.betweenSiblings
    case .superviewMargin(let edge): factor * (view.map { edge.margin(of: $0) } ?? SymbolicSpacing.betweenSiblings)
    case .baselines: factor * max(view?.standardLineDistance ?? 0, other?.standardLineDistance ?? 0)
    }
  }
}

/// An edge whose margin a spacing stands for.
enum SpacingEdge: Sendable {
  case left, right, top, bottom, leading, trailing

  @MainActor
  func margin(of view: UIView) -> CGFloat {
    switch self {
    case .left: view.layoutMargins.left
    case .right: view.layoutMargins.right
    case .top: view.layoutMargins.top
    case .bottom: view.layoutMargins.bottom
    case .leading: view.directionalLayoutMargins.leading
    case .trailing: view.directionalLayoutMargins.trailing
    }
  }
}
