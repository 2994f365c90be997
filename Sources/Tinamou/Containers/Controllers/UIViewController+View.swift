// SPDX-License-Identifier: MIT

/// The making of the view, its margins, and its layout.
extension UIViewController {
  func setView(_ newView: UIView?) {
    if let owner = newView?.viewController, owner !== self, let newView {
      return LayoutException.raise(
        .viewControllerHierarchyInconsistency,
        "A view can only be associated with at most one view controller at a time! View \(newView) is associated with "
          + "\(owner.shortDescription). Clear this association before associating this view with \(shortDescription).")
    }
    storedView?.viewController = nil
    storedView = newView
    guard let newView else { return }
    newView.viewController = self
    if let storedTraitOverrides { newView.traitOverrides = storedTraitOverrides }
    newView.markNeedsUpdateConstraints()
    applySystemMargins(to: newView)
  }

  var loadedView: UIView {
    if let storedView { return storedView }
    loadView()
    guard let storedView else {
      LayoutException.raise(
        .internalInconsistency,
        "-[\(ConstraintDescription.className(of: self)) loadView] did not set a view")
      let view = UIView(frame: UIScreen.main.bounds)
      self.view = view
      viewDidLoad()
      return view
    }
    viewDidLoad()
    return storedView
  }

  /// `<Module.Class: 0x…>`, as UIKit's messages have it.
  var shortDescription: String {
    "<\(ConstraintDescription.className(of: self)): \(ConstraintDescription.address(of: self))>"
  }

  // MARK: Margins

  var leastMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let side = DeviceProfile.systemMinimumLayoutMargin(forWidth: width)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Gives the view of the controller the margins that the system sets.
  func applySystemMargins(to view: UIView) {
    view.marginState.isControllerRoot = true
    view.marginsMayHaveChanged()
  }

  // MARK: Layout

  /// Calls `body`, which lays out the view, between the two hooks; `viewIsAppearing` comes before the first time.
  func layOutView(_ body: () -> Void) {
    tellItAppears()
    adjustScrollViewInsets()
    viewWillLayoutSubviews()
    body()
    viewDidLayoutSubviews()
    tellParentOfFittingSize()
    endAppearanceAfterLayout()
  }

  /// Tells a parent that places the view by constraints when they ask for another size.
  private func tellParentOfFittingSize() {
    guard let storedParent, !(storedParent is any BarContainer), let view = viewIfLoaded,
      !view.storedTranslatesAutoresizingMask, view.marks.contains(.usesConstraints)
    else { return }
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let old = lastFittingSize
    lastFittingSize = size
    if let old, old != size { storedParent.systemLayoutFittingSizeDidChange(forChildContentContainer: self) }
  }

  /// The nearest ancestor of a class.
  func ancestor<Ancestor: UIViewController>() -> Ancestor? {
    var current = storedParent
    while let controller = current {
      if let found = controller as? Ancestor { return found }
      current = controller.storedParent
    }
    return nil
  }
}

extension LayoutException.Name {
  /// Raised where views and controllers are not in the same order.
  public static let viewControllerHierarchyInconsistency = LayoutException.Name(
    rawValue: "UIViewControllerHierarchyInconsistency")
}
