// SPDX-License-Identifier: MIT

extension UIView {
  /// The host of the engine that lays out this view's hierarchy; `nil` when no engine is running.
  var liveHost: LayoutHost? {
    guard marks.contains(.isHosted) else { return nil }
    return layoutItem.host ?? root.host
  }

  /// Whether `host` lays out this view's hierarchy.
  func isLaidOut(by host: LayoutHost) -> Bool {
    marks.contains(.isHosted) && (layoutItem.host ?? root.host) === host
  }

  /// The installed constraints: the user's in the order of installation, followed by the system's.
  var installedConstraints: [NSLayoutConstraint] {
    let users = heldConstraints.filter { !$0.isSystem }
    let systems = heldConstraints.filter { $0.isSystem }
    return users + systems + (liveHost?.generatedConstraints(on: self) ?? [])
  }

  /// Installs constraints on this view after checking that all their items are in its subtree.
  func install(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.container !== self && constraint.isValid {
      guard mayContainItems(of: constraint), constraint.checkAxes() else { continue }
      constraint.uninstall()
      constraint.install(on: self)
    }
  }

  func uninstall(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.container === self {
      ReleasePool.keep(constraint)
      constraint.uninstall()
    }
  }

  /// Whether the constraint may be installed on this view.
  ///
  /// Raises an exception for an item elsewhere in this view's hierarchy. For an item in another hierarchy, which may
  /// still be added to this view, it logs UIKit's message.
  private func mayContainItems(of constraint: NSLayoutConstraint) -> Bool {
    for item in constraint.items {
      guard let holder = item.holder, !holder.isSelfOrDescendant(of: self) else { continue }
      if holder.root === root {
        LayoutException.raise(
          .generic,
          "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of "
            + "the view?  That's illegal. constraint:\(constraint) view:\(self)")
        return false
      } else if !constraint.awaitsHierarchy {
        constraint.awaitsHierarchy = true
        LayoutLog.write(
          "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, the "
            + "constraint's items must be descendants of that view (or the view itself). This will crash if the "
            + "constraint needs to be resolved before the view hierarchy is assembled. Break on "
            + "-[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.")
      }
    }
    return true
  }

  func setTranslatesAutoresizingMask(_ translates: Bool) {
    guard translates != storedTranslatesAutoresizingMask else { return }
    storedTranslatesAutoresizingMask = translates
    if !translates { markSubtree(.needsItems) }
    liveHost?.translationDidChange(of: self)
    markConstraintsDidChange()
    storedSuperview?.markNeedsLayout()
  }

  // MARK: Guides

  func own(_ guide: UILayoutGuide) {
    guard guide.storedOwner !== self else { return }
    guide.storedOwner?.removeOwnership(guide)
    storedLayoutGuides.append(guide)
    guide.storedOwner = self
  }

  func removeOwnership(_ guide: UILayoutGuide) {
    guard guide.storedOwner === self else { return }
    for constraint in guide.referencingConstraints { constraint.uninstall() }
    liveHost?.willRemove(guide)
    if let index = storedLayoutGuides.indexOfIdentical(guide) { storedLayoutGuides.remove(at: index) }
    guide.storedOwner = nil
  }

  // MARK: Ambiguity

  func showAnotherSolution() {
    liveHost?.exerciseAmbiguity(of: self)
    markNeedsLayout()
    storedSuperview?.markNeedsLayout()
  }
}

extension UIView {
  func contentSizeDidChange() {
    liveHost?.contentSizeDidChange(of: self)
    markConstraintsDidChange()
    storedSuperview?.subviewContentSizeDidChange(self)
  }

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard NSLayoutConstraint.checkContentPriority(priority), priority != contentPriorities.hugging(axis) else { return }
    if axis == .horizontal {
      contentPriorities.horizontalHugging = priority
    } else {
      contentPriorities.verticalHugging = priority
    }
    contentSizeDidChange()
  }

  func setCompression(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard NSLayoutConstraint.checkContentPriority(priority), priority != contentPriorities.compression(axis) else {
      return
    }
    if axis == .horizontal {
      contentPriorities.horizontalCompression = priority
    } else {
      contentPriorities.verticalCompression = priority
    }
    contentSizeDidChange()
  }

  /// The view that provides this view's first baseline, after following all references; `nil` when that view has no
  /// text.
  var firstBaselineView: UIView? {
    let view = forFirstBaselineLayout
    return view === self ? (firstBaselineFromTop == nil ? nil : self) : view.firstBaselineView
  }

  /// The view that provides this view's last baseline, after following all references; `nil` when that view has no
  /// text.
  var lastBaselineView: UIView? {
    let view = forLastBaselineLayout
    return view === self ? (lastBaselineFromBottom == nil ? nil : self) : view.lastBaselineView
  }

  /// The view that provides this view's first or last baseline, after following all references, whether or not it has
  /// text.
  func viewForBaseline(isFirst: Bool) -> UIView {
    let view = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    return view === self ? self : view.viewForBaseline(isFirst: isFirst)
  }

  /// The standard distance from the preceding baseline to this view's, in points, derived from its font size.
  var standardLineDistance: CGFloat { (fontSizeForSpacing ?? 0) * 1.2 }
}

extension UIView {
  /// The value of an intrinsic dimension that a view does not have: -1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The target size of ``systemLayoutSizeFitting(_:)`` for the smallest possible size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target size of ``systemLayoutSizeFitting(_:)`` for the largest reasonable size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size that the constraints in this view give it in an engine of its own, with a target size of `target`. No
  /// frame changes.
  ///
  /// Without a required width, texts that layout has wrapped keep their widths, if `keepsWrappedWidths` is set.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority, keepsWrappedWidths: Bool = true
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let size = LayoutHost.fittingSize(
      of: self, .fitting(target: target, horizontal: horizontal, vertical: vertical),
      keepsWrappedWidths: keepsWrappedWidths && horizontal != .required)
    let grid = PixelGrid(scale: Double(displayScale))
    return CGSize(width: grid.roundedUp(size.width), height: grid.roundedUp(size.height))
  }
}
