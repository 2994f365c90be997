// SPDX-License-Identifier: MIT

/// The heights of bars for a device, its size classes and a generation of iOS, in points.
///
/// The only table of these numbers. UIKit's mirror, the canvas of Interface Builder and the checks use it.
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
  /// The height that a search bar adds to a navigation bar.
  package static let search: CGFloat = 52
  /// The height that a prompt above the title adds to a navigation bar.
  package static let prompt: CGFloat = 30
  /// The height of a navigation bar at the top of a sheet.
  package static let sheetNavigationBar: CGFloat = 56

  /// Since iOS 12, bars of iPads are higher than those of phones.
  private var hasPadBars: Bool { idiom == .pad && generation >= .iOS12 }

  /// Whether bars are compressed, as on a phone in landscape without a regular width.
  package var isCompressed: Bool { idiom != .pad && horizontal == .compact && vertical == .compact }

  /// The height of a navigation bar with an inline title.
  package var navigationBar: CGFloat {
    if hasPadBars { return 50 }
    if isCompressed { return 32 }
    return generation >= .iOS26 ? 54 : 44
  }

  /// The height of a toolbar, without the home indicator below it.
  package var toolbar: CGFloat { hasPadBars ? 50 : isCompressed ? 32 : 44 }

  /// The height of a tab bar, without the home indicator below it.
  package var tabBar: CGFloat {
    if hasPadBars { return 50 }
    return idiom != .pad && vertical == .compact && generation > .iOS10 ? 32 : 49
  }

  /// The height of a search bar outside of a navigation bar.
  package var searchBar: CGFloat { generation > .iOS10 ? 56 : 44 }

  /// Whether tab bar items have their titles beside their images instead of below them.
  package var tabItemsAreInline: Bool { generation > .iOS10 && (idiom == .pad || vertical == .compact) }

  /// Whether large titles are shown.
  package var allowsLargeTitles: Bool { generation > .iOS10 && vertical != .compact }

  /// All heights that bars at one edge can have together: those of the navigation bar with everything that can be
  /// added to it, of the toolbar and of the tab bar.
  package var heights: [CGFloat] {
    let titles = allowsLargeTitles ? [0, Self.largeTitle] : [0]
    let navigationBars = titles.flatMap { title in
      [0, Self.prompt, Self.search].map { navigationBar + title + $0 }
    }
    return navigationBars + [toolbar, tabBar, Self.sheetNavigationBar]
  }
}
