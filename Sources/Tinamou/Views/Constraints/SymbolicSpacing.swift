// SPDX-License-Identifier: MIT

/// A constant that is not a number but a rule: the standard space between views, a margin, or a distance of lines.
@MainActor
final class SymbolicSpacing {
  /// What the space lies between.
  enum Kind {
    /// Between siblings: 8 points.
    case siblings
    /// Between a superview's edge and what is in it: the superview's margin on that edge.
    case superviewMargin(SpacingEdge)
    /// From the baseline of the upper text to the baseline of the lower one.
    case baselines
  }

  let kind: Kind
  /// The view whose margin or font counts.
  private weak var view: UIView?
  /// The view whose font counts beside that of `view`, between baselines.
  private weak var other: UIView?
  /// How many times the space; negative where the constraint counts the other way.
  private let factor: CGFloat

  init(kind: Kind, view: UIView? = nil, other: UIView? = nil, factor: CGFloat = 1) {
    self.kind = kind
    self.view = view
    self.other = other
    self.factor = factor
  }

  /// The space between siblings, in points. Source: Apple, Visual Format Language; corpora.
  static let betweenSiblings: CGFloat = 8

  /// The space in points, as margins and fonts are now.
  var value: CGFloat {
    switch kind {
    case .siblings: factor * SymbolicSpacing.betweenSiblings
    case .superviewMargin(let edge): factor * (view.map { edge.margin(of: $0) } ?? SymbolicSpacing.betweenSiblings)
    case .baselines: factor * max(view?.standardLineDistance ?? 0, other?.standardLineDistance ?? 0)
    }
  }
}

/// An edge whose margin a space stands for.
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
