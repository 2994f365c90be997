// SPDX-License-Identifier: MIT

/// The heights of bars in an environment, in points.
///
/// Source: `reference/uikit-layout.md` §5.9. The height of iOS 26 is that of its first releases and may be inexact.
struct BarMetrics: Equatable {
  let idiom: UIUserInterfaceIdiom
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass
  let generation: InterfaceGeneration

  init(_ traits: TraitValues, _ generation: InterfaceGeneration) {
    idiom = traits.userInterfaceIdiom
    horizontal = traits.horizontalSizeClass
    vertical = traits.verticalSizeClass
    self.generation = generation
  }

  /// The height that a large title adds to a navigation bar.
  static let largeTitle: CGFloat = 52
  /// The height that a search bar adds to a navigation bar.
  static let search: CGFloat = 52
  /// The height that a prompt adds to a navigation bar.
  static let prompt: CGFloat = 30
  /// The height of a navigation bar at the top of a sheet.
  static let sheetNavigationBar: CGFloat = 56

  private var isPad: Bool { idiom == .pad && generation > .iOS10 }

  /// Whether bars are compact: on a phone in landscape orientation with compact width.
  var isLow: Bool { idiom != .pad && horizontal == .compact && vertical == .compact }

  /// The height of a navigation bar with a standard title.
  var navigationBar: CGFloat {
    if isPad { return 50 }
    if isLow { return 32 }
    return generation == .iOS26 ? 54 : 44
  }

  var toolbar: CGFloat { isPad ? 50 : isLow ? 32 : 44 }

  /// The height of a tab bar without the safe area below it.
  var tabBar: CGFloat {
    if isPad { return 50 }
    return idiom != .pad && vertical == .compact && generation > .iOS10 ? 32 : 49
  }

  /// Whether the titles of tab bar items are beside their images, not below them.
  var tabItemsAreInline: Bool { generation > .iOS10 && (idiom == .pad || vertical == .compact) }

  /// Whether large titles are available.
  var allowsLargeTitles: Bool { generation > .iOS10 && vertical != .compact }
}

extension UIView {
  /// The heights of bars in the view's environment.
  var barMetrics: BarMetrics { BarMetrics(traitValues, .current) }
}
