// SPDX-License-Identifier: MIT

/// The relation of the controller to the bars around it.
extension UIViewController {
  func titleDidChange() {
    if let item = barContents.ownNavigationItem, item.title != title { item.title = title }
    if let item = barContents.ownTabBarItem, item.title != title { item.title = title }
  }

  /// Requests a new layout from the container of the controller.
  func barsMayHaveChanged() {
    (self as? any BarContainer)?.layOutContentsNow()
    var current = storedParent
    while let controller = current {
      (controller as? any BarContainer)?.layOutContentsNow()
      current = controller.storedParent
    }
  }

  /// Returns the scroll view that determines the appearance of bars at `edge`: the one that was set, or the view or
  /// its first subview.
  func watchedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    barContents.scrollView(for: edge) ?? firstScrollView
  }

  /// The view, its first subview, the first subview of that and so on, whichever is the first scroll view. The pages of a page controller
  /// move in a scroll view that is none of the content: that of the page that is shown counts.
  private var firstScrollView: UIScrollView? {
    var current = viewIfLoaded
    while let view = current {
      let pages = view as? PageScrollView
      if pages == nil, let scrollView = view as? UIScrollView { return scrollView }
      current = pages?.shownPage ?? view.storedSubviews.first
    }
    return nil
  }

  // MARK: Insets of scroll views before iOS 11

  /// Adds the heights of the bars to the content insets of the scroll view, if the view or its first
  /// subview is one.
  ///
  /// This applies only to children of the system's containers, and only before iOS 11.
  func adjustScrollViewInsets() {
    guard !InterfaceGeneration.current.hasSafeArea, let view = viewIfLoaded,
      let scrollView = view as? UIScrollView ?? view.storedSubviews.first as? UIScrollView
    else { return }
    let isAdjusted = adjustsScrollViewInsets && storedParent is any BarContainer && !(self is any BarContainer)
    let covered = view.safeAreaInsets
    scrollView.takeAutomaticInset(
      isAdjusted ? UIEdgeInsets(top: covered.top, left: 0, bottom: covered.bottom, right: 0) : .zero)
  }

  // MARK: Layout guides

  /// The value of `topLayoutGuide`, for modules whose own names for it are not deprecated.
  package var topSupport: any UILayoutSupport { layoutSupport(.topSupport) }

  /// The value of `bottomLayoutGuide`.
  package var bottomSupport: any UILayoutSupport { layoutSupport(.bottomSupport) }

  func layoutSupport(_ kind: SystemGuideKind) -> any UILayoutSupport {
    let guide = loadedView.systemGuide(kind)
    return guide as? LayoutSupportGuide ?? LayoutSupportGuide(kind)
  }
}

/// A controller that shows bars around its content.
@MainActor
protocol BarContainer: UIViewController {}

extension BarContainer {
  /// Lays out bars and content immediately if the view is on a screen, otherwise during the next layout.
  func layOutContentsNow() {
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    if view.window != nil { layOutContents() }
  }

  /// Lays out bars and content. An animated change takes time on a running animation clock.
  func layOutContentsNow(animated: Bool) {
    guard animated, SizeTransition.takesTime, let view = viewIfLoaded, view.window != nil else {
      return layOutContentsNow()
    }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      self.layOutContentsNow()
      view.layoutIfNeeded()
    }
  }
}
