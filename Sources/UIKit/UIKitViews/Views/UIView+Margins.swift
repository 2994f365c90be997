// SPDX-License-Identifier: MIT

extension UIView {
  /// The effective margins, in points, computed from the view's margins, the safe area and the superview's margins.
  var resolvedMargins: UIEdgeInsets {
    var margins = ownMargins
    if marginState.isControllerRoot, let minimum = viewOwner?.minimumMargins {
      margins.top = Swift.max(margins.top, minimum.top)
      margins.left = Swift.max(margins.left, isRightToLeft ? minimum.trailing : minimum.leading)
      margins.bottom = Swift.max(margins.bottom, minimum.bottom)
      margins.right = Swift.max(margins.right, isRightToLeft ? minimum.leading : minimum.trailing)
    }
    if marginState.insetsFromSafeArea, InterfaceGeneration.current.hasSafeArea {
      margins.top += safeAreaInsets.top
      margins.left += safeAreaInsets.left
      margins.bottom += safeAreaInsets.bottom
      margins.right += safeAreaInsets.right
    }
    if marginState.preservesSuperview, let superview = storedSuperview {
      let outer = superview.layoutMargins
      let container = superview.storedBounds
      // A view that extends beyond its superview preserves no larger margins than those of the superview. Otherwise a view that is
      // as large as its content would grow by its margins again and again.
      func preserve(_ own: CGFloat, _ outer: CGFloat, _ distance: CGFloat) -> CGFloat {
        Swift.max(own, Swift.min(outer, outer - distance))
      }
      if preservesMarginsAbove {
        margins.top = preserve(margins.top, outer.top, storedOrigin.y - container.minY)
        margins.bottom = preserve(
          margins.bottom, outer.bottom, container.maxY - storedOrigin.y - storedBounds.height)
      }
      let x = storedOrigin.x - horizontalDisplacement
      margins.left = preserve(margins.left, outer.left, x - container.minX)
      margins.right = preserve(margins.right, outer.right, container.maxX - x - storedBounds.width)
    }
    if marginState.followsReadableWidth {
      let excess = Swift.max(0, storedBounds.width - margins.left - margins.right - readableWidth)
      margins.left += excess / 2
      margins.right += excess / 2
    }
    return margins
  }

  /// The margins that were set, in points, as left and right.
  private var ownMargins: UIEdgeInsets {
    switch marginState.raw {
    case .standard:
      marginState.isControllerRoot
        ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) : standardMargins
    case .absolute(let insets):
      insets
    case .directional(let insets):
      isRightToLeft
        ? UIEdgeInsets(top: insets.top, left: insets.trailing, bottom: insets.bottom, right: insets.leading)
        : UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
  }

  var resolvedDirectionalMargins: NSDirectionalEdgeInsets {
    let margins = layoutMargins
    return isRightToLeft
      ? NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.right, bottom: margins.bottom, trailing: margins.left)
      : NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func setMargins(_ margins: UIEdgeInsets) {
    marginState.raw = .absolute(margins)
    marginsMayHaveChanged()
  }

  func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
    marginState.raw = .directional(margins)
    marginsMayHaveChanged()
  }

  func setPreservesSuperviewMargins(_ preserves: Bool) {
    marginState.preservesSuperview = preserves
    marginsMayHaveChanged()
  }

  func setInsetsMarginsFromSafeArea(_ insets: Bool) {
    marginState.insetsFromSafeArea = insets
    marginsMayHaveChanged()
  }

  /// Sets whether the side margins grow until the area between them is no wider than the readable content guide.
  ///
  /// UIKit has this setting in documents only ("Follow Readable Width").
  package func setFollowsReadableWidth(_ follows: Bool) {
    marginState.followsReadableWidth = follows
    marginsMayHaveChanged()
  }

  /// Recomputes the margins. When they changed, notifies the engine, the subclass and the subviews.
  package func marginsMayHaveChanged() {
    if uncommon == nil, standardMargins == MarginState.standardAnnounced { return }
    if marginState.raw == .standard, marginState.isPlain, marginState.announced == ownMargins { return }
    let margins = layoutMargins
    guard margins != marginState.announced else { return }
    marginState.announced = margins
    updateSystemGuides()
    liveHost?.marginsDidChange(of: self)
    layoutMarginsDidChange()
    viewOwner?.viewLayoutMarginsDidChange()
    markConstraintsDidChange()
    for subview in storedSubviews where subview.marginState.preservesSuperview { subview.marginsMayHaveChanged() }
  }
}

