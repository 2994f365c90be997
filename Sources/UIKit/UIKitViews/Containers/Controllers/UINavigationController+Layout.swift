// SPDX-License-Identifier: MIT

/// The layout of bars and of the top controller's view.
extension UINavigationController {
  func layOutContents(in view: UIView) {
    installTopView()
    let bounds = view.bounds
    contentView.frame = bounds
    let barBottom = layOutNavigationBar(in: view)
    let contentBottom = layOutToolbar(in: view)
    layOutTopView(in: view, barBottom: barBottom, contentBottom: contentBottom)
    layOutPresentedSearch(barBottom: barBottom, contentBottom: contentBottom)
    watchScrolling()
    showFading()
  }

  /// Whether the navigation bar is visible.
  private var showsBar: Bool {
    !barState.isBarHidden && !(hidesBarsWhenVerticallyCompact && storedBar.barMetrics.vertical == .compact)
      && presentedSearch?.hidesNavigationBar != true
  }

  private func ownSafeArea(of view: UIView) -> UIEdgeInsets {
    // Additional safe area insets of this controller are for its content, so they are not counted for bars.
    let safe = view.safeAreaInsets
    let added = additionalSafeAreaInsets
    return UIEdgeInsets(
      top: safe.top - added.top, left: safe.left - added.left, bottom: safe.bottom - added.bottom,
      right: safe.right - added.right)
  }

  // MARK: Navigation bar

