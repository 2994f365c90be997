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
      if preservesMarginsAbove {
        margins.top = Swift.max(margins.top, outer.top - (storedOrigin.y - container.minY))
        margins.bottom = Swift.max(
          margins.bottom, outer.bottom - (container.maxY - storedOrigin.y - storedBounds.height))
      }
      let x = storedOrigin.x - horizontalDisplacement
      margins.left = Swift.max(margins.left, outer.left - (x - container.minX))
      margins.right = Swift.max(margins.right, outer.right - (container.maxX - x - storedBounds.width))
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
  func setFollowsReadableWidth(_ follows: Bool) {
    marginState.followsReadableWidth = follows
    marginsMayHaveChanged()
  }

  /// Recomputes the margins. When they changed, notifies the engine, the subclass and the subviews.
  func marginsMayHaveChanged() {
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
