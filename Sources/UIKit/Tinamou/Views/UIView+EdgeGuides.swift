// SPDX-License-Identifier: MIT

/// Guides along an edge: for the areas that bars and the keyboard cover.
extension UIView {
  /// The guide of the keyboard, created on first access.
  var systemKeyboardGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(.keyboard)
  }

  /// The constraints that hold a guide at its edge. Only the height, or a keyboard guide's four distances, changes
  /// later.
  func makeEdgeConstraints(for guide: UILayoutGuide, _ kind: SystemGuideKind) -> [NSLayoutConstraint] {
    if kind == .keyboard {
      let insets = keyboardInsets
      return GuideEdgeConstraint.Edge.allCases.map { edge in
        let distance = edge.inset(of: insets)
        let constraint =
          edge == .top
          ? GuideEdgeConstraint(topOf: guide, aboveBottomOf: self, distance: distance)
          : GuideEdgeConstraint(edge, of: guide, in: self, inset: distance)
        constraint.identifier = "UIKeyboardLayoutGuide-\(edge)"
        return constraint
      }
    }
    let edge: NSLayoutConstraint.Attribute = kind == .topSupport ? .top : .bottom
    let constraints = [
      SystemLayoutConstraint(guide, edge, .equal, self, edge),
      SystemLayoutConstraint(guide, .height, .equal, nil, .notAnAttribute, 1, length(of: kind)),
    ]
    for constraint in constraints { constraint.identifier = "_UILayoutSupportConstraint" }
    return constraints
  }

  /// The height of a view controller's top or bottom guide, in points.
  private func length(of kind: SystemGuideKind) -> CGFloat {
    kind == .topSupport ? safeAreaInsets.top : safeAreaInsets.bottom
  }

  /// Updates the guides along edges for the current safe area and keyboard.
  func updateEdgeGuides() {
    for kind in [SystemGuideKind.topSupport, .bottomSupport] {
      guard let guide = marginState.systemGuides?[kind] else { continue }
      for constraint in guide.referencingConstraints where constraint.isSystem && constraint.secondItem == nil {
        constraint.constant = length(of: kind)
      }
    }
    updateKeyboardGuide()
  }

  /// Updates the keyboard guide for the current frames of the keyboard and of this view.
  func updateKeyboardGuide() {
    guard let guide = marginState.systemGuides?[.keyboard] as? UIKeyboardLayoutGuide else { return }
    let insets = keyboardInsets
    for constraint in guide.referencingConstraints where constraint.isSystem && constraint.container === self {
      guard let constraint = constraint as? GuideEdgeConstraint else { continue }
      constraint.constant = constraint.edge.inset(of: insets)
    }
    guide.applyTrackedConstraints()
  }

  /// The keyboard guide's rectangle in the present bounds, in points.
  var presentKeyboardFrame: CGRect {
    let insets = keyboardInsets
    let (left, top) = (bounds.minX + insets.left, bounds.maxY - insets.top)
    return CGRect(x: left, y: top, width: bounds.maxX - insets.right - left, height: bounds.maxY - insets.bottom - top)
  }

  /// The distances of the keyboard guide's left, bottom and right edges from those of the view, and of its top edge from the
  /// bottom of the view, in points. When there is no keyboard, or one that the guide does not follow, the guide covers
  /// the space below the safe area. It ends at the bottom of the window, even below a view that ends above that.
  ///
  /// The top edge is held from the bottom, so that the guide fits before and after a rotation.
  private var keyboardInsets: UIEdgeInsets {
    let guide = marginState.systemGuides?[.keyboard] as? UIKeyboardLayoutGuide
    let resting = guide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
    guard let window = storedWindow as UIView? else { return UIEdgeInsets(top: resting, left: 0, bottom: 0, right: 0) }
    let windowBottom = convert(CGPoint(x: 0, y: window.bounds.maxY), from: window).y
    let below = min(0, bounds.maxY - windowBottom)
    guard let keyboard = window.screenKeyboard, keyboard.isDocked || guide?.followsUndockedKeyboard == true else {
      return UIEdgeInsets(top: resting, left: 0, bottom: below, right: 0)
    }
    let frame = convert(keyboard.frame, from: window)
    let covered = bounds.maxY - frame.minY
    guard keyboard.isDocked else {
      return UIEdgeInsets(
        top: covered, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX)
    }
    return UIEdgeInsets(top: min(max(resting, covered), bounds.height), left: 0, bottom: below, right: 0)
  }
}
