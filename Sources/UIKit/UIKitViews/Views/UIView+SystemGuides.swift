// SPDX-License-Identifier: MIT

extension UIView {
  /// The system guide of `kind`, made with its constraints on first access.
  package func systemGuide(_ kind: SystemGuideKind) -> UILayoutGuide {
    if let guide = marginState.systemGuides?[kind] { return guide }
    let guide = kind.makeGuide()
    marginState.systemGuides = (marginState.systemGuides ?? [:]).merging([kind: guide]) { $1 }
    own(guide)
    for constraint in makeConstraints(for: guide, kind) { constraint.install(on: self) }
    return guide
  }

  /// Updates the constants of the system guides' constraints to the current margins and insets.
  func updateSystemGuides() {
    for (kind, guide) in marginState.systemGuides ?? [:] where kind == .layoutMargins || kind == .safeArea {
      let insets = insets(of: kind)
      for constraint in guide.referencingConstraints where constraint.isSystem && constraint.container === self {
        guard let constraint = constraint as? GuideEdgeConstraint else { continue }
        constraint.constant = constraint.edge.inset(of: insets)
      }
    }
    updateEdgeGuides()
    guard let readable = marginState.systemGuides?[.readableContent] else { return }
    for constraint in readable.referencingConstraints
    where constraint.secondItem == nil && constraint.container === self {
      constraint.constant = readableWidth
    }
  }

  /// The frame of a margin or safe-area guide in the present bounds; `nil` for another guide.
  func presentFrame(of kind: SystemGuideKind) -> CGRect? {
    switch kind {
    case .layoutMargins, .safeArea: return bounds.inset(by: insets(of: kind))
    case .readableContent:
      let room = bounds.inset(by: layoutMargins)
      let width = min(room.width, readableWidth)
      return CGRect(x: room.midX - width / 2, y: room.minY, width: width, height: room.height)
    case .keyboard: return presentKeyboardFrame
    case .scrollContent, .scrollFrame, .scrollExtent, .topSupport, .bottomSupport: return nil
    }
  }

  private func insets(of kind: SystemGuideKind) -> UIEdgeInsets {
    switch kind {
    case .layoutMargins: layoutMargins
    case .safeArea: safeAreaInsets
    case .readableContent, .scrollContent, .scrollFrame, .scrollExtent, .topSupport, .bottomSupport, .keyboard: .zero
    }
  }

  private func makeConstraints(for guide: UILayoutGuide, _ kind: SystemGuideKind) -> [NSLayoutConstraint] {
    switch kind {
    case .readableContent: return makeReadableConstraints(for: guide)
    // The engine positions these guides itself.
    case .scrollContent, .scrollFrame, .scrollExtent: return []
    case .topSupport, .bottomSupport, .keyboard: return makeEdgeConstraints(for: guide, kind)
    case .layoutMargins, .safeArea: break
    }
    let insets = insets(of: kind)
    return GuideEdgeConstraint.Edge.allCases.map { edge in
      let constraint = GuideEdgeConstraint(edge, of: guide, in: self, inset: edge.inset(of: insets))
      constraint.identifier = edge.identifier(for: kind)
      return constraint
    }
  }

  /// The constraints that center the guide in the margins, at the margins' width but no wider than is readable.
  private func makeReadableConstraints(for guide: UILayoutGuide) -> [NSLayoutConstraint] {
    let margins = layoutMarginsGuide
    func make(
      _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ other: UILayoutGuide?,
      constant: CGFloat = 0, priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint {
      let constraint = SystemLayoutConstraint(
        guide, attribute, relation, other, other == nil ? .notAnAttribute : attribute, 1, constant)
      constraint.priority = priority
      constraint.identifier = "UIView-readableContentGuide"
      return constraint
    }
    return [
      make(.top, .equal, margins),
      make(.bottom, .equal, margins),
      make(.centerX, .equal, margins),
      make(.width, .lessThanOrEqual, margins),
      make(.width, .lessThanOrEqual, nil, constant: readableWidth),
      make(.width, .equal, margins, priority: UILayoutPriority(999)),
    ]
  }

  /// The greatest readable width of text, in points, for the current text size.
  ///
  /// Source: the width of the guide on a screen of 1024 pt width, Use Your Loaf; other text sizes are in proportion.
  package var readableWidth: CGFloat {
    switch traitValues.preferredContentSizeCategory {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    case .extraLarge: 744
    case .extraExtraLarge: 816
    case .extraExtraExtraLarge: 896
    case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge:
      100_000
    default: 672
    }
  }
}

/// A constraint between an edge of a margin or safe-area guide and the same edge of the view.
final class GuideEdgeConstraint: SystemLayoutConstraint {
  enum Edge: CaseIterable {
    case left, right, top, bottom

    func inset(of insets: UIEdgeInsets) -> CGFloat {
      switch self {
      case .left: insets.left
      case .right: insets.right
      case .top: insets.top
      case .bottom: insets.bottom
      }
    }

    var attribute: NSLayoutConstraint.Attribute {
      switch self {
      case .left: .left
      case .right: .right
      case .top: .top
      case .bottom: .bottom
      }
    }

    func identifier(for kind: SystemGuideKind) -> String {
      switch kind {
      case .layoutMargins: "UIView-\(attribute.name)Margin-guide-constraint"
      default: "UIViewSafeAreaLayoutGuide-\(attribute.name)"
      }
    }
  }

  private(set) var edge = Edge.left

  /// Left and top constraints start from the guide, right and bottom constraints from the view, so that both print as a
  /// visual format.
  convenience init(_ edge: Edge, of guide: UILayoutGuide, in view: UIView, inset: CGFloat) {
    let isNear = edge == .left || edge == .top
    self.init(
      handle: isNear ? guide.handle : view.handle, edge.attribute, .equal, isNear ? view.handle : guide.handle,
      edge.attribute, 1, inset)
    self.edge = edge
  }

  /// Holds the top edge of a guide at a distance above the bottom edge of the view.
  convenience init(topOf guide: UILayoutGuide, aboveBottomOf view: UIView, distance: CGFloat) {
    self.init(handle: view.handle, .bottom, .equal, guide.handle, .top, 1, distance)
    edge = .top
  }
}
