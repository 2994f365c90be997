// SPDX-License-Identifier: MIT

/// The tab of a search on a phone, from iOS 26: while it is selected, its search field takes the place of the other tabs, beside the one
/// that was selected before.
///
/// Source: Apple, “Adopting Liquid Glass”; Ryan Ashcraft, “My Beef with the iOS 26 Tab Bar”: the circle becomes the field, and the bar
/// collapses. The sizes are estimates.
extension UITabBarController {
  /// Whether the bar makes room for the search field of a stack.
  func makesRoomForSearch(of stack: UINavigationController) -> Bool {
    guard selection === stack, isSearching, InterfaceGeneration.current.hasPlatters, let view = viewIfLoaded else {
      return false
    }
    return showsTabBar && !view.barMetrics.tabBarIsAtTop
  }

  /// Shows the tab that was selected before beside a search field, or all tabs.
  func showTabBesideSearch() {
    let isBeside = (selection as? UINavigationController)?.hasSearchAtBottom == true
    tabBar.itemBesideSearch = isBeside ? itemToReturnTo : nil
  }

  /// Returns the frame of a search field with a height, in points, beside the tab; `nil` where the bar does not make room.
  func placeOfSearch(_ height: CGFloat, in view: UIView) -> CGRect? {
    guard tabBar.itemBesideSearch != nil else { return nil }
    let tab = tabBar.convert(tabBar.minimizedFrame, to: view)
    let (margin, gap) = (UITabAccessory.sideMargin, UITabAccessory.gap)
    let width = max(0, view.bounds.width - tab.width - 2 * margin - gap)
    let x = view.runsRightToLeft ? margin : tab.maxX + gap
    return CGRect(x: x, y: tab.midY - height / 2, width: width, height: height)
  }

  /// The item of the tab to which a person returns from a search: the last one that was selected, or the first one.
  private var itemToReturnTo: UITabBarItem? {
    tabState.itemBeforeSearch ?? tabState.tabs.first { !($0 is UISearchTab) && !$0.isAway }?.barItem
  }

  /// Selects the tab before that of a search, after a person has canceled a search that began with the selection.
  ///
  /// Source: Apple, `UISearchTab.automaticallyActivatesSearch`.
  func searchWasCancelled() {
    guard beginsSearches, let item = itemToReturnTo,
      let controller = storedControllers.first(where: { barItem(of: $0) === item })
    else { return }
    select(controller)
  }
}