  /// Lays out the navigation bar and returns its bottom edge, or `nil` if it is not visible.
  private func layOutNavigationBar(in view: UIView) -> CGFloat? {
    storedBar.isHidden = !showsBar
    let top = barTop(in: view)
    guard showsBar else { return nil }
    let heights = fullHeights(in: view).collapsed(by: barState.collapsed)
    storedBar.heights = heights
    storedBar.reachAbove = top
    storedBar.isAtScrollEdge = contentIsAtEdge
    storedBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: heights.total)
    return top + heights.total
  }

  /// Returns the top edge of the navigation bar, in the coordinates of `view`.
  private func barTop(in view: UIView) -> CGFloat {
    let top = max(ownSafeArea(of: view).top, isAtTopOfWindow(view) ? view.barMetrics.leastTop : 0)
    return top + (isInSheet(view) ? InterfaceGeneration.current.metrics.bars.spaceAboveInSheet : 0)
  }

  private func isAtTopOfWindow(_ view: UIView) -> Bool {
    view.window.map { view.convert(view.bounds, to: $0).minY <= 0 } ?? false
  }

  /// Returns the heights of the navigation bar before scrolling.
  private func fullHeights(in view: UIView) -> NavigationBarHeights {
    let metrics = view.barMetrics
    let item = storedBar.topItem
    var row = metrics.navigationBar
    if isInSheet(view), !metrics.isCompressed, metrics.idiom == .phone { row = metrics.sheetNavigationBar }
    // A search bar in place of the title makes the bar as high as itself, from iOS 11 to 18.
    if let search = item?.titleView as? UISearchBar, metrics.generation > .iOS10, !metrics.generation.hasPlatters {
      var sizing = BarViewSizing()
      row = max(row, sizing.size(of: search, in: view.bounds.size).height)
    }
    var heights = NavigationBarHeights(row: row)
    if item?.prompt != nil { heights.prompt = metrics.prompt }
    if showsLargeTitle, metrics.allowsLargeTitles {
      heights.hasLargeTitle = true
      heights.fullLargeTitle = storedBar.largeTitleHeight
      heights.largeTitle = heights.fullLargeTitle
    }
    if let search = item?.searchController, metrics.generation > .iOS10, hasSearchInBar(search, metrics) {
      heights.hasSearch = true
      heights.search = metrics.search + search.searchBar.scopeBarHeight
      heights.fullSearch = heights.search
      heights.searchCollapses = item?.hidesSearchBarWhenScrolling == true && !search.isActive
      if search.isActive, search.hidesNavigationBarDuringPresentation {
        (heights.prompt, heights.row, heights.largeTitle, heights.hasLargeTitle) = (0, 0, 0, false)
      }
    }
    return heights
  }

  /// Returns whether the search bar of the top item has a row of its own in the navigation bar.
  private func hasSearchInBar(_ search: UISearchController, _ metrics: BarMetrics) -> Bool {
    if storedBar.stacksSearch { return true }
    if metrics.searchInTitleRow != nil || hasSearchAtBottom || storedBar.topItem?.hidesSearchBehindButton == true {
      return false
    }
    return !metrics.hidesIdleSearch || search.isActive || search.isRevealed
      || storedBar.topItem?.hidesSearchBarWhenScrolling == false
  }

  /// Whether the top item shows a large title, according to its own display mode or, if that is automatic,
  /// the items below.
  private var showsLargeTitle: Bool {
    guard storedBar.prefersLargeTitles else { return false }
    for item in storedBar.stack.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// Returns whether the view is in a sheet that begins below the top of the screen.
  private func isInSheet(_ view: UIView) -> Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current.presentation.presenter != nil {
        return current.presentation.controller is UISheetPresentationController && ownSafeArea(of: view).top == 0
          && InterfaceGeneration.current.hasSheets
      }
      controller = current.storedParent
    }
    return false
  }

  // MARK: Toolbar

  /// Lays out the toolbar and returns the top edge of the bars at the bottom, or `nil` if there are none.
  private func layOutToolbar(in view: UIView) -> CGFloat? {
    let safe = ownSafeArea(of: view)
    let hasItems = showsToolbar && storedToolbar.items?.isEmpty == false
    let search = hasItems && hasSearchAtBottom ? topViewController?.navigationItem.searchController : nil
    let isAmongItems = search?.isActive == false
    // An active search field is above the keyboard, in front of which the toolbar would be.
    storedToolbar.isHidden = !showsToolbar || search?.isActive == true
    storedToolbar.searchItem = isAmongItems ? topViewController?.navigationItem.searchBarPlacementBarButtonItem : nil
    let searchTop = isAmongItems ? nil : layOutSearchAtBottom(in: view)
    let tabTop = tabBarTop(in: view) ?? searchTop
    guard showsToolbar else { return tabTop }
    let height = view.barMetrics.toolbar
    let top = view.bounds.height - safe.bottom - height
    storedToolbar.reachBelow = tabTop == nil ? safe.bottom : 0
    storedToolbar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    return top
  }

  /// Returns the top edge of the tab bar below this controller, in the coordinates of its view; `nil` if there is none.
  private func tabBarTop(in view: UIView) -> CGFloat? {
    guard let tabs = storedParent as? UITabBarController, tabs.showsTabBar,
      !view.barMetrics.tabBarIsAtTop
    else { return nil }
    return view.bounds.height - ownSafeArea(of: view).bottom
  }

  /// Whether the toolbar is visible. One that the app shows after a controller has hidden the bars at the bottom stays.
  private var showsToolbar: Bool {
    !barState.isToolbarHidden && (bottomBarHider == nil || bottomBarHider === barState.hiderBelowToolbar)
  }

  /// Whether a controller of the stack hides the toolbar and the tab bar.
  var hidesBottomBars: Bool { bottomBarHider != nil }

  /// The lowest controller of the stack that hides the toolbar and the tab bar.
  var bottomBarHider: UIViewController? { stack.first { $0.hidesBottomBarWhenPushed } }

  // MARK: Content

  /// Sets the frame of the top controller's view: the whole view, or the part that the bars do not cover.
  private func layOutTopView(in view: UIView, barBottom: CGFloat?, contentBottom: CGFloat?) {
    guard let top = topViewController, let topView = top.viewIfLoaded else { return }
    var frame = view.bounds
    if let barBottom, !top.extends(under: .top, isTranslucent: storedBar.isTranslucent) {
      frame.origin.y += barBottom
      frame.size.height -= barBottom
    }
    if let contentBottom, !top.extends(under: .bottom, isTranslucent: bottomBarIsTranslucent) {
      frame.size.height = max(0, contentBottom - frame.minY)
    }
    // The safe area of the container is inherited. Only the part covered by bars is added.
    top.takeBars(
      top: barBottom ?? 0, bottom: contentBottom ?? view.bounds.height, in: contentView, frame: frame)
    topView.frame = frame
  }

  private var bottomBarIsTranslucent: Bool {
    if showsToolbar { return storedToolbar.isTranslucent }
    return (storedParent as? UITabBarController)?.tabBar.isTranslucent ?? true
  }

  // MARK: Scrolling

  private var scrollView: UIScrollView? { topViewController?.contentScrollView(for: .top) }

  /// Whether no content is scrolled under the bar.
  private var contentIsAtEdge: Bool {
    guard InterfaceGeneration.current > .iOS10 else { return false }
    guard let scrollView else { return true }
    return scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
  }

  private func watchScrolling() {
    guard let scrollView else { return }
    scrollView.scrollObserver = self
  }

  /// Fades the content that has scrolled below the bars.
  private func showFading() {
    storedBar.fading = scrollView?.fading(below: .top)
    storedToolbar.fading = topViewController?.contentScrollView(for: .bottom)?.fading(below: .bottom)
  }
}

