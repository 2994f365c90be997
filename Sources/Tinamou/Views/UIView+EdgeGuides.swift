// SPDX-License-Identifier: MIT

/// Guides that lie along an edge: what bars cover, and what the keyboard covers.
extension UIView {
  /// Holds a guide at its edge; only its height, or for a keyboard its four distances, change later.
  func makeEdgeConstraints(for guide: UILayoutGuide, _ kind: SystemGuideKind) -> [NSLayoutConstraint] {
    if kind == .keyboard {
      let insets = keyboardInsets
      return GuideEdgeConstraint.Edge.allCases.map { edge in
        let constraint = GuideEdgeConstraint(edge, of: guide, in: self, inset: edge.inset(of: insets))
        constraint.identifier = "UIKeyboardLayoutGuide-\(edge)"
        return constraint
      }
    }
    let edge: NSLayoutConstraint.Attribute = kind == .topSupport ? .top : .bottom
    let constraints = [
      SystemLayoutConstraint(guide, edge, .equal, self, edge),
      SystemLayoutConstraint(guide, .left, .equal, self, .left),
      SystemLayoutConstraint(guide, .right, .equal, self, .right),
      SystemLayoutConstraint(guide, .height, .equal, nil, .notAnAttribute, 1, length(of: kind)),
    ]
    for constraint in constraints { constraint.identifier = "_UILayoutSupportConstraint" }
    return constraints
  }

  /// How high the guide of a controller's bars is.
  private func length(of kind: SystemGuideKind) -> CGFloat {
    kind == .topSupport ? safeAreaInsets.top : safeAreaInsets.bottom
  }

  /// Brings the guides along edges up to the safe area and the keyboard of now.
  func updateEdgeGuides() {
    for kind in [SystemGuideKind.topSupport, .bottomSupport] {
      guard let guide = marginState.systemGuides?[kind] else { continue }
      for constraint in guide.mentions where constraint.isSystem && constraint.secondItem == nil {
        constraint.constant = length(of: kind)
      }
    }
    updateKeyboardGuide()
  }

  /// Brings the keyboard's guide up to the place of the keyboard and of this view.
  func updateKeyboardGuide() {
    guard let guide = marginState.systemGuides?[.keyboard] as? UIKeyboardLayoutGuide else { return }
    let insets = keyboardInsets
    for constraint in guide.mentions where constraint.isSystem && constraint.container === self {
      guard let constraint = constraint as? GuideEdgeConstraint else { continue }
      constraint.constant = constraint.edge.inset(of: insets)
    }
    guide.applyTrackedConstraints()
  }

  /// The distances of the keyboard's guide from the view's edges, in points: where there is no keyboard, or one that the guide
  /// does not follow, the guide lies below the safe area.
  private var keyboardInsets: UIEdgeInsets {
    let guide = marginState.systemGuides?[.keyboard] as? UIKeyboardLayoutGuide
    let resting = guide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
    let atRest = UIEdgeInsets(top: bounds.height - resting, left: 0, bottom: 0, right: 0)
    guard let window,
      let keyboard = window.screen.keyboard.frame(followedUndocked: guide?.followsUndockedKeyboard == true)
    else { return atRest }
    let frame = convert(keyboard, from: window)
    let top = frame.minY - bounds.minY
    guard window.screen.keyboard.isDocked else {
      return UIEdgeInsets(
        top: top, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX)
    }
    return UIEdgeInsets(top: min(max(0, top), bounds.height - resting), left: 0, bottom: 0, right: 0)
  }
}
