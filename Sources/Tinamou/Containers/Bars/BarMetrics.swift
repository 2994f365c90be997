// SPDX-License-Identifier: MIT

/// How high bars are in an environment, in points.
///
/// Source: `reference/uikit-layout.md` §5.9. The height of iOS 26 is what its first releases show and may be off.
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

  /// What a large title adds to a navigation bar.
  static let largeTitle: CGFloat = 52
  /// What a search bar adds to a navigation bar.
  static let search: CGFloat = 52
  /// What a line above the title adds to a navigation bar.
  static let prompt: CGFloat = 30
  /// The height of a navigation bar at the top of a sheet.
  static let sheetNavigationBar: CGFloat = 56

  private var isPad: Bool { idiom == .pad && generation > .iOS10 }

  /// Whether bars are lower than usual: a phone on its side, but not one that is wide then.
  var isLow: Bool { idiom != .pad && horizontal == .compact && vertical == .compact }

  /// A navigation bar with its title in the middle.
  var navigationBar: CGFloat {
    if isPad { return 50 }
    if isLow { return 32 }
    return generation == .iOS26 ? 54 : 44
  }

  var toolbar: CGFloat { isPad ? 50 : isLow ? 32 : 44 }

  /// A tab bar without what lies below it.
  var tabBar: CGFloat {
    if isPad { return 50 }
    return idiom != .pad && vertical == .compact && generation > .iOS10 ? 32 : 49
  }

  /// Whether tab bar items have their titles beside their pictures, not below them.
  var tabItemsAreInline: Bool { generation > .iOS10 && (idiom == .pad || vertical == .compact) }

  /// Whether there is room for large titles.
  var allowsLargeTitles: Bool { generation > .iOS10 && vertical != .compact }
}

extension UIView {
  /// How high bars are where the view is.
  var barMetrics: BarMetrics { BarMetrics(traitValues, .current) }
}