extension UIView {
  /// Recomputes the safe area. When it changed, notifies the subclass, the view controller, the engine and the
  /// subviews.
  ///
  /// - Complexity: O(1) when the safe area is unchanged; otherwise proportional to the number of affected views.
  func safeAreaMayHaveChanged() {
    // Nearly all views have no insets, and are in a superview without.
    if uncommon == nil, viewOwner == nil, !isWindow, superviewReference?.with({ $0.givesSubviewsNoSafeArea }) ?? false {
      return
    }
    guard storedWindow?.uncommon?.margins.safeAreaHolds ?? 0 == 0 else { return }
    if uncommon?.margins.systemGuides != nil { updateKeyboardGuide() }
    let insets = presentSafeArea
    guard insets != uncommon?.margins.safeArea ?? .zero else { return }
    marginState.safeArea = insets
    updateSystemGuides()
    marginsMayHaveChanged()
    safeAreaInsetsDidChange()
    viewOwner?.viewSafeAreaInsetsDidChange()
    for subview in storedSubviews { subview.safeAreaMayHaveChanged() }
  }

  /// Recomputes the safe areas of the subviews after the size of this view has changed: a subview that stays where it is has another
  /// distance from the far edges.
  func updateSafeAreaOfSubviewsAfterResizing() {
    guard let margins = uncommon?.margins, margins.safeArea != .zero, margins.sizeOfSafeArea != storedBounds.size else {
      return
    }
    marginState.sizeOfSafeArea = storedBounds.size
    for subview in storedSubviews { subview.safeAreaMayHaveChanged() }
  }

  /// Whether the view has the default margins and no safe area, and gives its subviews none.
  private var givesSubviewsNoSafeArea: Bool { uncommon == nil && safeAreaInsetsForSubviews == .zero }

  private var isWindow: Bool {
    guard let storedWindow else { return false }
    return UnretainedReference<UIView>(storedWindow) == UnretainedReference(self)
  }

  /// Runs a change of many frames in this window and recomputes the safe areas of the window and its descendants once afterward. Changes
  /// can be nested; the outermost one ends with the computation.
  func holdingSafeArea(_ change: () -> Void) {
    marginState.safeAreaHolds += 1
    change()
    marginState.safeAreaHolds -= 1
    if marginState.safeAreaHolds == 0 { forEachBelow { $0.safeAreaMayHaveChanged() } }
  }

  /// The current insets of the safe area: the overlap with the superview's unsafe area, and what the view controller
  /// adds, in points.
  private var presentSafeArea: UIEdgeInsets {
    if let ownSafeArea { return ownSafeArea }
    guard let outer = superviewReference?.with({ $0.safeAreaInsetsForSubviews }) else { return .zero }
    if outer == .zero, viewOwner == nil { return .zero }
    guard let superview = storedSuperview else { return .zero }
    var insets = UIEdgeInsets.zero
    if outer != .zero {
      let safe = superview.storedBounds.inset(by: outer)
      let frame = untransformedFrame.offsetBy(dx: -horizontalDisplacement, dy: 0)
      // A view that extends beyond its superview has no larger insets than the superview.
      insets.top = Swift.min(Swift.max(0, safe.minY - frame.minY), outer.top)
      insets.left = Swift.min(Swift.max(0, safe.minX - frame.minX), outer.left)
      insets.bottom = Swift.min(Swift.max(0, frame.maxY - safe.maxY), outer.bottom)
      insets.right = Swift.min(Swift.max(0, frame.maxX - safe.maxX), outer.right)
    }
    guard let viewOwner, storedWindow != nil else { return insets }
    return insets + viewOwner.addedSafeAreaInsets
  }
}

extension UIEdgeInsets {
  /// The sum of two insets, edge by edge.
  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}

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
