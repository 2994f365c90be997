// SPDX-License-Identifier: MIT

/// The tabs of a tab bar controller, and what follows from them.
struct TabState {
  var tabs: [UITab] = []
  var mode = UITabBarController.Mode.automatic
  var sidebar: UITabBarController.Sidebar?
  /// The view of the sidebar, while it is shown.
  var sidebarView: TabSidebarView?
  /// The area beside the sidebar.
  var contentGuide: TabContentGuide?
  var accessory: UITabAccessory?
  /// The glass behind the accessory, while it is shown.
  var accessoryGlass: GlassView?
  /// The item of the last selected tab that is not that of a search.
  weak var itemBeforeSearch: UITabBarItem?
  var minimizeBehavior = UITabBarController.MinimizeBehavior.automatic
  /// Whether scrolling has made the bar small.
  var isMinimized = false
  /// The offset at which the direction of scrolling was last determined, in points; `nil` for that at rest.
  var scrollOrigin: CGFloat?
}

extension UITabBarController {
  func replaceTabs(_ tabs: [UITab]) {
    for tab in tabState.tabs { tab.setTabBarController(nil) }
    tabState.tabs = tabs
    for tab in tabs { tab.setTabBarController(self) }
    showControllersOfTabs()
  }

  /// Gives the bar the controllers that the tabs show now.
  private func showControllersOfTabs() {
    setViewControllers(controllersOfTabs, animated: false)
    (selectedRoot as? UITabGroup)?.selectFirstChild()
  }

  private var controllersOfTabs: [UIViewController] {
    tabState.tabs.compactMap { tab in
      guard let controller = tab.shownController else { return nil }
      tab.apply(to: controller)
      return controller
    }
  }

  /// The tab of the bar whose controller is selected.
  private var selectedRoot: UITab? { selection.flatMap { tab(containing: $0) } }

  /// Whether the selected tab is that of a search.
  var isSearching: Bool { selectedRoot is UISearchTab }

  /// Whether the selected tab is one of a search that begins with the selection.
  var beginsSearches: Bool { (selectedRoot as? UISearchTab)?.automaticallyActivatesSearch == true }

  /// The selected tab at the end of its branch.
  var selectedLeaf: UITab? { selectedRoot?.selectedLeaf }

  /// Selects a tab and the groups that contain it.
  func selectTab(_ wanted: UITab) {
    guard wanted.tabBarController === self else { return }
    let previous = selectedTab
    var tab = wanted
    while let group = tab.parent {
      group.selectedChild = tab
      tab = group
    }
    (wanted as? UITabGroup)?.selectFirstChild()
    if let controller = tab.shownController, storedControllers.contains(controller) { select(controller) }
    notifyOfSelection(previous)
  }

  /// Notifies the delegate if another tab than `previous` is selected.
  func notifyOfSelection(_ previous: UITab?) {
    guard let selectedTab, selectedTab !== previous else { return }
    (selectedRoot as? UITabGroup)?.selectFirstChild()
    delegate?.tabBarController(self, didSelectTab: selectedTab, previousTab: previous)
    (selectedTab as? UISearchTab)?.beginSearchIfWanted()
    tabState.sidebarView?.show(tabState.tabs, selected: selectedTab)
  }

  /// Returns whether the user may select a tab; `true` without a tab.
  func userMaySelect(_ tab: UITab?) -> Bool {
    guard let tab else { return true }
    return tab.isEnabled && delegate?.tabBarController(self, shouldSelectTab: tab) ?? true
  }

  /// The tab whose controller is `controller` or an ancestor of it.
  func tab(containing controller: UIViewController) -> UITab? {
    var current: UIViewController? = controller
    while let candidate = current {
      if let tab = tabState.tabs.first(where: { $0.shownController === candidate }) { return tab }
      current = candidate.parent
    }
    return nil
  }

  /// The item of a controller in the bar: that of its tab, or else its own.
  func barItem(of controller: UIViewController) -> UITabBarItem? {
    tabState.tabs.first { $0.shownController === controller }?.barItem ?? controller.tabBarItem
  }

  /// Whether the bar shows the tab of an item beside the others: that of a search.
  func standsApart(_ item: UITabBarItem) -> Bool {
    tabState.tabs.contains { $0 is UISearchTab && !$0.isAway && $0.barItem === item }
  }

  // MARK: Changes

  /// Called when a tab has changed, or its place.
  func tabsMayHaveChanged() {
    guard !tabState.tabs.isEmpty else { return }
    tabsDidChange()
    tabState.sidebarView?.show(tabState.tabs, selected: selectedTab)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Called when another child of a group was selected.
  func selectionMayHaveChanged(in group: UITabGroup) {
    let isSelected = selectedRootIdentity == ObjectIdentifier(group.root)
    let controllers = controllersOfTabs
    guard controllers != storedControllers else { return tabsMayHaveChanged() }
    setViewControllers(controllers, animated: false)
    if isSelected, let controller = group.root.shownController { select(controller) }
    tabsMayHaveChanged()
  }

  /// The tab at whose place in the bar the selected controller is.
  private var selectedRootIdentity: ObjectIdentifier? {
    let shown = tabState.tabs.filter { $0.shownController != nil }
    guard let selection, let index = storedControllers.firstIndex(of: selection), shown.indices.contains(index) else {
      return nil
    }
    return ObjectIdentifier(shown[index])
  }

  /// The controllers that the bar shows: those of the tabs for bars of its width, or all without tabs.
  var controllersInBar: [UIViewController] {
    guard !tabState.tabs.isEmpty else { return storedControllers }
    let isRegular = traitCollection.horizontalSizeClass == .regular
    let shown = tabState.tabs.filter { tab in
      if tab.isAway { return false }
      if isRegular { return tab.preferredPlacement != .sidebarOnly && tab.preferredPlacement != .optional }
      return compactTabIdentifiers?.contains(tab.identifier) ?? true
    }
    let controllers = shown.compactMap(\.shownController)
    return storedControllers.filter(controllers.contains)
  }
}
