// SPDX-License-Identifier: MIT

/// The loading of the view, its margins, and its layout.
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

  package var loadedView: UIView {
    if let storedView { return storedView }
    ReleasePool.open()
    defer { ReleasePool.close() }
    loadView()
    guard let storedView else {
      LayoutException.raise(
        .internalInconsistency,
        "-[\(ConstraintText.className(of: self)) loadView] did not set a view")
      let view = UIView(frame: UIScreen.main.bounds)
      self.view = view
      viewDidLoad()
      return view
    }
    viewDidLoad()
    return storedView
  }

  /// The description `<Module.Class: 0x…>` that UIKit's messages contain.
  var shortDescription: String {
    "<\(ConstraintText.className(of: self)): \(ObjectAddress.text(of: self))>"
  }

  // MARK: Margins

  var systemMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let traits = traitCollection
    let isLying = traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .compact
    let side = isLying ? DeviceProfile.smallRootMargin : DeviceProfile.systemMinimumLayoutMargin(forWidth: width)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Applies the system's layout margins to the controller's view.
  func applySystemMargins(to view: UIView) {
    view.marginState.isControllerRoot = true
    view.marginsMayHaveChanged()
  }

  // MARK: Layout

  /// Calls `body`, which lays out the view, between `viewWillLayoutSubviews` and `viewDidLayoutSubviews`.
  /// `viewIsAppearing` is called before the first layout in a window.
  func layOutView(_ body: @MainActor () -> Void) {
    let isInWindow = viewIfLoaded?.window != nil
    if isInWindow { notifyIsAppearing() }
    adjustScrollViewInsets()
    unavailableContent.update(of: self)
    track(.willLayout) { viewWillLayoutSubviews() }
    body()
    unavailableContent.layOut(in: self)
    track(.didLayout) { viewDidLayoutSubviews() }
    notifyParentOfFittingSize()
    presentationInContextFollowsView()
    if isInWindow { endAppearanceAfterLayout() }
  }

  /// Runs a method of the controller, which runs again when what it has read changes.
  private func track(_ update: TrackedUpdate, _ body: @MainActor () -> Void) {
    if let storedView { storedView.track(update, body) } else { body() }
  }

  /// Notifies a parent that lays out the view with constraints when their fitting size has changed.
  private func notifyParentOfFittingSize() {
    guard let storedParent, !(storedParent is any BarContainer), let view = viewIfLoaded,
      !view.storedTranslatesAutoresizingMask, view.marks.contains(.usesConstraints)
    else { return }
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let old = lastFittingSize
    lastFittingSize = size
    if let old, old != size { storedParent.systemLayoutFittingSizeDidChange(forChildContentContainer: self) }
  }

  /// Returns the nearest ancestor of the given class.
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
  /// The exception that is raised when the hierarchies of views and controllers are inconsistent.
  public static let viewControllerHierarchyInconsistency = LayoutException.Name(
    rawValue: "UIViewControllerHierarchyInconsistency")
}

extension UIViewController: ViewOwner {
  var ownedView: UIView? { viewIfLoaded }

  var minimumMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  var addedSafeAreaInsets: UIEdgeInsets { containerInsets + additionalSafeAreaInsets }

  /// Returns whether the controller is in a container and adjusts `scrollView`, which is its view or the first
  /// subview of its view.
  func adjustsInsets(of scrollView: UIScrollView) -> Bool {
    guard adjustsScrollViewInsets, parent != nil else { return false }
    return viewIfLoaded === scrollView || viewIfLoaded?.subviews.first === scrollView
  }

  func viewTraitsDidChange(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    TraitObservers.tell(self, traitCollection, previous)
  }
}

extension UIViewController: UITraitChangeObservable {}

extension UIView {
  /// The controller whose view this is.
  var viewController: UIViewController? {
    get { viewOwner as? UIViewController }
    set { viewOwner = newValue }
  }
}

extension UIViewController: UIFocusEnvironment {}