extension UIViewController {
  /// Returns whether the view extends under a bar at `edge`.
  func extends(under edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}

extension UINavigationController: ScrollObserver {
  /// Adjusts the height of the bar to the scroll position, between its collapsed and its expanded height.
  func scrollViewDidMove(_ scrollView: UIScrollView) {
    guard let view = viewIfLoaded, showsBar, scrollView === self.scrollView else { return }
    revealSearchIfPulled(above: scrollView, in: view)
    let full = fullHeights(in: view)
    if full.collapsible > 0 {
      barState.collapsed = min(max(0, collapse(of: full, by: scrollView, in: view)), full.collapsible)
    }
    layOutContents()
    tabBarController?.contentDidScroll(scrollView)
  }

  func scrollViewEdgesDidChange(_ scrollView: UIScrollView) {
    showFading()
    tabBarController?.scrollViewEdgesDidChange(scrollView)
  }

  func collapsedHeight(above scrollView: UIScrollView) -> CGFloat {
    showsBar && scrollView === self.scrollView ? barState.collapsed : 0
  }

  /// Returns the offset at which neither a large title nor a search bar is shown in part.
  ///
  /// A part that would be shown by half or more appears, and another one disappears.
  func restingOffset(near offset: CGFloat, of scrollView: UIScrollView) -> CGFloat {
    guard let view = viewIfLoaded, showsBar, scrollView === self.scrollView else { return offset }
    let full = fullHeights(in: view)
    let collapsed = collapse(of: full, by: scrollView, in: view) + offset - scrollView.contentOffset.y
    guard let rest = full.restingCollapse(near: collapsed) else { return offset }
    return offset + rest - collapsed
  }

  /// Shows a search bar that was not shown yet when a finger pulls the content down by half its height or more.
  private func revealSearchIfPulled(above scrollView: UIScrollView, in view: UIView) {
    let metrics = view.barMetrics
    guard scrollView.isTracking, let search = storedBar.topItem?.searchController, metrics.searchInTitleRow == nil,
      !hasSearchAtBottom, !hasSearchInBar(search, metrics),
      -collapse(of: fullHeights(in: view), by: scrollView, in: view) >= metrics.search / 2
    else { return }
    search.isRevealed = true
  }

  /// Returns the height by which the scroll position collapses the bar, in points: less than 0 or more than the bar has where the
  /// content is pulled down or has scrolled farther.
  private func collapse(of full: NavigationBarHeights, by scrollView: UIScrollView, in view: UIView) -> CGFloat {
    let top = scrollView.convert(CGPoint(x: 0, y: -scrollView.contentInset.top), to: view).y
    return full.total - (top - barTop(in: view))
  }
}

/// The state of a navigation controller's bars.
struct NavigationBarState {
  var isBarHidden = false
  var isToolbarHidden = true
  /// The controller that had hidden the bars at the bottom when the app showed the toolbar; `nil` for none.
  weak var hiderBelowToolbar: UIViewController?
  /// The height by which scrolling has collapsed the navigation bar, in points.
  var collapsed: CGFloat = 0
}
