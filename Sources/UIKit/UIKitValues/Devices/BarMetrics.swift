// SPDX-License-Identifier: MIT

/// The heights of bars for a device, its size classes and a generation of iOS, in points.
///
/// Chooses among the sizes of the generation's ``SystemMetrics``.
///
/// Source: Facts, “Bars and safe areas”.
package struct BarMetrics: Equatable, Sendable {
  package let idiom: UIUserInterfaceIdiom
  package let horizontal: UIUserInterfaceSizeClass
  package let vertical: UIUserInterfaceSizeClass
  package let generation: InterfaceGeneration

  package init(
    idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass,
    generation: InterfaceGeneration
  ) {
    self.idiom = idiom
    self.horizontal = horizontal
    self.vertical = vertical
    self.generation = generation
  }

  /// Returns the metrics of a full-screen window on a device in portrait orientation.
  package static func upright(_ idiom: UIUserInterfaceIdiom, _ generation: InterfaceGeneration) -> BarMetrics {
    BarMetrics(
      idiom: idiom, horizontal: idiom == .pad ? .regular : .compact, vertical: .regular, generation: generation)
  }

  /// The height that a large title adds to a navigation bar.
  package static let largeTitle: CGFloat = 52

  private var bars: SystemMetrics.Bars { generation.metrics.bars }
  private var tabs: SystemMetrics.Tabs { generation.metrics.tabs }

  /// The height that a search bar adds to a navigation bar.
  package var search: CGFloat { generation.metrics.search.inNavigationBar }
  /// Whether the search bar of a navigation item appears only while it is active.
  package var hidesIdleSearch: Bool { idiom != .pad && generation.metrics.search.appearsWhenActive }
  /// The place of a search field in the row of the title; `nil` for a row of its own.
  package var searchInTitleRow: SystemMetrics.SearchOnPad? {
    idiom == .pad && horizontal == .regular ? generation.metrics.search.onPad : nil
  }
  /// The height that a prompt above the title adds to a navigation bar.
  package var prompt: CGFloat { bars.prompt }
  /// The height of a navigation bar at the top of a sheet.
  package var sheetNavigationBar: CGFloat { bars.navigationInSheet }

  /// Whether bars are compressed, as on a phone in landscape without a regular width.
  package var isCompressed: Bool { idiom != .pad && horizontal == .compact && vertical == .compact }

  /// Whether the height of a phone is compact.
  package var isLow: Bool { idiom != .pad && vertical == .compact }

  /// The height of a navigation bar with an inline title.
  package var navigationBar: CGFloat {
    idiom == .pad ? bars.navigationOnPad : isCompressed ? bars.navigationInCompactHeight : bars.navigation
  }

  /// The least distance of a navigation bar from the top of the screen.
  package var leastTop: CGFloat { isLow ? bars.topInCompactHeight : idiom == .pad ? 0 : bars.leastTop }

  /// The height of a toolbar, without the home indicator below it.
  package var toolbar: CGFloat {
    idiom == .pad ? bars.toolbarOnPad : isCompressed ? bars.toolbarInCompactHeight : bars.toolbar
  }

  /// The height of a tab bar, without the home indicator below it.
  package var tabBar: CGFloat {
    if idiom == .pad { return tabs.heightOnPad }
    return vertical == .compact ? tabs.heightInCompactHeight : tabs.height
  }

  /// Returns the height of a tab bar with a safe area of `inset` points below it.
  package func tabBar(above inset: CGFloat) -> CGFloat {
    if tabBarIsAtTop { return tabBar }
    let whole = vertical == .compact ? tabs.wholeHeightInCompactHeight : tabs.wholeHeight
    return (idiom == .pad ? nil : whole) ?? tabBar + inset
  }

  /// Whether the tab bar is at the top of the screen.
  package var tabBarIsAtTop: Bool { idiom == .pad && horizontal == .regular && tabs.isAtTopOnPad }

  /// The height of a search bar outside of a navigation bar.
  package var searchBar: CGFloat { generation.metrics.search.bar }

  /// Whether tab bar items have their titles beside their images instead of below them.
  package var tabItemsAreInline: Bool { generation > .iOS10 && (idiom == .pad || vertical == .compact) }

  /// Whether large titles are shown.
  package var allowsLargeTitles: Bool { generation > .iOS10 && vertical != .compact }

  /// All heights that bars at one edge can have together: those of the navigation bar with everything that can be
  /// added to it, of the toolbar and of the tab bar.
  package var heights: [CGFloat] {
    let titles = allowsLargeTitles ? [0, Self.largeTitle] : [0]
    let navigationBars = titles.flatMap { title in
      [0, prompt, search].map { navigationBar + title + $0 }
    }
    return navigationBars + [toolbar, tabBar, sheetNavigationBar]
  }
}
